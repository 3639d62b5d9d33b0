import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  StaticRouter,
  type RouteMatch,
  type RouteObject,
  type StaticHandler,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type {
  ApiResponse,
  PagePayload,
  RenderFailure,
  RenderRequest,
  RenderResult,
  Snapshot,
} from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { App } from './App.tsx';
import { createHtmlDocument } from './document.ts';
import { type ModuleReference, listPageModules } from './federation/page-modules.ts';
import { createServerLoader, type ServerLoader } from './federation/server-loader.ts';
import { createRoutes, findGuardRedirect, LOGIN_PATH, NOT_FOUND, Pages, type RoutedPage } from './routes.tsx';

/** Time limit for suspended parts of a page, in milliseconds. The browser renders the parts that take longer. */
const SUSPENDED_TIMEOUT_MS = 800;

/**
 * Renders the page at a URL for a visitor, or returns a redirect. After an incomplete render with the current releases,
 * renders the page with the fallbacks, if there are any.
 * @throws when the page cannot be rendered
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const url = createUrl(request);
  const context = await getRouteHandler(request.snapshot).query(new Request(url));
  const matches = context instanceof Response ? [] : context.matches;
  const match = matches.at(-1);
  if (match?.route.path === LOGIN_PATH) return redirectTo(links.signIn());
  const page = (match?.route.handle as RoutedPage | undefined) ?? NOT_FOUND;
  const redirect = findGuardRedirect(page.access, request.session, url.pathname + url.search);
  if (redirect) return redirectTo(redirect);

  const failures: RenderFailure[] = [];
  const modules = listPageModules(page, request.snapshot);
  for (const firstRelease of [0, 1]) {
    const loader = createServerLoader(request, failures);
    await loader.loadAll(modules, firstRelease);
    const failuresBefore = failures.length;
    const paths = listApiPaths(request, modules, loader, match?.params ?? {}, url.searchParams, failures);
    const hasData = failures.length === failuresBefore;
    const answers = await fetchResponses(request, paths);
    const releases = modules.flatMap((module) => loader.getRelease(module) ?? []);
    const payload = createPayload(request, answers, releases);
    const rendering = await renderOnce(request, payload, nestRoutes(matches), loader, page, failures);
    const isComplete = hasData && rendering.isComplete;
    const isLastAttempt = firstRelease === 1 || !hasFallback(request, modules);
    if (isComplete || isLastAttempt) {
      return {
        status: rendering.status,
        html: createHtmlDocument({
          request,
          // Omits the rendered releases after an incomplete render. The browser then tries the current releases first.
          payload: isComplete ? payload : createPayload(request, answers),
          // Preloads the code of slot components only after an incomplete render, because the HTML may lack these
          // components.
          modules: isComplete ? modules.slice(0, 1) : modules,
          ...rendering,
        }),
        failures,
        rendered: isComplete ? releases.map(({ app, version }) => ({ app, version })) : [],
      };
    }
  }
  throw new Error('unreachable: the last attempt always returns');
}

/** Route handlers by snapshot. A handler ranks the routes once for all renders of the snapshot. */
const handlersBySnapshot = new WeakMap<Snapshot, StaticHandler>();

function getRouteHandler(snapshot: Snapshot): StaticHandler {
  const handler = handlersBySnapshot.get(snapshot) ?? createStaticHandler(createRoutes(snapshot));
  handlersBySnapshot.set(snapshot, handler);
  return handler;
}

