import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { CheckBrowser, PageWeight } from './check-browser.ts';

/**
 * Time limit for loading a page, and for hydrating the page afterwards. The limit is long, because the machine also
 * serves visitors.
 */
const PAGE_TIMEOUT_MS = 20_000;

/** Screenshots of taller pages are cut off at this height in pixels. */
const MAX_SCREENSHOT_HEIGHT = 6_000;

/** Problems, status, sizes and screenshot of one page that a check opened. */
export interface OpenedPage {
  /** Sentences; [] for a page without problems. */
  problems: string[];
  /** Status of the response; undefined when the browser received no response. */
  status: number | undefined;
  weight: PageWeight;
  /** PNG of the page, at most {@link MAX_SCREENSHOT_HEIGHT} pixels high. */
  screenshot: Buffer;
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let axeSource: Promise<string> | undefined;
const readAxe = () =>
  (axeSource ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));

/**
 * Opens a page in the browser of a check and waits until the page is hydrated. Measures the size of the responses,
 * takes a screenshot, and looks for errors and accessibility violations.
 */
export async function openPage(checkBrowser: CheckBrowser, url: string): Promise<OpenedPage> {
  return withPage(checkBrowser, url, async (page, errors, status) => {
    // Measures the size first, because the hydrated page soon prefetches the links in view. Prefetched files must not
    // count.
    const weight = checkBrowser.takeWeight();
    await loadPicturesAndFonts(page);
    const screenshot = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      clip: await measureScreenshotArea(page),
    });
    return { problems: [...errors, ...(await findViolations(page))], status, weight, screenshot };
  });
}

/** Opens a page in the browser of a check, waits until the page is hydrated, and looks for errors. */
export async function findPageErrors(
  checkBrowser: CheckBrowser,
  url: string,
): Promise<Pick<OpenedPage, 'problems'>> {
  return withPage(checkBrowser, url, (_page, errors) => Promise.resolve({ problems: [...errors] }));
}

async function withPage<T>(
  { context, takeWeight }: CheckBrowser,
  url: string,
  inspect: (page: Page, errors: ReadonlySet<string>, status: number | undefined) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  const errors = new Set<string>();
  page.on('pageerror', (error) => errors.add(`Error: ${error.message}`));
  page.on('console', (message) => {
    // Ignores messages about failed requests, because the check itself blocks some requests.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.add(`Error in the console: ${message.text().slice(0, 300)}`);
  });
  takeWeight();
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: PAGE_TIMEOUT_MS });
    const status = response?.status();
    if (status !== undefined && status >= 400) errors.add(`The page answers with status ${status}.`);
    if (!(await isHydrated(page)))
      errors.add(`The page is not hydrated within ${PAGE_TIMEOUT_MS / 1000} seconds.`);
    return await inspect(page, errors, status);
  } finally {
    await page.close();
  }
}

/**
 * Returns whether React hydrates the heading within the time limit. React sets a property `__reactFiber…` on each
 * hydrated element.
 */
const isHydrated = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const heading = document.querySelector('h1');
        return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      },
      undefined,
      { timeout: PAGE_TIMEOUT_MS },
    )
    .then(
      () => true,
      () => false,
    );

/**
 * Loads all pictures and waits for fonts, because missing pictures or fonts would count as differences between the
 * screenshots.
 */
async function loadPicturesAndFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function measureScreenshotArea(
  page: Page,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { x: 0, y: 0, width, height: Math.max(1, Math.min(height, MAX_SCREENSHOT_HEIGHT)) };
}

interface AxeWindow {
  axe: {
    run(options: {
      runOnly: string[];
    }): Promise<{ violations: { help: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(await readAxe());
  const violations = await page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as AxeWindow).axe.run({ runOnly: tags });
    return violations.map(({ help, nodes }) => ({ help, where: String(nodes[0]?.target.join(' ') ?? '') }));
  }, AXE_TAGS);
  return violations.map(({ help, where }) => `Accessibility: ${help} (${where})`);
}
