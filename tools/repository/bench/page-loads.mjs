import { chromium } from '@playwright/test';

/** Number of loads of each page; the median is the result. */
const LOADS = 5;

/** Latency of each request while request rounds are measured. Much longer than the work of server and browser. */
const ROUND_MS = 400;

const HYDRATION_TIMEOUT_MS = 60_000;

/**
 * Measures the loading of pages in Chromium with a phone's viewport. The browser's cache is empty before each load.
 * @param {string} executablePath
 * @param {string[]} urls
 * @returns {Promise<{ mainThreadMs: number, scriptKilobytes: number, shift: number, rounds: number | undefined }[]>}
 *   for each page the median CPU time of the main thread, the compressed kilobytes (1,024 bytes) of the scripts that
 *   are requested before hydration, the sum of the layout shifts, and the request rounds until the largest picture is
 *   loaded; undefined for a page without a picture on its first screen
 */
export async function measurePageLoads(executablePath, urls) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const results = [];
    for (const url of urls) {
      const loads = [];
      for (let count = 0; count < LOADS; count += 1) {
        const mainThreadMs = await withPhonePage(browser, (page, session) => measureCpu(url, page, session));
        const load = await withPhonePage(browser, (page, session) => measureRounds(url, page, session));
        loads.push({ mainThreadMs, ...load });
      }
      const keys = Object.keys(loads[0]);
      results.push(Object.fromEntries(keys.map((key) => [key, findMedian(loads.map((load) => load[key]))])));
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Returns the median of numbers; undefined when a value is undefined. */
export function findMedian(values) {
  if (values.includes(undefined)) return undefined;
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Opens a page in a new context and runs `work` with the page and its DevTools session. */
async function withPhonePage(browser, work) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Loads a page without a delay and returns the CPU time of the main thread in milliseconds. */
async function measureCpu(url, page, session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Loads a page with a delay of {@link ROUND_MS} before each response. */
async function measureRounds(url, page, session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(recordLoad);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.hydratedAt !== undefined, undefined, {
    timeout: HYDRATION_TIMEOUT_MS,
  });
  const { scriptBytes, shift, pictureMs } = await page.evaluate(readLoad);
  return { scriptKilobytes: scriptBytes / 1_024, shift, rounds: pictureMs && pictureMs / ROUND_MS };
}

/** Runs in the page before its scripts. Records layout shifts and the time of the hydration. */
function recordLoad() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const recordHydration = () => {
    const heading = document.querySelector('h1');
    const isHydrated = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    if (isHydrated) window.hydratedAt = performance.now();
    else requestAnimationFrame(recordHydration);
  };
  requestAnimationFrame(recordHydration);
}

/** Runs in the loaded page. */
function readLoad() {
  const resources = performance.getEntriesByType('resource');
  const scripts = resources.filter(
    ({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < window.hydratedAt,
  );
  const areaOnScreen = (image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return Math.max(0, width) * Math.max(0, height);
  };
  const [largest] = [...document.querySelectorAll('main img')]
    .filter((image) => areaOnScreen(image) > 0)
    .sort((a, b) => areaOnScreen(b) - areaOnScreen(a));
  return {
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    shift: window.shift,
    pictureMs: largest && resources.find(({ name }) => name === largest.currentSrc)?.responseEnd,
  };
}
