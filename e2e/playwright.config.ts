import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findChromium } from '../tools/kit/programs.mjs';

/** Path of the JSON report; set by tools/repository/test.mjs, which reads the results from the report. */
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const reporters: ReporterDescription[] = [
  ['list'],
  ...(reportFile ? [['json', { outputFile: reportFile }] as const] : []),
];

const executablePath = findChromium();

/** Files of tests that build and deploy releases. Each takes longer than all tests of most other files. */
const BUILD_TESTS = /\/(?:deploy|own-repository)\.spec\.ts$/;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/browser',
  globalSetup: './global-setup.ts',
  workers: 2,
  // Playwright begins with the first project. Long tests come first, so that both workers end at about the same time.
  projects: [
    { name: 'builds', testMatch: BUILD_TESTS },
    { name: 'pages', testIgnore: BUILD_TESTS },
  ],
  // A test that fails once and then passes is listed as unstable at the end of `npm test`.
  retries: 1,
  forbidOnly: true,
  // The limit is long, because tests are slow on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: reporters,
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell would round the widths of letters, which no visitor's browser does.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
