import { measureMedianLoads } from './page-loads.mjs';

/** CPU slowdown of a mid-range phone, as Lighthouse emulates it. */
const CPU_SLOWDOWN = 4;

/**
 * Measures the longest task of the main thread while pages load on a slow phone.
 * @param {string} executablePath
 * @param {string[]} urls
 * @returns {Promise<number[]>} milliseconds for each page; 0 when no task takes more than 50 ms, because the browser
 *   reports only longer tasks
 */
export function measureLongestTasks(executablePath, urls) {
  return measureMedianLoads(executablePath, urls, measureLongestTask);
}

async function measureLongestTask(url, page, session) {
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
}
