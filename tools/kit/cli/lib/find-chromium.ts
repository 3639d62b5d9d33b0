import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Returns CHROMIUM_PATH, otherwise the path of a Chromium program in PATH; undefined when there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return PROGRAM_NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find(
    (path) => existsSync(path),
  );
}
