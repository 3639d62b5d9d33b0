import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PREVIEW_STATE } from './playwright-config.mjs';

// Loads Playwright from the packages of the remote, because the kit does not install Playwright.
const { request } = createRequire(join(process.cwd(), 'package.json'))('@playwright/test');

/**
 * Opens the link `RANGMALA_PREVIEW` and stores the cookie of the preview.
 * @throws Error when the site refuses the preview
 */
export default async function openPreview() {
  const context = await request.newContext();
  const response = await context.get(process.env.RANGMALA_PREVIEW);
  if (!response.ok()) throw new Error(`The preview link failed with status ${response.status()}.`);
  await context.storageState({ path: PREVIEW_STATE });
}
