import { join } from 'node:path';
import { ROOT } from '../../apps.mjs';
import { type CheckOptions, checkPreview } from './check-preview.ts';
import { type AppFolder, publishRelease } from './publish-release.ts';

/**
 * Publishes the release as a preview, which the site accepts only after the release checks. Then checks the preview
 * with {@link checkPreview}.
 * @throws CommandError when a step fails or finds a problem
 */
export async function checkRelease(current: AppFolder, site: string, options?: CheckOptions): Promise<void> {
  const { app } = current;
  const { version, preview, deprecations } = await publishRelease(current, site, { preview: true });
  process.stdout.write(`${app} ${version} passes the release checks\npreview ${preview}\n`);
  for (const sentence of deprecations) process.stdout.write(`note: ${sentence}\n`);
  await checkPreview({ folder: join(ROOT, current.folder), site, app, version, preview }, options);
}
