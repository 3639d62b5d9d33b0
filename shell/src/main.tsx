import './nonce.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { markFresh, preloadApi } from '@rangmala/shared/api';
import type { PagePayload, Session } from '@rangmala/shared/contract';
import { App } from './App.tsx';
import { createBrowserLoader } from './federation/browser-loader.ts';
import { neededBy } from './federation/needed.ts';
import { followNewerSnapshots } from './newer-snapshot.ts';
import { createRoutes, Pages, type RoutedPage } from './routes.tsx';

/** Draws the page that the payload describes, or takes over the one that the server drew. */
function start(payload: PagePayload): void {
  const { snapshot } = payload;
  const root = document.getElementById('root') as HTMLElement;
  const loader = createBrowserLoader(snapshot);
  const routes = createRoutes(snapshot);
  markFresh(Object.keys(payload.answers));

  /**
   * Gets a page's code and the data that it shows first on their way. What is somebody's own is asked for when
   * it is shown: by then the session may have ended, and it is nobody's to keep ready.
   */
  async function prepare(
    page: RoutedPage,
    url: URL,
    params: Record<string, string | undefined>,
    session: Session,
  ): Promise<void> {
    await Promise.all(
      neededBy(page, snapshot).map(async ({ app, name }) => {
        const loaded = await loader.load(app, name, 0);
        if (loaded.ok && page.access === 'all')
          loaded.module.data?.(params, url.searchParams, session).forEach(preloadApi);
      }),
    );
  }

  function prefetch(to: string, session: Session): void {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin) return;
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    const page = match?.route.handle as RoutedPage | undefined;
    if (match && page) void prepare(page, url, match.params, session);
  }

  const app = (
    <App payload={payload} loader={loader} prefetch={prefetch}>
      <BrowserRouter>
        <Pages routes={routes} />
      </BrowserRouter>
    </App>
  );
  if (payload.rendered) {
    hydrateRoot(root, app, {
      onRecoverableError(error) {
        // A place that the server could not draw is drawn here; anything else is a fault of ours.
        console.error(error);
      },
    });
  } else {
    createRoot(root).render(app);
  }
  followNewerSnapshots(snapshot.number);
}

const payload = JSON.parse(document.getElementById('rangmala-page')?.textContent ?? '') as PagePayload;
if (payload.development) {
  void import(/* webpackChunkName: "development" */ './development.ts')
    .then(({ withDevelopment }) => withDevelopment(payload))
    .then(start);
} else {
  start(payload);
}
