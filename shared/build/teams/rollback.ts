import { appHere } from './here.ts';
import { ask, command, siteAddress, textOf } from './site.ts';

interface Changed {
  version: string;
  snapshot: number;
}

/** `npm run rollback -w shop-remote [-- --to <release>] [--site https://site]` */
await command(async (options) => {
  const { app } = await appHere();
  const site = siteAddress(textOf(options, 'site'));
  const to = textOf(options, 'to');
  const { version, snapshot } = await ask<Changed>(site, `/_releases/${app}/rollback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(to === undefined ? {} : { to }),
  });
  process.stdout.write(`${app} ${version} is live again\nsnapshot ${snapshot}\n`);
});
