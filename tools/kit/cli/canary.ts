import { CommandError, runCommand } from './lib/run-command.ts';
import { currentApp } from './lib/current-app.ts';
import { requestSite, siteAddress } from './lib/site-client.ts';

/** `npm run canary -w shop-remote -- promote|stop [--site https://site]` */
await runCommand({ site: { type: 'string' } }, async ({ values, positionals: [action] }) => {
  if (action !== 'promote' && action !== 'stop')
    throw new CommandError('Say what to do with the canary: "promote" or "stop".');
  const { app } = await currentApp();
  const site = siteAddress(values.site);
  const { version, snapshot } = await requestSite(site, `POST /_releases/{app}/canary/${action}`, {
    params: { app },
  });
  process.stdout.write(
    `${action === 'promote' ? `${app} ${version} is live for all visitors` : `the canary is stopped; ${app} ${version} stays live`}\nsnapshot ${snapshot}\n`,
  );
});
