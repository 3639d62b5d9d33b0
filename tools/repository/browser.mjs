import { aptInstall, isProgram, which } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds a Chromium, installing Debian's when there is none.
 * @param {(text: string) => void} say
 * @returns {Promise<{ path: string } | { problem: string }>} where it is, or a sentence that says why not
 */
export async function ensureBrowser(say) {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    return isProgram(wished) ? { path: wished } : { problem: `CHROMIUM_PATH names no program: ${wished}` };
  }
  const found = findBrowser();
  if (found) return { path: found };

  const why = await aptInstall('chromium', say);
  const installed = findBrowser();
  if (installed) return { path: installed };
  return { problem: `No browser was found, and ${why}. Install Chromium, or name one in CHROMIUM_PATH.` };
}

function findBrowser() {
  return NAMES.map(which).find(Boolean) ?? (isProgram(MAC) ? MAC : undefined);
}
