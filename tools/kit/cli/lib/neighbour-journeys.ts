import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Neighbour } from '@rangmala/shared/contract/journeys';
import { CommandError } from './run-command.ts';
import { runPlaywright } from './run-playwright.ts';
import { requestSite } from './site-client.ts';

/** A release that is published as a preview. */
export interface CheckedRelease {
  /** The remote's folder, with Playwright installed. */
  folder: string;
  site: string;
  app: string;
  version: string;
  /** Link to the preview of the release. */
  preview: string;
}

/**
 * Matches the environment variables that the journeys of other teams get. They must not get this team's token or the
 * secrets of its pipeline.
 */
const PASSED_VARIABLES =
  /^(PATH|HOME|LANG|TMPDIR|CI|CHROMIUM_PATH|DISPLAY|SystemRoot|PLAYWRIGHT_(?!SERVICE_)\w+)$/i;

/**
 * Runs the journeys of the neighbours: the remotes that share a link, slot or event with the app of the preview. The
 * browsers show the preview.
 * @throws CommandError when a journey or the request to the site fails
 */
export async function runNeighbourJourneys({
  folder,
  site,
  app,
  version,
  preview,
}: CheckedRelease): Promise<void> {
  const { neighbours } = await requestSite(site, 'GET /_releases/{app}/neighbours', {
    params: { app },
    query: { version },
  });
  if (neighbours.length === 0) {
    process.stdout.write('no other remote that shares a link, slot or event has journeys\n');
    return;
  }
  process.stdout.write(`running the journeys of ${neighbours.map((each) => each.app).join(', ')}…\n`);
  const target = join(folder, 'dist', 'journeys');
  writeJourneys(target, neighbours);
  const passedVariables = Object.entries(process.env).filter(([name]) => PASSED_VARIABLES.test(name));
  const hasPassed = await runPlaywright({
    folder,
    args: ['--config', target],
    env: { ...Object.fromEntries(passedVariables), RANGMALA_SITE: site, RANGMALA_PREVIEW: preview },
  });
  if (!hasPassed)
    throw new CommandError(`A journey of another remote failed with ${app} ${version}; see above.`);
}

/** Replaces the folder `target` with the journeys, one folder for each remote, and a Playwright configuration. */
export function writeJourneys(target: string, neighbours: readonly Neighbour[]): void {
  rmSync(target, { recursive: true, force: true });
  for (const { app, journeys } of neighbours) {
    for (const [path, source] of Object.entries(journeys)) {
      const file = join(target, app, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
  }
  writeFileSync(
    join(target, 'playwright.config.mjs'),
    `import settings from '@rangmala/kit/playwright-config.mjs';

export default { ...settings, testDir: '.', outputDir: './results' };
`,
  );
}
