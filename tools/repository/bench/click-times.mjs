import { chromium } from '@playwright/test';

/** Number of clicks; the median is the result. */
const CLICKS = 5;

/** A mid-range phone on slow 4G, as Lighthouse emulates it. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Time after the load event in which a visitor reads before the click. */
const READING_MS = 3_000;

const TIME_LIMIT_MS = 20_000;

/**
 * Measures clicks from the home page to a category, and from there to a product, on a slow phone.
 * @param {string} executablePath
 * @param {string} base origin of the site
 * @returns {Promise<Record<'category' | 'product', { headingMs: number, pictureMs: number }>>} milliseconds from the
 *   click until the page's heading is shown, and until its first picture has loaded
 */
export async function clickTimes(executablePath, base) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const runs = [];
    for (let count = 0; count < CLICKS; count += 1) runs.push(await clickThrough(browser, base));
    const result = {};
    for (const page of ['category', 'product']) {
      const median = (field) => medianOf(runs.map((run) => run[page][field]));
      result[page] = { headingMs: median('headingMs'), pictureMs: median('pictureMs') };
    }
    return result;
  } finally {
    await browser.close();
  }
}

async function clickThrough(browser, base) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(base);
    const category = await clickAndMeasure(page, 'main a[href="/shop/mugs"]');
    const product = await clickAndMeasure(page, 'main a[href^="/product/"]');
    return { category, product };
  } finally {
    await context.close();
  }
}

/** Taps the first link that matches the selector and waits for the heading and a picture of its page. */
async function clickAndMeasure(page, selector) {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READING_MS);
  await page.evaluate(watchNextPage, TIME_LIMIT_MS);
  await link.tap();
  return page.evaluate(() => window.nextPage);
}

/** Runs in the page: sets `window.nextPage` to a promise of the times from the next click. */
function watchNextPage(limit) {
  const before = document.querySelector('h1')?.textContent;
  window.nextPage = new Promise((resolve, reject) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const since = () => Math.round(performance.now() - timeStamp);
        let headingMs;
        const look = () => {
          const heading = document.querySelector('main h1');
          if (heading && heading.textContent !== before) headingMs ??= since();
          const pictures = headingMs === undefined ? [] : [...document.querySelectorAll('main img')];
          if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0))
            resolve({ headingMs, pictureMs: since() });
          else if (since() > limit) reject(new Error('The page was not shown after the click.'));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

function medianOf(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
