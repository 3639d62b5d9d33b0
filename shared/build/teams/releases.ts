import { command } from './command.ts';
import { ask, siteAddress } from './site.ts';

interface AppOverview {
  app: string;
  live: string;
  since: string;
  by: string;
  canary?: { version: string; percent: number; since: string };
  tally: { loads: number; failures: number };
  kept: string[];
}

/** `npm run releases [-- --site https://site]` */
await command({ site: { type: 'string' } }, async ({ values }) => {
  const site = siteAddress(values.site);
  const { snapshot, apps } = await ask<{ snapshot: number; apps: AppOverview[] }>(site, '/_releases');
  process.stdout.write(`${site}, snapshot ${snapshot}\n`);
  for (const { app, live, since, by, canary, tally, kept } of apps) {
    process.stdout.write(`\n${app} ${live}\n  live since ${since}, by ${by}\n`);
    process.stdout.write(`  ${tally.loads} loads, ${tally.failures} failed\n`);
    if (canary)
      process.stdout.write(`  on trial: ${canary.version} for ${canary.percent} %, since ${canary.since}\n`);
    process.stdout.write(`  can go back to: ${kept.join(', ') || 'none'}\n`);
  }
});
