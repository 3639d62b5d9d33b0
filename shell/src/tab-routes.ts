import type { RouteObject } from 'react-router-dom';
import type { PagePayload } from '@rangmala/shared/contract';
import { importDeferredCode } from './import-deferred-code.ts';
import { createRoutes } from './routes.tsx';

/** What the document of a tab says about its snapshot. `remotesUrl` is removed when the routes are complete. */
type TabSnapshot = Pick<PagePayload, 'snapshot' | 'remotesUrl' | 'pathname'>;

/** The routes of an open tab. On a site with many remotes, they lead only to the first page until they are complete. */
export interface TabRoutes extends TabSnapshot {
  routes: RouteObject[];
  createRoutes: typeof createRoutes;
}

/** Adds the routes of its snapshot to a tab. */
export function createTabRoutes(tab: TabSnapshot): TabRoutes {
  return Object.assign(tab, { createRoutes, routes: createRoutes(tab.snapshot) });
}

/** Returns the routes with which a path is matched; undefined while the page at this path is unknown. */
export function findRoutes(tab: TabRoutes, pathname: string): RouteObject[] | undefined {
  return tab.remotesUrl && pathname !== tab.pathname ? undefined : tab.routes;
}

/**
 * Resolves with all routes after the remote list has been loaded. Never resolves when it cannot be loaded.
 * @param isNavigation whether the current URL is then loaded as a new document
 */
export const completeRoutes = (tab: TabRoutes, isNavigation: boolean): Promise<RouteObject[]> =>
  importDeferredCode().then(
    ({ loadRoutes }) => loadRoutes(tab, isNavigation),
    () => new Promise(() => isNavigation && window.location.reload()),
  );
