import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from '@rangmala/shared/router';
import { markFresh, preloadApi } from '@rangmala/shared/api';
import type { PagePayload, Session } from '@rangmala/shared/contract';
import { App } from './App.tsx';
import { createBrowserLoader } from './federation/browser-loader.ts';
import { listPageModules } from './federation/page-modules.ts';
import { takeEarlyClicks } from './early-clicks.ts';
import { importDeferredCode } from './import-deferred-code.ts';
import { HistoryRouter } from './HistoryRouter.tsx';
import type { RoutedPage } from './routes.tsx';
import { completeRoutes, createTabRoutes, findRoutes } from './tab-routes.ts';
import { TabPages } from './TabPages.tsx';

/** Shortest time between the load event and the call of `runDeferredCode`, in milliseconds. */
const DEFERRED_CODE_DELAY_MS = 2_500;

/** Hydrates the page that the server rendered, or renders the page into an empty document. */
function renderApp(payload: PagePayload): void {
  const { snapshot } = payload;
  const root = document.getElementById('root') as HTMLElement;
  const loader = createBrowserLoader(snapshot, payload.renderedReleases);
  const tab = createTabRoutes(payload);
  markFresh(Object.keys(payload.answers));

  /**
   * Loads a page's code and prefetches its initial data. Does not prefetch the data of a page that needs a sign-in,
   * because the session may end before the page is shown.
   */
  async function prefetchPage(
    page: RoutedPage,
    url: URL,
    params: Record<string, string | undefined>,
    session: Session,
  ): Promise<void> {
    await Promise.all(
      listPageModules(page, snapshot).map(async ({ app, name }) => {
        const result = await loader.load(app, name);
        if (result.ok && page.access === 'all')
          result.module.data?.(params, url.searchParams, session).forEach(preloadApi);
      }),
    );
  }

  function prefetch(to: string, session: Session): void {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin) return;
    if (tab.remotesUrl) {
      void completeRoutes(tab, false).then(() => prefetch(to, session));
      return;
    }
    const { page, params } = findPage(url.pathname);
    if (page) void prefetchPage(page, url, params, session);
  }

  function findPage(pathname: string) {
    const match = matchRoutes(findRoutes(tab, pathname) ?? [], pathname)?.at(-1);
    return { page: match?.route.handle as RoutedPage | undefined, params: match?.params ?? {} };
  }

  function isPageLoaded(pathname: string): boolean {
    const { page } = findPage(pathname);
    return page !== undefined && loader.isLoaded(page.app, page.page);
  }

  const app = (
    <App payload={payload} loader={loader} prefetch={prefetch}>
      <HistoryRouter isPageLoaded={isPageLoaded}>
        <TabPages tab={tab} />
      </HistoryRouter>
    </App>
  );
  takeEarlyClicks();
  if (payload.rendered) {
    // Uses a transition, so that React hydrates in short tasks and the page reacts to input in between.
    startTransition(
      () =>
        void hydrateRoot(root, app, {
          onRecoverableError(error) {
            // React has recovered by rendering a part of the page again.
            console.error(error);
          },
        }),
    );
  } else {
    createRoot(root).render(app);
  }
  const { page } = findPage(window.location.pathname);
  const scheduleDeferredCode = () =>
    setTimeout(() => void runDeferredCode(page?.app), DEFERRED_CODE_DELAY_MS);
  if (document.readyState === 'complete') scheduleDeferredCode();
  else window.addEventListener('load', scheduleDeferredCode);

  /** Follows newer snapshots and measures web vitals. The browser buffers its measurements until this code runs. */
  async function runDeferredCode(app: string | undefined): Promise<void> {
    const version = app && getRenderedVersion(app);
    try {
      const { followNewerSnapshots, measureVitals } = await importDeferredCode();
      followNewerSnapshots(snapshot.number);
      if (app && version) measureVitals({ app, version });
    } catch {
      // Ignores the error, because the page works without this code.
    }
  }

  function getRenderedVersion(app: string): string | undefined {
    if (app === 'shell') return snapshot.shell;
    const remote = snapshot.remotes.find((entry) => entry.app === app);
    return remote?.releases[payload.renderedReleases?.[app] ?? 0]?.version;
  }
}

const payload = JSON.parse(document.getElementById('rangmala-page')?.textContent ?? '') as PagePayload;
if (payload.development) {
  void import(/* webpackChunkName: "development" */ './dev-apps.ts')
    .then(({ replaceDevApps }) => replaceDevApps(payload))
    .then(renderApp);
} else {
  renderApp(payload);
}
