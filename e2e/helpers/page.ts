import { expect, type Locator, type Page, type Response } from '@playwright/test';

declare global {
  interface Window {
    /** Time of the first frame in which the page is hydrated, in milliseconds since the start of the navigation. */
    hydratedAt?: number;
    layoutShifts?: string[];
  }
}

/**
 * Opens a path and waits for hydration.
 * @returns the response to the document's request
 */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response as Response;
}

/** Waits until React has hydrated the page. Hydration sets a `__reactFiber…` property on the heading. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  // Waits two frames, because a render may still be running.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** A release of a remote in the snapshot: `base` is the URL of its files, `container` its global name. */
export interface RemoteRelease {
  version: string;
  base: string;
  container: string;
}

/** The JSON data inlined in a page's HTML. */
export interface Payload {
  snapshot: { remotes: { app: string; releases: RemoteRelease[] }[] };
  answers: Record<string, unknown>;
  session: { user: { email: string } | null; artist: { artist_id: string } | null };
}

export function parsePayload(html: string): Payload {
  const [, json] = /<script[^>]*id="rangmala-page"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(json, 'the data inlined in the page').toBeTruthy();
  return JSON.parse(json ?? '') as Payload;
}

/** Records layout shifts of the pages that are opened after this call. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const describeRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        // Ignores shifts after input. Also ignores scores below 0.001, because words may move within a line when a web
        // font replaces its fallback face. While the document is parsed, ignores scores below 0.01, because a slow
        // browser may paint a frame in the middle of a centred line.
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const parsedAt = navigation?.domInteractive || Infinity;
        if (shift.hadRecentInput || shift.value < (shift.startTime < parsedAt ? 0.01 : 0.001)) continue;
        // The positions also locate a node that is no longer in the document.
        const nodes = shift.sources?.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'removed node')} (${describeRect(previousRect)} → ${describeRect(currentRect)})`,
        );
        window.layoutShifts?.push(
          `${shift.value.toFixed(4)} at ${Math.round(shift.startTime)} ms on ${location.pathname}: ${nodes?.join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Makes the pages that are opened after this call use a web font from the first paint on or not at all. A font that
 * arrives later may break a line elsewhere, and when it arrives depends on the machine.
 */
export async function preventFontSwaps(page: Page): Promise<void> {
  const isPage = ({ pathname }: URL) => !/^\/(api|r)\/|\.\w+$/.test(pathname);
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = await response.text();
    return route.fulfill({ response, body: html.replaceAll('font-display:swap', 'font-display:optional') });
  });
}

/** Expects that {@link recordLayoutShifts} has recorded no layout shift of the page. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // Waits two frames, because the observer reports a shift only in a later frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShifts ?? [])));
      }),
  );
  expect(shifts, 'layout shifts').toEqual([]);
}

/** Sets `window.hydratedAt` on the pages that are opened after this call. */
export async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recordHeading = () => {
      const heading = document.querySelector('h1');
      if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) {
        window.hydratedAt = performance.now();
      } else {
        requestAnimationFrame(recordHeading);
      }
    };
    requestAnimationFrame(recordHeading);
  });
}

/** Expects that the page is not wider than its window. */
export async function expectNoHorizontalScrolling(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: 'hidden width in pixels',
    })
    .toBeLessThanOrEqual(0);
}

/** Presses Tab until the control has the focus, at most 120 times. A failure lists what had the focus instead. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const passedElements: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const passedElement = await control.evaluate((element) => {
      const focused = document.activeElement;
      return focused === element ? null : (focused?.outerHTML.slice(0, 100) ?? 'nothing');
    });
    if (passedElement === null) return;
    passedElements.push(passedElement);
    await page.keyboard.press('Tab');
  }
  await expect(control, passedElements.join('\n')).toBeFocused();
}

/** Scrolls through the whole page, waits until its pictures are decoded, and scrolls back to the top. */
export async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitForFrame();
    }
    const pictures = [...document.images].filter((image) => image.currentSrc);
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitForFrame();
  });
}

/**
 * Returns a line of text for each visible picture that is too large: the file is more than `maxRatio` times as wide as
 * the element, in device pixels. Ignores SVG files and data URIs.
 */
export function listOversizedPictures(page: Page, maxRatio = 1.4): Promise<string[]> {
  return page.evaluate(async (maxRatio) => {
    const visiblePictures = [...document.images].filter(
      (image) => image.currentSrc && !/\.svg$|^data:/.test(image.currentSrc) && image.clientWidth > 0,
    );
    const oversized = await Promise.all(
      visiblePictures.map(async (image) => {
        // Measures before decoding, because the page may replace the element meanwhile. Uses the widest of several
        // elements with the same file, because the browser loads the file once for all of them.
        const copies = visiblePictures.filter(({ currentSrc }) => currentSrc === image.currentSrc);
        const displayWidth =
          Math.max(...copies.map((copy) => copy.getBoundingClientRect().width)) * devicePixelRatio;
        const reloaded = new Image();
        reloaded.src = image.currentSrc;
        await reloaded.decode();
        return reloaded.naturalWidth > maxRatio * displayWidth + 1
          ? [`${image.currentSrc}: ${reloaded.naturalWidth} px for ${Math.round(displayWidth)}`]
          : [];
      }),
    );
    return oversized.flat();
  }, maxRatio);
}
