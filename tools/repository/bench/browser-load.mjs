import { chromium } from '@playwright/test';

/** Number of loads of each page; the median is the result. */
const LOADS = 5;

/**
 * Loads pages in Chromium, each in a new context without cache.
 * @param {string} executablePath
 * @param {string[]} urls
 * @returns {Promise<object[]>} for each page the CPU milliseconds of the main thread, and the transferred kilobytes
 *   of scripts, of fonts and in total
 */
export async function loadInBrowser(executablePath, urls) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const results = [];
    for (const url of urls) {
      const loads = [];
      for (let count = 0; count < LOADS; count += 1) loads.push(await loadOnce(browser, url));
      loads.sort((one, other) => one.mainThreadMs - other.mainThreadMs);
      results.push(loads[Math.floor(LOADS / 2)]);
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function loadOnce(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const types = new Map();
    const bytes = { Script: 0, Font: 0, all: 0 };
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      if (type in bytes) bytes[type] += encodedDataLength;
      bytes.all += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return {
      mainThreadMs: Math.round(seconds * 1_000),
      scriptKilobytes: Math.round(bytes.Script / 1_000),
      fontKilobytes: Math.round(bytes.Font / 1_000),
      kilobytes: Math.round(bytes.all / 1_000),
    };
  } finally {
    await context.close();
  }
}
