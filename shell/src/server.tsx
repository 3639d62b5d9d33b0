import { StaticRouter, type RouteObject } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import type {
  ApiResponse,
  PagePayload,
  RenderFailure,
  RenderRequest,
  RenderResult,
} from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { observeUser } from '@rangmala/shared/session';
import type { PageModule } from '@rangmala/shared/remote';
import { App } from './App.tsx';
import { createHtmlDocument } from './document.ts';
import { type ModuleReference, listPageModules } from './federation/page-modules.ts';
import { createServerLoader } from './federation/server-loader.ts';
import { createPageSnapshot } from './page-snapshot.ts';
import { createPageStyles } from './page-styles.ts';
import { renderToText } from './render-to-text.ts';
import { matchPage } from './route-index.ts';
import { findGuardRedirect, LOGIN_PATH, NOT_FOUND, Pages, type RoutedPage } from './routes.tsx';

/**
 * Renders the page at a URL for a visitor, or returns a redirect. After an incomplete render with the current releases,
 * renders the page with the fallbacks, if there are any.
 * @throws when the page cannot be rendered
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const url = createUrl(request);
  const { match, routes } = matchPage(request.snapshot, url.pathname);
  if (match?.route.path === LOGIN_PATH) return redirectTo(links.signIn());
  const page = (match?.route.handle as RoutedPage | undefined) ?? NOT_FOUND;
  const redirect = findGuardRedirect(page.access, request.session, url.pathname + url.search);
  if (redirect) return redirectTo(redirect);

  const failures: RenderFailure[] = [];
  let usesCustomer = false;
  const onUserRead = () => {
    usesCustomer = true;
  };
  const modules = listPageModules(page, request.snapshot);
  for (const firstRelease of [0, 1]) {
    const loader = createServerLoader(request, failures);
    await loader.loadAll(modules, firstRelease);
    const answers = await fetchResponses(
      request,
      modules,
      loader.getModule,
      match?.params ?? {},
      url.searchParams,
      onUserRead,
    );
    const releases = modules.flatMap((module) => loader.getRelease(module) ?? []);
    const payload = createPayload(request, page, answers, true, releases);
    const rendering = await renderOnce(request, payload, routes, loader, page, failures, onUserRead);
    const isLastAttempt = firstRelease === 1 || !hasFallback(request, modules);
    if (rendering.isComplete || isLastAttempt) {
      return {
        status: rendering.status,
        html: createHtmlDocument({
          request,
          // Omits the rendered releases after an incomplete render. The browser then tries the current releases first.
          payload: rendering.isComplete ? payload : createPayload(request, page, answers, true),
          // Preloads the code of slot components only after an incomplete render, because the HTML may lack these
          // components.
          modules: rendering.isComplete ? modules.slice(0, 1) : modules,
          ...rendering,
        }),
        failures,
        rendered: rendering.isComplete ? releases.map(({ app, version }) => ({ app, version })) : [],
        usesCustomer,
      };
    }
  }
  throw new Error('unreachable: the last attempt always returns');
}

/** Returns the empty document of the page at a URL. The browser renders the page. */
export function renderEmpty(request: RenderRequest): RenderResult {
  const { pathname } = createUrl(request);
  const { match } = matchPage(request.snapshot, pathname);
  const page = (match?.route.handle as RoutedPage | undefined) ?? NOT_FOUND;
  const payload = createPayload(request, page, {}, false);
  return {
    status: page === NOT_FOUND ? 404 : 200,
    html: createHtmlDocument({
      request,
      payload,
      modules: listPageModules(page, request.snapshot),
      head: `<title>${request.site.name}</title>`,
      styles: '',
      body: '<div id="root"></div>',
    }),
    failures: [],
  };
}

/**
 * Returns the absolute URL of a request. Concatenates the parts, because resolving `//elsewhere` against the origin
 * would give another site.
 */
function createUrl({ site, url }: RenderRequest): URL {
  return new URL(site.origin + url);
}

