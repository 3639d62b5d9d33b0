import { findCurrentApp } from './lib/current-app.ts';
import { parsePercent } from './lib/percent.ts';
import { CommandError, runCommand } from './lib/run-command.ts';
import { requestSite, resolveSiteUrl } from './lib/site-client.ts';

const options = { site: { type: 'string' }, share: { type: 'string' } } as const;

/**
 * `npm run canary -w shop-remote -- promote|stop [--site https://site]` promotes or stops the running canary.
 * `-- --share 20` changes the share of the running canary.
 */
await runCommand({ options, maxArguments: 1 }, async ({ values, positionals: [action] }) => {
  const { site: siteOption, share } = values;
  const percent = parsePercent('--share', share);
  const { app } = await findCurrentApp();
  const site = resolveSiteUrl(siteOption);
  const params = { app };
  if (action === undefined && percent !== undefined) {
    const { snapshot } = await requestSite(site, 'PUT /_releases/{app}/canary', {
      params,
      body: { percent },
    });
    process.stdout.write(`the canary of ${app} is now for ${percent} %\nsnapshot ${snapshot}\n`);
    return;
  }
  if (action !== 'promote' && action !== 'stop')
    throw new CommandError('Choose what to do with the canary: "promote", "stop" or "--share 20".');
  const { version, snapshot } = await requestSite(site, `POST /_releases/{app}/canary/${action}`, { params });
  process.stdout.write(
    `${action === 'promote' ? `${app} ${version} is live for all visitors` : `the canary is stopped; ${app} ${version} stays live`}\nsnapshot ${snapshot}\n`,
  );
});
