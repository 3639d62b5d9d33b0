import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { findChromium, launchChromium } from '../src/lib/chromium.ts';
import { withBuiltSite } from './built-site.ts';
import { printLine } from './measure.ts';

/*
 * Opens pages of the built site in browsers that receive the web fonts late:
 *   npx tsx server/bench/late-fonts.ts [delays in ms]
 * The default is 400,900. Prints the pages with a layout shift above 0.001. Then opens pages over an emulated 4G
 * connection and prints the time until the web fonts are loaded. Exits with status 1 when a layout shift is above
 * 0.001 or when the web fonts over 4G need more than a second.
 */

const DELAYS_MS = (process.argv[2] ?? '400,900').split(',').map(Number);
const WIDTHS = [360, 412, 1280];
/** Largest accepted sum of the layout shifts of a page (as in Cumulative Layout Shift). */
const MAX_SHIFT = 0.001;
const MAX_FONT_MS = 1_000;
const VISITORS = 16;
/** 4G: round-trip time of 60 ms, download at 9 Mbit/s, upload at 4 Mbit/s. */
const FAST_4G = {
  latency: 60,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (4 * 1024 * 1024) / 8,
};
/** Wait for layout shifts after the fonts are loaded. */
const SHIFT_WAIT_MS = 600;

const PATHS = [
  '/',
  '/shop',
  '/shop/mugs',
  '/shop/tees',
  '/shop/wall-decor',
  '/product/mug-chai-first',
  '/cart',
  '/checkout',
  '/art-gallery',
  '/art-gallery/artist',
  '/art-gallery/type',
  '/appointment',
  '/appointment-confirmation',
  '/jobs',
  '/jobs/1',
  '/about',
  '/contact',
  '/faq',
  '/delivery',
  '/returns',
  '/terms',
  '/privacy',
  '/grievances',
  '/signin',
  '/signup',
  '/forgot-password',
  '/artists',
  '/not-found',
];

const executable = findChromium(process.env);
if (executable === undefined)
  throw new Error('Set CHROMIUM_PATH: the benchmark opens the pages in a browser.');
const browser = await launchChromium(executable);
await withBuiltSite(async ({ base }) => {
  const artists = (await (await fetch(`${base}/api/artists`)).json()) as { id: string }[];
  const paths = [...PATHS, ...artists.slice(0, 3).map(({ id }) => `/art-gallery/artist/${id}`)];
  let [loads, shiftedLoads] = [0, 0];
  for (const width of WIDTHS) {
    for (const delayMs of DELAYS_MS) {
      for (const path of paths) {
        const shift = await measureShift(browser, base + path, width, delayMs);
        loads += 1;
        if (shift <= MAX_SHIFT) continue;
        shiftedLoads += 1;
        printLine(`${path} at ${width} px, fonts after ${delayMs} ms: shift ${shift.toFixed(4)}`);
      }
    }
  }
  printLine(`${loads} loads with late fonts, ${shiftedLoads} with a layout shift above ${MAX_SHIFT}`);
  const times: number[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1)
    times.push(await measureFontTime(browser, base + (paths[visitor % 4] ?? '/')));
  const lateVisitors = times.filter((time) => time > MAX_FONT_MS).length;
  printLine(
    `${VISITORS} new visitors over 4G: web fonts after ${Math.min(...times)} to ${Math.max(...times)} ms, ${lateVisitors} after more than ${MAX_FONT_MS} ms`,
  );
  if (shiftedLoads + lateVisitors > 0) process.exitCode = 1;
}).finally(() => browser.close());

/** Returns the sum of all layout shifts of a page that receives its fonts `delayMs` milliseconds late. */
async function measureShift(chromium: Browser, url: string, width: number, delayMs: number): Promise<number> {
  const context = await chromium.newContext({ viewport: { width, height: width > 500 ? 800 : 740 } });
  try {
    const page = await context.newPage();
    await recordShifts(page);
    await page.route(/\.woff2$/, async (route) => {
      await pause(delayMs);
      await route.continue().catch(() => undefined);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await pause(SHIFT_WAIT_MS);
    return await page.evaluate(() => (window as unknown as { shift: number }).shift);
  } finally {
    await context.close();
  }
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = window as unknown as { shift: number };
    sum.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Opens a page over 4G. Returns the milliseconds from the navigation to the end of the last font response, or
 * Infinity when the page requests no font.
 */
async function measureFontTime(chromium: Browser, url: string): Promise<number> {
  const context = await chromium.newContext({ viewport: { width: 412, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G });
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.evaluate(() => {
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      if (fonts.length === 0) return Infinity;
      return Math.round(Math.max(...fonts.map((entry) => (entry as PerformanceResourceTiming).responseEnd)));
    });
  } finally {
    await context.close();
  }
}