function redirectTo(redirect: string): RenderResult {
  return { status: 302, html: '', redirect, failures: [] };
}

function hasFallback(request: RenderRequest, modules: ModuleReference[]): boolean {
  return request.snapshot.remotes.some(
    ({ app, releases }) => releases.length > 1 && modules.some((module) => module.app === app),
  );
}

/** Fetches the responses of the API paths that the `data` functions of the modules return. */
async function fetchResponses(
  request: RenderRequest,
  modules: ModuleReference[],
  getModule: (module: ModuleReference) => PageModule | undefined,
  params: Record<string, string | undefined>,
  search: URLSearchParams,
  onUserRead: () => void,
): Promise<Record<string, ApiResponse>> {
  const { user } = request.session;
  const session = { ...request.session, user: user && observeUser(user, onUserRead) };
  const paths = new Set(
    modules.flatMap((module) => getModule(module)?.data?.(params, search, session) ?? []),
  );
  const answers: Record<string, ApiResponse> = {};
  await Promise.all(
    [...paths].map(async (path) => {
      // Omits missing responses and server errors, because the browser requests these paths again.
      const apiResponse = await request.fetchApi(path).catch(() => undefined);
      if (apiResponse && apiResponse.status < 500) answers[path] = apiResponse;
    }),
  );
  return answers;
}

function createPayload(
  request: RenderRequest,
  page: RoutedPage,
  answers: Record<string, ApiResponse>,
  isRendered: boolean,
  releases: readonly { app: string; releaseIndex: number }[] = [],
): PagePayload {
  const fallbacks = releases.filter(({ releaseIndex }) => releaseIndex > 0);
  const { snapshot, remotesUrl, site, session, notice, development } = request;
  return {
    ...(remotesUrl === undefined
      ? { snapshot }
      : { snapshot: createPageSnapshot(snapshot, page), remotesUrl, pathname: createUrl(request).pathname }),
    site,
    answers,
    renderedAt: Date.now(),
    rendered: isRendered,
    ...(notice ? { notice } : {}),
    ...(development ? { development } : {}),
    ...(fallbacks.length > 0
      ? {
          renderedReleases: Object.fromEntries(fallbacks.map(({ app, releaseIndex }) => [app, releaseIndex])),
        }
      : {}),
    // The session is the last field, because only the session differs between customers and the server stores the rest
    // of a page compressed.
    session,
  };
}

interface Rendering {
  status: number;
  isComplete: boolean;
  head: string;
  styles: string;
  body: string;
}

async function renderOnce(
  request: RenderRequest,
  payload: PagePayload,
  routes: RouteObject[],
  loader: ReturnType<typeof createServerLoader>,
  page: RoutedPage,
  failures: RenderFailure[],
  onUserRead: () => void,
): Promise<Rendering> {
  const response = { status: 200 };
  // Passes the router the normalised path, because the route table was made for this path.
  const { pathname, search } = createUrl(request);
  const { sheet, createStyleElement } = createPageStyles();
  let isComplete = true;
  const html = await renderToText(
    <div id="root">
      <StyleSheetManager sheet={sheet}>
        <App
          payload={payload}
          loader={loader}
          prefetch={() => undefined}
          response={response}
          onUserRead={onUserRead}
        >
          <StaticRouter location={pathname + search}>
            <Pages routes={routes} />
          </StaticRouter>
        </App>
      </StyleSheetManager>
    </div>,
    (error) => {
      isComplete = false;
      failures.push({
        app: page.app,
        name: page.page,
        version: loader.getRelease({ app: page.app, name: page.page })?.version ?? request.snapshot.shell,
        error,
      });
    },
  );
  const bodyStart = html.indexOf('<div id="root">');
  return {
    status: response.status,
    isComplete,
    head: html.slice(0, bodyStart),
    styles: createStyleElement(request.nonce),
    body: html.slice(bodyStart),
  };
}
