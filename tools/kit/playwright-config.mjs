import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { CHROMIUM_PATH, RANGMALA_PREVIEW, RANGMALA_SITE, npm_package_config_site } = process.env;

/** File with the cookie of a preview, below the working directory of Playwright. */
export const PREVIEW_STATE = join(process.cwd(), 'dist', 'preview.json');

/**
 * Playwright settings for the journeys of a remote. `npm run check` sets `RANGMALA_SITE` and `RANGMALA_PREVIEW`, the
 * link to the preview that the browsers show.
 */
export default {
  testDir: 'journeys',
  // Long time limits, because the site or the machine may be slow. They do not slow other runs down: Playwright
  // continues as soon as a condition holds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  ...(RANGMALA_PREVIEW ? { globalSetup: fileURLToPath(new URL('open-preview.mjs', import.meta.url)) } : {}),
  use: {
    baseURL: RANGMALA_SITE ?? npm_package_config_site ?? 'http://localhost:3000',
    ...(RANGMALA_PREVIEW ? { storageState: PREVIEW_STATE } : {}),
    launchOptions: {
      args: ['--no-sandbox'],
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
};
