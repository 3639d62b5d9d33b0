import type { RouteObject } from '@rangmala/shared/router';
import type { SnapshotRemote } from '@rangmala/shared/contract';
import type { TabRoutes } from './tab-routes.ts';
import { isHydrated } from './is-hydrated.ts';

/** Longest time in milliseconds for which a navigation waits for the remote list. The load then counts as failed. */
const MAX_WAIT_MS = 1_000;

const NEVER = new Promise<never>(() => undefined);

/** The load of the remote list by tab. There is one attempt for each document. */
const loads = new WeakMap<TabRoutes, Promise<void>>();

/** Functions of the browser that tests replace. */
export interface Browser {
  isHydrated(): boolean;
  /** Whether the document was reloaded. */
  isReloaded(): boolean;
  /** Loads the current URL as a new document. */
  loadPage(): void;
}

/**
 * Loads the remote list, adds its remotes to the tab and resolves with all routes. For a navigation, the load counts as
 * failed after {@link MAX_WAIT_MS}.
 *
 * After a failed load, never resolves. A navigation then loads the current URL as a new document, unless the visitor
 * has gone back to the first page.
 *
 * A document is misplaced when the browser shows the document at another path than the server rendered it for. Reloads
 * a misplaced document once. If the load fails after this reload, resolves with the existing routes.
 */
export async function loadRoutes(
  tab: TabRoutes,
  isNavigation: boolean,
  { isHydrated, isReloaded, loadPage }: Browser = BROWSER,
): Promise<RouteObject[]> {
  // Before the hydration, a navigation such as Back shows the document at a path that it was not rendered for.
  const isMisplaced = isNavigation && !isHydrated();
  if (isMisplaced && !isReloaded()) {
    loadPage();
    return NEVER;
  }
  const load = loads.get(tab) ?? loadRemotes(tab);
  loads.set(tab, load);
  try {
    await (isNavigation ? Promise.race([load, rejectLater()]) : load);
    return tab.routes;
  } catch {
    if (isMisplaced) {
      // Does not reload again, because a proxy that changes the path would cause endless reloads. The router matches
      // the path with the existing routes.
      tab.pathname = window.location.pathname;
      return tab.routes;
    }
    if (isNavigation && window.location.pathname !== tab.pathname) loadPage();
    return NEVER;
  }
}

/** @throws when the remote list cannot be loaded */
async function loadRemotes(tab: TabRoutes): Promise<void> {
  if (tab.remotesUrl === undefined) return;
  const response = await fetch(tab.remotesUrl);
  const remotes: unknown = await response.json();
  if (!response.ok || !Array.isArray(remotes)) throw new Error(`${tab.remotesUrl} is not available.`);
  tab.snapshot.remotes = remotes as SnapshotRemote[];
  tab.routes = tab.createRoutes(tab.snapshot);
  delete tab.remotesUrl;
}

const rejectLater = () =>
  new Promise((_resolve, reject) => {
    setTimeout(reject, MAX_WAIT_MS, new Error('The remote list takes too long.'));
  });

const BROWSER: Browser = {
  isHydrated() {
    const element = document.getElementById('root')?.firstElementChild;
    return element ? isHydrated(element) : false;
  },
  isReloaded() {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload';
  },
  loadPage() {
    const { href, hash } = window.location;
    // `replace` shows the new page at its top, but only scrolls at a URL with a hash. A document that is not hydrated
    // is reloaded, because `isReloaded` must then return true.
    if (hash || !BROWSER.isHydrated()) window.location.reload();
    else window.location.replace(href);
  },
};
