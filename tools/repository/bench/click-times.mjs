import { findMedian } from './median.mjs';
import { withChromium, withPhonePage } from './page-loads.mjs';

/** Number of runs; the median is the result. */
const RUNS = 5;

/** CPU slowdown of a mid-range phone, as Lighthouse emulates it. */
const CPU_SLOWDOWN = 4;
/** Slow 4G, as Lighthouse emulates it. Rates are in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Pause before each click. A visitor would read the page during this time. */
const READING_MS = 3_000;

const TIME_LIMIT_MS = 20_000;

/**
 * Measures clicks from the home page to a category, and from the category to a product, on a slow phone.
 * @param {string} executablePath
 * @param {string} base origin of the site
 * @returns {Promise<Record<'category' | 'product', { headingMs: number, pictureMs: number }>>} medians in
 *   milliseconds: `headingMs` from the click until the heading of the new page is shown, `pictureMs` from the click
 *   until a picture is loaded as well
 */
export function measureClickTimes(executablePath, base) {
  return withChromium(executablePath, async (browser) => {
    const runs = [];
    for (let count = 0; count < RUNS; count += 1) {
      runs.push(
        await withPhonePage(browser, (page, session) => clickToProduct(base, page, session), {
          hasTouch: true,
        }),
      );
    }
    const result = {};
    for (const page of ['category', 'product']) {
      const median = (field) => findMedian(runs.map((run) => run[page][field]));
      result[page] = { headingMs: median('headingMs'), pictureMs: median('pictureMs') };
    }
    return result;
  });
}

async function clickToProduct(base, page, session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(base);
  const category = await clickAndMeasure(page, 'main a[href="/shop/mugs"]');
  const product = await clickAndMeasure(page, 'main a[href^="/product/"]');
  return { category, product };
}

/**
 * Taps the first link that matches the selector.
 * @returns `headingMs` and `pictureMs` as measured by {@link watchNextPage}
 */
async function clickAndMeasure(page, selector) {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READING_MS);
  await page.evaluate(watchNextPage, TIME_LIMIT_MS);
  await link.tap();
  return page.evaluate(() => window.nextPage);
}

/**
 * Runs in the page. Sets `window.nextPage` to a promise of two durations in milliseconds. `headingMs` is the time
 * from the next click until another heading is shown. `pictureMs` is the time from this click until a picture is
 * loaded as well.
 */
function watchNextPage(limitMs) {
  const oldHeading = document.querySelector('h1')?.textContent;
  window.nextPage = new Promise((resolve, reject) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const msSinceClick = () => Math.round(performance.now() - timeStamp);
        let headingMs;
        const checkPage = () => {
          const heading = document.querySelector('main h1');
          if (heading && heading.textContent !== oldHeading) headingMs ??= msSinceClick();
          const pictures = headingMs === undefined ? [] : [...document.querySelectorAll('main img')];
          if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0))
            resolve({ headingMs, pictureMs: msSinceClick() });
          else if (msSinceClick() > limitMs) reject(new Error('The page was not shown after the click.'));
          else requestAnimationFrame(checkPage);
        };
        requestAnimationFrame(checkPage);
      },
      { capture: true, once: true },
    );
  });
}
