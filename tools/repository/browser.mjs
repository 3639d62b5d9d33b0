import { aptInstall, findProgram, isProgram } from './programs.mjs';

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
 * Returns the path of a Chromium program: CHROMIUM_PATH, or else an installed program. When none is installed, installs
 * Debian's headless shell, which starts with half the CPU time of the whole browser, or else Debian's Chromium.
 * @param {(text: string) => void} printLine
 * @returns {Promise<{ path: string } | { problem: string }>} the path or the reason for the failure
 */
export async function ensureBrowser(printLine) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    return isProgram(configured)
      ? { path: configured }
      : { problem: `CHROMIUM_PATH names no program: ${configured}` };
  }
  const browserPath = findBrowser();
  if (browserPath) return { path: browserPath };

  const hasNoShell = await aptInstall('chromium-headless-shell', printLine);
  const installError = hasNoShell && (await aptInstall('chromium', printLine));
  const installedPath = findBrowser();
  if (installedPath) return { path: installedPath };
  return {
    problem: `No browser was found, and ${installError}. Install Chromium, or name one in CHROMIUM_PATH.`,
  };
}

function findBrowser() {
  return PROGRAM_NAMES.map(findProgram).find(Boolean) ?? (isProgram(MAC_PROGRAM) ? MAC_PROGRAM : undefined);
}
