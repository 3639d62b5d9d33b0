import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startSite, type Site } from './site.ts';

/** The console errors, console warnings and uncaught errors of the browser during a test. */
export interface ConsoleMessages {
  /** Allows messages that match `pattern`. */
  allow(pattern: RegExp): void;
  /** All messages, including allowed ones. */
  readonly all: readonly string[];
}

interface Fixtures {
  consoleMessages: ConsoleMessages;
}

interface WorkerFixtures {
  /** A site that all files of a worker share. */
  site: Site;
}

/** Playwright's test function with a running site, for tests that send requests without a browser. */
export const withoutPage = base.extend<object, WorkerFixtures>({
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
});

/**
 * Playwright's test function with a running site. A test fails after a console error, a console warning or an uncaught
 * error that the test has not allowed.
 */
export const test = withoutPage.extend<Fixtures>({
  consoleMessages: [
    async ({ context }, use) => {
      const allowedPatterns: RegExp[] = [];
      const allMessages = collectConsoleMessages(context);
      await use({ allow: (pattern) => allowedPatterns.push(pattern), all: allMessages });
      const unexpectedMessages = allMessages.filter(
        (message) => !allowedPatterns.some((pattern) => pattern.test(message)),
      );
      expect(unexpectedMessages, 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects console errors, warnings and uncaught errors of all pages of the context. */
export function collectConsoleMessages(context: BrowserContext): string[] {
  const consoleMessages: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Ignores a performance message that only a software renderer logs.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    consoleMessages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    consoleMessages.push(`uncaught: ${webError.error().message}`);
  });
  return consoleMessages;
}
