import { runCommand } from './lib/run-command.ts';
import { findCurrentApp } from './lib/current-app.ts';
import { requestSite, resolveSiteUrl } from './lib/site-client.ts';

/** `npm run rollback -w shop-remote [-- --to <release>] [--site https://site]` makes an earlier release live again. */
await runCommand(
  { options: { to: { type: 'string' }, site: { type: 'string' } } },
  async ({ values: { to, site: siteOption } }) => {
    const { app } = await findCurrentApp();
    const site = resolveSiteUrl(siteOption);
    const { version, snapshot } = await requestSite(site, 'POST /_releases/{app}/rollback', {
      params: { app },
      body: { to },
    });
    process.stdout.write(`${app} ${version} is live again\nsnapshot ${snapshot}\n`);
  },
);
