import { runCommand } from './lib/run-command.ts';
import { requestSite, resolveSiteUrl } from './lib/site-client.ts';

const formatMinute = (time: string) => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

/** `npm run releases [-- --site https://site]` lists the releases of all apps. */
await runCommand({ options: { site: { type: 'string' } } }, async ({ values }) => {
  const site = resolveSiteUrl(values.site);
  const { snapshot, apps, contracts } = await requestSite(site, 'GET /_releases');
  process.stdout.write(`${site}, snapshot ${snapshot}\n`);
  for (const { app, live, since, by, canary, counts, history, kept, flags, other } of apps) {
    process.stdout.write(`\n${app} ${live}\n  live since ${formatMinute(since)}, by ${by}\n`);
    process.stdout.write(`  ${counts.loads} loads, ${counts.failures} failed\n`);
    if (canary)
      process.stdout.write(
        `  canary: ${canary.version} for ${canary.percent} %, since ${formatMinute(canary.since)}\n`,
      );
    const [newestChange] = history;
    if (newestChange && !newestChange.isLive && !canary)
      process.stdout.write(
        `  last canary: ${newestChange.reason}, by ${newestChange.by}, ${formatMinute(newestChange.at)}\n`,
      );
    process.stdout.write(`  can roll back to: ${kept.join(', ') || 'none'}\n`);
    if (flags.length > 0)
      process.stdout.write(
        `  flags: ${flags.map(({ name, on }) => `${name} ${on ? 'on' : 'off'}`).join(', ')}\n`,
      );
    const usedContracts = contracts.filter(({ owner, apps: users }) => owner === app && users.length > 0);
    for (const { kind, name, apps: users } of usedContracts)
      process.stdout.write(`  ${kind} ${name} is used by ${users.join(', ')}\n`);
    if (other.length > 0) {
      const others = other.map(({ version, state }) => `${version} (${state})`);
      process.stdout.write(`  also stored: ${others.join(', ')}\n`);
    }
  }
});
