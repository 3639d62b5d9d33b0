import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';

const EXECUTABLE_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Returns the path of a Chromium or Chrome executable: CHROMIUM_PATH when this variable is set, otherwise a file in the
 * folders of PATH. Returns undefined when there is no such file.
 */
export function findChromium({
  CHROMIUM_PATH,
  PATH = '',
}: Record<string, string | undefined>): string | undefined {
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return EXECUTABLE_NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find(
    (path) => existsSync(path),
  );
}

/** Starts Chromium. The caller must close the browser. @throws Error when Chromium cannot be started */
export async function launchChromium(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    // The sandbox of Chromium does not work when Chromium runs as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