/** Returns a table with only the matched routes, because the router ranks all routes of its table for each page. */
function nestRoutes([match, ...children]: readonly RouteMatch[]): RouteObject[] {
  return match ? [{ ...match.route, children: nestRoutes(children) } as RouteObject] : [];
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

/** Returns the API paths that the `data` functions of the modules return. Adds a failure for each function that throws. */
function listApiPaths(
  request: RenderRequest,
  modules: ModuleReference[],
  { getModule, getRelease }: ServerLoader,
  params: Record<string, string | undefined>,
  search: URLSearchParams,
  failures: RenderFailure[],
): string[] {
  const paths = modules.flatMap((module) => {
    try {
      return getModule(module)?.data?.(params, search, request.session) ?? [];
    } catch (error) {
      const version = getRelease(module)?.version ?? request.snapshot.shell;
      failures.push({ ...module, version, error });
      return [];
    }
  });
  return [...new Set(paths)];
}

async function fetchResponses(request: RenderRequest, paths: string[]): Promise<Record<string, ApiResponse>> {
  const answers: Record<string, ApiResponse> = {};
  await Promise.all(
    paths.map(async (path) => {
      // Omits missing responses and server errors, because the browser requests these paths again.
      const apiResponse = await request.fetchApi(path).catch(() => undefined);
      if (apiResponse && apiResponse.status < 500) answers[path] = apiResponse;
    }),
  );
  return answers;
}

function createPayload(
  { snapshot, site, session, notice }: RenderRequest,
  answers: Record<string, ApiResponse>,
  releases: readonly { app: string; releaseIndex: number }[] = [],
): PagePayload {
  const fallbacks = releases.filter(({ releaseIndex }) => releaseIndex > 0);
  return {
    snapshot,
    site,
    session,
    answers,
    renderedAt: Date.now(),
    rendered: true,
    ...(notice ? { notice } : {}),
    ...(fallbacks.length > 0
      ? {
          renderedReleases: Object.fromEntries(fallbacks.map(({ app, releaseIndex }) => [app, releaseIndex])),
        }
      : {}),
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
  loader: ServerLoader,
  page: RoutedPage,
  failures: RenderFailure[],
): Promise<Rendering> {
  const response = { status: 200 };
  // Passes the router the normalised path, because the route table was matched with this path.
  const { pathname, search } = createUrl(request);
  const sheet = getStyleSheet(request, page);
  let isComplete = true;
  const html = await renderToHtml(
    sheet.collectStyles(
      <div id="root">
        <App payload={payload} loader={loader} prefetch={() => undefined} response={response}>
          <StaticRouter location={pathname + search}>
            <Pages routes={routes} />
          </StaticRouter>
        </App>
      </div>,
    ),
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
  // React writes the elements of the head, such as the title, before the root element.
  const bodyStart = html.indexOf('<div id="root">');
  const styles = sheet.getStyleTags();
  if (styles.length > MAX_SHARED_STYLES_LENGTH) customerStyleSheets.delete(page);
  return {
    status: response.status,
    isComplete,
    head: html.slice(0, bodyStart),
    styles,
    body: html.slice(bodyStart),
  };
}

/**
 * Length of a shared sheet above which the next render starts another one. The largest page has 36,000 characters. The
 * sheet of a component whose styles contain a free value, such as a width, grows with each value.
 */
const MAX_SHARED_STYLES_LENGTH = 100_000;

/** Style sheets of pages for signed-in visitors, by page of a snapshot. */
const customerStyleSheets = new WeakMap<RoutedPage, ServerStyleSheet>();

/**
 * Returns the style sheet for a render. The renders of a page for signed-in visitors share a sheet, because compiling the
 * styles takes a third of the time of a render. A visitor's data therefore belongs in `style` attributes, not in styles.
 * A guest's page gets a sheet of its own: the page is cached, so its bytes must not depend on earlier renders.
 */
function getStyleSheet({ session }: RenderRequest, page: RoutedPage): ServerStyleSheet {
  if (session.user === null && session.artist === null) return new ServerStyleSheet();
  const sheet = customerStyleSheets.get(page) ?? new ServerStyleSheet();
  customerStyleSheets.set(page, sheet);
  return sheet;
}

/**
 * Renders a React tree to HTML and waits for suspended parts until the time limit. When a part throws, passes the error
 * to `onError` and leaves the part to the browser. Rejects when the whole tree throws.
 */
function renderToHtml(tree: ReactElement, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const timer = setTimeout(() => {
      stream.abort(new Error(`Rendering took more than ${SUSPENDED_TIMEOUT_MS} ms.`));
    }, SUSPENDED_TIMEOUT_MS);
    const stream = renderToPipeableStream(tree, {
      // Makes React write all content inline. Otherwise React would move a large part into its position with a script,
      // which a browser without JavaScript does not run.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(output);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
