import { chromium } from '@playwright/test';

/** Number of loads of each page; the median is the result. */
const LOADS = 5;

/** A mid-range phone, as Lighthouse emulates it. */
const CPU_SLOWDOWN = 4;

/**
 * Measures the longest task of the main thread while pages load on a slow phone.
 * @param {string} executablePath
 * @param {string[]} urls
 * @returns {Promise<number[]>} milliseconds for each page; 0 when no task takes more than 50 ms, because the browser
 *   reports only longer ones
 */
export async function longestTasks(executablePath, urls) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const results = [];
    for (const url of urls) {
      const longest = [];
      for (let count = 0; count < LOADS; count += 1) longest.push(await longestTask(browser, url));
      longest.sort((one, other) => one - other);
      results.push(longest[Math.floor(LOADS / 2)]);
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function longestTask(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      window.longestTask = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longestTask = Math.max(window.longestTask, duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return Math.round(await page.evaluate(() => window.longestTask));
  } finally {
    await context.close();
  }
}
