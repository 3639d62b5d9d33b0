import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkInBrowser } from './browser-check.ts';
import { type CheckedRelease, runNeighbourJourneys } from './neighbour-journeys.ts';
import { CommandError } from './run-command.ts';
import { runPlaywright } from './run-playwright.ts';

export interface CheckOptions {
  /** Whether to throw when neither the site nor journeys can open the preview. */
  mustOpen?: boolean;
}

/**
 * Makes the site open the preview in its browser. Without `mustOpen`, accepts a site without a browser. If the remote
 * has a Playwright configuration, also runs Playwright tests (“journeys”) with this preview: first the journeys of the
 * remote, then the journeys of its neighbours. Neighbours are the remotes that share a link, slot or event with this
 * remote.
 * @throws CommandError when a check or a journey fails, or with `mustOpen` when neither the site nor a journey has
 *   opened the preview
 */
export async function checkPreview(
  release: CheckedRelease,
  { mustOpen = false }: CheckOptions = {},
): Promise<void> {
  const { folder, site, app, version, preview } = release;
  const isOpenedBySite = await checkInBrowser(site, app, version);
  const hasJourneys = ['mjs', 'ts'].some((extension) =>
    existsSync(join(folder, `playwright.config.${extension}`)),
  );
  if (!hasJourneys) {
    if (mustOpen && !isOpenedBySite)
      throw new CommandError(
        `${app} ${version} is not deployed: no browser has opened it, because the site has no Chromium and ${app} has no playwright.config.mjs. Deploy without --check, or add journeys.`,
      );
    return;
  }
  const hasPassed = await runPlaywright({
    folder,
    env: { ...process.env, RANGMALA_SITE: site, RANGMALA_PREVIEW: preview },
  });
  if (!hasPassed) throw new CommandError(`The journeys of ${app} failed with ${version}.`);
  await runNeighbourJourneys(release);
}
