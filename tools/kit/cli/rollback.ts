import { command } from './command.ts';
import { appHere } from './here.ts';
import { ask, siteAddress } from './site.ts';

interface Changed {
  version: string;
  snapshot: number;
}

/** `npm run rollback -w shop-remote [-- --to <release>] [--site https://site]` */
await command(
  { to: { type: 'string' }, site: { type: 'string' } },
  async ({ values: { to, site: named } }) => {
    const { app } = await appHere();
    const site = siteAddress(named);
    const { version, snapshot } = await ask<Changed>(site, `/_releases/${app}/rollback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(to === undefined ? {} : { to }),
    });
    process.stdout.write(`${app} ${version} is live again\nsnapshot ${snapshot}\n`);
  },
);
