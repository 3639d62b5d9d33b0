import { findChromium, isProgram } from '../kit/programs.mjs';
import { aptInstall } from './apt-install.mjs';

/**
 * Returns the path of a Chromium program. When none is installed, installs Debian's headless shell, or else Debian's
 * Chromium, and fonts.
 * @param {(text: string) => void} printLine
 * @returns {Promise<{ path: string } | { problem: string }>} the path or the reason for the failure
 */
export async function ensureBrowser(printLine) {
  const path = findChromium();
  if (path) return isProgram(path) ? { path } : { problem: `CHROMIUM_PATH names no program: ${path}` };

  const hasNoShell = await aptInstall('chromium-headless-shell', printLine);
  const installError = hasNoShell && (await aptInstall('chromium', printLine));
  // Fonts with the metrics of Arial and Times, from which the site's fallback fonts are made.
  if (!installError) await aptInstall('fonts-liberation', printLine);
  const installedPath = findChromium();
  if (installedPath) return { path: installedPath };
  return {
    problem: `No browser was found, and ${installError}. Install Chromium, or name one in CHROMIUM_PATH.`,
  };
}
