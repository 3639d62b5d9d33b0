import { measureMedianLoads } from './page-loads.mjs';

/**
 * Measures the loading of pages in Chromium. The browser's cache is empty before each load.
 * @param {string} executablePath
 * @param {string[]} urls
 * @returns {Promise<object[]>} for each page the CPU milliseconds of the main thread, and the transferred kilobytes
 *   of scripts, of fonts and in total
 */
export function loadInBrowser(executablePath, urls) {
  return measureMedianLoads(executablePath, urls, loadOnce, ({ mainThreadMs }) => mainThreadMs);
}

async function loadOnce(url, page, session) {
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
}
