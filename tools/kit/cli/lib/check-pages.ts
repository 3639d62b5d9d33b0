import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { describeApp } from '../../app-description.ts';
import { ROOT } from '../../apps.mjs';
import { findChromium } from '../../programs.mjs';
import type { AppFolder } from './current-app.ts';
import { CommandError } from './run-command.ts';

/** Widths of a phone and of a desktop, in pixels. */
const WIDTHS = [360, 1280] as const;

/** Time limit for loading a page, and for hydrating the page afterwards. */
const PAGE_TIMEOUT_MS = 20_000;

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Opens the pages of a preview in Chromium, at the widths of a phone and of a desktop. Looks for errors and
 * accessibility violations. Saves a screenshot of each page and of the live page in `<folder>/dist/check`.
 * @param preview link to the preview
 * @throws CommandError with the problems that the live pages do not have, or when Chromium cannot be started
 */
export async function checkPages({ folder, app }: AppFolder, site: string, preview: string): Promise<void> {
  const { paths, skipped } = await listPaths(folder, site);
  process.stdout.write(`opening ${app} in a browser: ${paths.join(' ') || 'no page'}\n`);
  if (skipped.length > 0) process.stdout.write(`not opened: ${skipped.join(', ')}\n`);
  const screenshots = join(ROOT, folder, 'dist', 'check');
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const problems: string[] = [];
  const browser = await launchBrowser();
  try {
    for (const width of WIDTHS) {
      const [liveContext, previewContext] = [
        await openContext(browser, width),
        await openContext(browser, width),
      ];
      await previewContext.request.get(preview);
      for (const path of paths) {
        const file = join(screenshots, `${path.replace(/\W+/g, '-').replace(/^-/, '') || 'home'}-${width}`);
        const liveProblems = await findPageProblems(liveContext, site + path, `${file}-live.png`);
        const foundProblems = await findPageProblems(previewContext, site + path, `${file}-preview.png`);
        problems.push(
          ...foundProblems
            .filter((problem) => !liveProblems.includes(problem))
            .map((problem) => `${path} at ${width} px: ${problem}`),
        );
      }
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`screenshots ${screenshots}\n`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/**
 * Returns a path of each page of the app that all visitors may see, and the pages that cannot be opened. Includes the
 * home page for an app with slots. For the shell, also includes a path of each remote.
 */
async function listPaths(folder: string, site: string): Promise<{ paths: string[]; skipped: string[] }> {
  const { pages, slots, isHost } = await describeApp(folder);
  const publicPaths = await readSitemapPaths(site);
  const skipped: string[] = [];
  const ownPaths = pages.flatMap(({ path, access, publicPaths: examples = [] }) => {
    if (access !== 'all') {
      skipped.push(`${path} needs a sign-in`);
      return [];
    }
    if (!path.includes(':')) return [path];
    const pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
    const example = [...examples, ...publicPaths].find((each) => pattern.test(each));
    if (example === undefined) skipped.push(`${path} has no known address`);
    return example ?? [];
  });
  const firstPaths = new Map(publicPaths.map((path) => [path.split('/')[1], path]));
  const otherPaths = isHost ? [...firstPaths.values()] : slots.length > 0 ? ['/'] : [];
  return { paths: [...new Set([...ownPaths, ...otherPaths])], skipped };
}

async function readSitemapPaths(site: string): Promise<string[]> {
  const response = await fetch(`${site}/sitemap.xml`);
  const urls = response.ok ? (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g) : [];
  return [...urls].map(([, url = '']) => new URL(url, site).pathname);
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  try {
    return await chromium.launch(executablePath === undefined ? {} : { executablePath });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new CommandError(
      `Chromium cannot be started: ${reason}\nInstall it with "npx playwright install chromium", or set CHROMIUM_PATH.`,
    );
  }
}

/** Opens a browser context that sends only GET requests: a check must not change data or send reports. */
async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.route('**/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  return context;
}

/** Returns the errors and accessibility violations of a page, and saves a screenshot of it. */
async function findPageProblems(context: BrowserContext, url: string, screenshot: string): Promise<string[]> {
  const page = await context.newPage();
  const problems = new Set<string>();
  page.on('pageerror', (error) => problems.add(`Error: ${error.message}`));
  page.on('console', (message) => {
    // Ignores messages about failed requests, because the check itself blocks some requests.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.add(`Error in the console: ${message.text().slice(0, 300)}`);
  });
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: PAGE_TIMEOUT_MS });
    const status = response?.status() ?? 0;
    if (status >= 400) problems.add(`The page answers with status ${status}.`);
    if (!(await isHydrated(page)))
      problems.add(`The page is not hydrated within ${PAGE_TIMEOUT_MS / 1000} seconds.`);
    await page.screenshot({ path: screenshot, fullPage: true, animations: 'disabled' });
    const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).setLegacyMode(true).analyze();
    for (const { help, nodes } of violations)
      problems.add(`Accessibility: ${help} (${nodes[0]?.target.join(' ')})`);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    problems.add(`The page cannot be checked: ${reason}`);
  } finally {
    await page.close();
  }
  return [...problems];
}

/**
 * Returns whether React hydrates the heading within the time limit. React sets a property `__reactFiber…` on each
 * hydrated element.
 */
const isHydrated = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
      undefined,
      { timeout: PAGE_TIMEOUT_MS },
    )
    .then(
      () => true,
      () => false,
    );
