import { runCommand } from './lib/run-command.ts';
import { currentApp } from './lib/current-app.ts';
import { requestSite, siteAddress } from './lib/site-client.ts';

interface SnapshotChange {
  version: string;
  snapshot: number;
}

/** `npm run rollback -w shop-remote [-- --to <release>] [--site https://site]` */
await runCommand(
  { to: { type: 'string' }, site: { type: 'string' } },
  async ({ values: { to, site: named } }) => {
    const { app } = await currentApp();
    const site = siteAddress(named);
    const { version, snapshot } = await requestSite<SnapshotChange>(site, `/_releases/${app}/rollback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(to === undefined ? {} : { to }),
    });
    process.stdout.write(`${app} ${version} is live again\nsnapshot ${snapshot}\n`);
  },
);
