import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startSite, type Site } from './site.ts';

/** Console errors and warnings of the browser, and those a test allows. */
export interface Complaints {
  /** Allows complaints that match. */
  allow(text: RegExp): void;
  /** All complaints, allowed or not. */
  readonly all: readonly string[];
}

interface Fixtures {
  complaints: Complaints;
}

interface WorkerFixtures {
  site: Site;
}

/** Playwright's test, on the running site; any console error, warning or uncaught error fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _browser }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  complaints: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const all = listen(context);
      await use({ allow: (text) => allowed.push(text), all });
      const unexpected = all.filter((complaint) => !allowed.some((text) => text.test(complaint)));
      expect(unexpected, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects console errors, warnings and uncaught errors of all pages of the context. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // A note of the software renderer about speed, which no machine with a graphics card prints.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    complaints.push(`uncaught: ${webError.error().message}`);
  });
  return complaints;
}
