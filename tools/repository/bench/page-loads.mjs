import { chromium } from '@playwright/test';
import { findMedian } from './median.mjs';

/** Number of loads of each page; the median is the result. */
const LOADS = 5;

/**
 * Starts Chromium, runs `work` and closes Chromium.
 * @template T
 * @param {string} executablePath
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} work
 */
export async function withChromium(executablePath, work) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Opens a page with a phone's viewport in a new context with an empty cache. Runs `work` with the page and its
 * DevTools session.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession) => Promise<T>} work
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
export async function withPhonePage(browser, work, options = {}) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/**
 * Loads each page several times, each time in a new context with an empty cache.
 * @template T
 * @param {string} executablePath
 * @param {string[]} urls
 * @param {(url: string, page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession) => Promise<T>} load
 *   loads the page once and returns the measured values
 * @param {(result: T) => number} [getValue] number that the results are sorted by
 * @returns {Promise<T[]>} the median result of each page
 */
export function measureMedianLoads(executablePath, urls, load, getValue) {
  return withChromium(executablePath, async (browser) => {
    const medians = [];
    for (const url of urls) {
      const results = [];
      for (let count = 0; count < LOADS; count += 1) {
        results.push(await withPhonePage(browser, (page, session) => load(url, page, session)));
      }
      medians.push(findMedian(results, getValue));
    }
    return medians;
  });
}
