import type { RouteObject } from 'react-router-dom';
import type { PagePayload, SnapshotRemote } from '@rangmala/shared/contract';
import { createRoutes } from './routes.tsx';

/** Longest time for which a navigation waits for the remotes of the snapshot. A page load follows. */
const MAX_WAIT_MS = 1_000;

/** The route table of an open tab. It has only the route of the first page until all remotes of the snapshot are loaded. */
export interface TabRoutes {
  /** Loads the remotes of the snapshot if necessary. Rejects when they cannot be loaded; there is one attempt. */
  complete(): Promise<unknown>;
  /** Returns the routes with which a path is matched; undefined while the page at this path is unknown. */
  at(pathname: string): RouteObject[] | undefined;
  /** Resolves with all routes. Loads the current URL as a new document when that fails or takes too long. */
  waitOrLoadPage(): Promise<RouteObject[]>;
}

/**
 * Creates the route table of a tab. `snapshot.remotes` gets all remotes when they are loaded.
 * @param loadPage loads the current URL as a new document
 */
export function createTabRoutes(
  { snapshot, remotesUrl }: Pick<PagePayload, 'snapshot' | 'remotesUrl'>,
  loadPage: () => void = loadCurrentUrl,
): TabRoutes {
  const firstPathname = window.location.pathname;
  let routes = createRoutes(snapshot);
  let isComplete = remotesUrl === undefined;
  let loading: Promise<unknown> | undefined;
  let wait: Promise<RouteObject[]> | undefined;

  async function loadRemotes(): Promise<void> {
    if (remotesUrl === undefined) return;
    const response = await fetch(remotesUrl);
    const remotes: unknown = await response.json();
    if (!response.ok || !Array.isArray(remotes)) throw new Error(`${remotesUrl} is not available.`);
    snapshot.remotes = remotes as SnapshotRemote[];
    routes = createRoutes(snapshot);
    isComplete = true;
  }

  async function waitForRoutes(): Promise<RouteObject[]> {
    try {
      await Promise.race([
        complete(),
        new Promise((_resolve, reject) => setTimeout(reject, MAX_WAIT_MS, new Error('Waited too long.'))),
      ]);
      return routes;
    } catch {
      // The next navigation waits again: the visitor may have gone back to the first page meanwhile.
      wait = undefined;
      if (!isKnown(window.location.pathname)) loadPage();
      return new Promise<never>(() => undefined);
    }
  }

  const complete = () => (loading ??= loadRemotes());
  const isKnown = (pathname: string) => isComplete || pathname === firstPathname;

  return {
    complete,
    at: (pathname) => (isKnown(pathname) ? routes : undefined),
    waitOrLoadPage: () => (wait ??= waitForRoutes()),
  };
}

/** Loads the current URL as a new document, at its top. `replace` would only scroll when the URL has a hash. */
function loadCurrentUrl(): void {
  const { href, hash } = window.location;
  if (hash) window.location.reload();
  else window.location.replace(href);
}
