import { runCommand } from './lib/run-command.ts';
import { findCurrentApp } from './lib/current-app.ts';
import { requestSite, resolveSiteUrl } from './lib/site-client.ts';

/** `npm run retire -w shop-remote [-- --site https://site]` removes the remote from the site. */
await runCommand({ options: { site: { type: 'string' } } }, async ({ values }) => {
  const { app } = await findCurrentApp();
  const site = resolveSiteUrl(values.site);
  const { snapshot } = await requestSite(site, 'POST /_releases/{app}/retire', { params: { app } });
  process.stdout.write(
    `${app} is retired: its pages and slots are gone. To bring it back: npm run rollback\nsnapshot ${snapshot}\n`,
  );
});
