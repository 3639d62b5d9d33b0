import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startSite, type Site } from './site.ts';

/** What the browser complained about, and what a test says is all right. */
export interface Complaints {
  /** From here on, complaints like this are no failure. */
  allow(text: RegExp): void;
  /** Everything so far, allowed or not. */
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

/** Notes what every page of the context complains about. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    complaints.push(`uncaught: ${webError.error().message}`);
  });
  return complaints;
}
