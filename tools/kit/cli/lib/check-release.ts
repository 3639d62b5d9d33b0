import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../apps.mjs';
import { checkPages } from './check-pages.ts';
import type { AppFolder } from './current-app.ts';
import { publishRelease } from './publish-release.ts';
import { CommandError } from './run-command.ts';
import { runJourneys } from './run-journeys.ts';

/**
 * Publishes the release as a preview, which the site accepts only after the release checks. Then opens the pages of the
 * preview in a browser. If the remote has a Playwright configuration, also runs its Playwright tests (“journeys”) with
 * the preview.
 * @throws CommandError when a step fails or finds a problem
 */
export async function checkRelease(current: AppFolder, site: string): Promise<void> {
  const { app } = current;
  const { version, preview, check } = await publishRelease(current, site, { preview: true });
  process.stdout.write(`${app} ${version} passes the release checks\npreview ${preview}\n`);
  await checkPages(current, site, check);
  process.stdout.write(`${app} ${version} passes the browser check\n`);
  const folder = join(ROOT, current.folder);
  if (!['mjs', 'ts'].some((extension) => existsSync(join(folder, `playwright.config.${extension}`)))) return;
  if (!(await runJourneys(folder, site, check)))
    throw new CommandError(`The journeys of ${app} failed with ${version}.`);
}
