import { CommandError, runCommand } from './lib/run-command.ts';
import { findCurrentApp } from './lib/current-app.ts';
import { requestSite, resolveSiteUrl } from './lib/site-client.ts';

const options = { site: { type: 'string' } } as const;

/** `npm run flag -w shop-remote -- gift-wrap on|off [--site https://site]` switches a flag of the remote. */
await runCommand({ options, maxArguments: 2 }, async ({ values, positionals: [flag = '', state] }) => {
  if (flag === '' || (state !== 'on' && state !== 'off'))
    throw new CommandError('Name the flag and its state: "gift-wrap on" or "gift-wrap off".');
  const { app } = await findCurrentApp();
  const site = resolveSiteUrl(values.site);
  const { snapshot } = await requestSite(site, 'POST /_releases/{app}/flags/{flag}', {
    params: { app, flag },
    body: { on: state === 'on' },
  });
  process.stdout.write(`${flag} of ${app} is ${state}\nsnapshot ${snapshot}\n`);
});
