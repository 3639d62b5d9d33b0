import type { RouteObject } from '@rangmala/shared/router';
import type { PagePayload } from '@rangmala/shared/contract';
import { importDeferredCode } from './import-deferred-code.ts';
import { createRoutes } from './routes.tsx';

/** The snapshot in the document of a tab. `remotesUrl` is removed when the routes are complete. */
type TabSnapshot = Pick<PagePayload, 'snapshot' | 'remotesUrl' | 'pathname'>;

/**
 * The routes of an open tab. While `remotesUrl` is set, a remote's page has a route only if it is the tab's first page.
 */
export interface TabRoutes extends TabSnapshot {
  routes: RouteObject[];
  createRoutes: typeof createRoutes;
}

/** Adds the routes of the tab's snapshot to the tab. */
export function createTabRoutes(tab: TabSnapshot): TabRoutes {
  return Object.assign(tab, { createRoutes, routes: createRoutes(tab.snapshot) });
}

/** Returns the routes to match a path against; undefined while the page at this path is unknown. */
export function findRoutes(tab: TabRoutes, pathname: string): RouteObject[] | undefined {
  return tab.remotesUrl && pathname !== tab.pathname ? undefined : tab.routes;
}

/**
 * Loads the code of `loadRoutes` and calls `loadRoutes`. When the code cannot be loaded, never resolves, and reloads
 * the document for a navigation.
 * @param isNavigation whether a navigation waits for the routes
 */
export const completeRoutes = (tab: TabRoutes, isNavigation: boolean): Promise<RouteObject[]> =>
  importDeferredCode().then(
    ({ loadRoutes }) => loadRoutes(tab, isNavigation),
    () => new Promise(() => isNavigation && window.location.reload()),
  );
