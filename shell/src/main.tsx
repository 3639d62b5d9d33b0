import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from '@rangmala/shared/router';
import { markFresh, preloadApi } from '@rangmala/shared/api';
import type { PagePayload, Session } from '@rangmala/shared/contract';
import { App } from './App.tsx';
import { createBrowserLoader } from './federation/browser-loader.ts';
import { listPageModules } from './federation/page-modules.ts';
import { tolerateForeignChanges } from './foreign-changes.ts';
import { keepFocusInPlace } from './keep-focus.ts';
import { followNewerSnapshots } from './newer-snapshot.ts';
import { createRoutes, Pages, type RoutedPage } from './routes.tsx';
import { measureVitals } from './vitals.ts';

/** Hydrates the page that the server rendered, or renders the page into an empty document. */
async function renderApp(payload: PagePayload): Promise<void> {
  const { snapshot } = payload;
  const root = document.getElementById('root') as HTMLElement;
  const loader = createBrowserLoader(snapshot, payload.renderedReleases);
  const routes = createRoutes(snapshot);
  markFresh(Object.keys(payload.answers));

  /**
   * Loads a page's code and prefetches its initial data. Does not prefetch the data of a page that needs a sign-in,
   * because the session may end before the page is shown.
   */
  function prefetch(to: string, session: Session): void {
    const url = new URL(to, window.location.href);
    const { page, params } = findPage(url.pathname);
    if (url.origin !== window.location.origin || !page) return;
    for (const { app, name } of listPageModules(page, snapshot)) {
      void loader.load(app, name).then((result) => {
        if (result.ok && page.access === 'all')
          result.module.data?.(params, url.searchParams, session).forEach(preloadApi);
      });
    }
  }

  function findPage(pathname: string) {
    const match = matchRoutes(routes, pathname)?.at(-1);
    return { page: match?.route.handle as RoutedPage | undefined, params: match?.params ?? {} };
  }

  const { page } = findPage(window.location.pathname);
  // React hydrates a page in one pass when the page's code has loaded. A slow page must not delay the header.
  if (page) await loader.waitBriefly(page.app, page.page);
  const app = (
    <App payload={payload} loader={loader} prefetch={prefetch}>
      <BrowserRouter>
        <Pages routes={routes} />
      </BrowserRouter>
    </App>
  );
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
    // Renders the page also when the styles cannot be loaded.
    await addStyles().catch(() => undefined);
    createRoot(root).render(app);
  }

  followNewerSnapshots(snapshot.number);
  const version = page && getRenderedVersion(page.app);
  if (version) measureVitals({ app: page.app, version });

  function getRenderedVersion(app: string): string | undefined {
    if (app === 'shell') return snapshot.shell;
    const remote = snapshot.remotes.find((entry) => entry.app === app);
    return remote?.releases[payload.renderedReleases?.[app] ?? 0]?.version;
  }
}

/** Adds the fonts and the global styles to a document that the server sent empty. A rendered document contains them. */
async function addStyles(): Promise<void> {
  const { fontFaces, globalStyles } = await import(
    /* webpackChunkName: 'global-styles' */ '@rangmala/shared/theme/files'
  );
  const style = document.createElement('style');
  style.textContent = fontFaces + globalStyles;
  document.head.append(style);
}

tolerateForeignChanges();
keepFocusInPlace();
const payload = JSON.parse(document.getElementById('rangmala-page')?.textContent ?? '') as PagePayload;
if (payload.development) {
  void import(/* webpackChunkName: 'development' */ './dev-apps.ts')
    .then(({ replaceDevApps }) => replaceDevApps(payload))
    .then(renderApp);
} else {
  void renderApp(payload);
}
