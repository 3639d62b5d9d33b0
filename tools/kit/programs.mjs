import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names of Chromium programs. The headless shell comes first, because it starts with half the CPU time. */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_PROGRAM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns CHROMIUM_PATH, otherwise the path of an installed Chromium program; undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return PROGRAM_NAMES.map(findProgram).find(Boolean) ?? (isProgram(MAC_PROGRAM) ? MAC_PROGRAM : undefined);
}

/**
 * Searches the folders in PATH for a program. Returns the path of the program, or undefined.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/**
 * Returns whether a file exists and is executable.
 * @param {string} path
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
