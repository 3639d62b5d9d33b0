import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../apps.mjs';
import { checkInBrowser } from './lib/browser-check.ts';
import { findCurrentApp } from './lib/current-app.ts';
import { publishRelease } from './lib/publish-release.ts';
import { runNeighbourJourneys } from './lib/neighbour-journeys.ts';
import { CommandError, runCommand } from './lib/run-command.ts';
import { runPlaywright } from './lib/run-playwright.ts';
import { resolveSiteUrl } from './lib/site-client.ts';

/**
 * `npm run check [-- --site https://site]` publishes the release as a preview if it passes the release checks. A
 * site with a browser then opens the preview. If the remote has a Playwright configuration, the command finally runs
 * the remote's Playwright tests (“journeys”) with this preview, and the journeys of the remotes that share a link,
 * slot or event with the remote.
 */
await runCommand({ site: { type: 'string' } }, async ({ values }) => {
  const current = await findCurrentApp();
  const site = resolveSiteUrl(values.site);
  const { version, preview, deprecations } = await publishRelease(current, site, { preview: true });
  process.stdout.write(`${current.app} ${version} passes the release checks\npreview ${preview}\n`);
  for (const sentence of deprecations) process.stdout.write(`note: ${sentence}\n`);
  await checkInBrowser(site, current.app, version);
  const folder = join(ROOT, current.folder);
  if (!['mjs', 'ts'].some((extension) => existsSync(join(folder, `playwright.config.${extension}`)))) return;
  const hasPassed = await runPlaywright({
    folder,
    env: { ...process.env, RANGMALA_SITE: site, RANGMALA_PREVIEW: preview },
  });
  if (!hasPassed) throw new CommandError(`The journeys of ${current.app} failed with ${version}.`);
  await runNeighbourJourneys({ folder, site, app: current.app, version, preview });
});
