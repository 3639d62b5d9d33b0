import { command, CommandError } from './command.ts';
import { appHere } from './here.ts';
import { ask, siteAddress } from './site.ts';

interface Changed {
  version: string;
  snapshot: number;
}

/** `npm run canary -w shop-remote -- promote|stop [--site https://site]` */
await command({ site: { type: 'string' } }, async ({ values, positionals: [what] }) => {
  if (what !== 'promote' && what !== 'stop') throw new CommandError('Say what: "promote" or "stop".');
  const { app } = await appHere();
  const site = siteAddress(values.site);
  const { version, snapshot } = await ask<Changed>(site, `/_releases/${app}/canary/${what}`, {
    method: 'POST',
  });
  process.stdout.write(
    `${what === 'promote' ? `${app} ${version} is everybody's now` : `the trial is over; ${app} ${version} stays live`}\nsnapshot ${snapshot}\n`,
  );
});
