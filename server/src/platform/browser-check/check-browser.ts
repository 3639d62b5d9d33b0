import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Route } from 'playwright-core';
import { toCookieName } from '../../http/cookies.ts';
import { PREVIEW_COOKIE } from '../previews/preview-routes.ts';

/** Browser context of a check. The server process answers the browser's requests, so the check needs no network. */
export interface CheckBrowser {
  context: BrowserContext;
  /** Returns the total sizes of the compressed response bodies since the last call, in bytes. */
  takeWeight(): PageWeight;
}

export interface PageWeight {
  html: number;
  scripts: number;
  /** Sum of all responses, including HTML and scripts. */
  all: number;
}

const NO_WEIGHT: PageWeight = { html: 0, scripts: 0, all: 0 };

const DECODERS: Record<string, (buffer: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** The highest canary bucket. A canary with a share below 100 % never includes this bucket. */
const LIVE_BUCKET = '99';

/**
 * Opens a browser context with the preview of a signed link, or with the live site if `preview` is missing. Blocks
 * requests to other origins. Also blocks all methods except GET, because a check must not change data or send client
 * reports.
 */
export async function openCheckBrowser(
  app: FastifyInstance,
  browser: Browser,
  { width, preview }: { width: number; preview?: string },
): Promise<CheckBrowser> {
  const { publicUrl } = app.settings;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    // The accessibility check runs as a script that the page's Content-Security-Policy would block.
    bypassCSP: true,
  });
  const createCookie = (name: string, value: string) => ({
    name: toCookieName(app.settings, name),
    value,
    url: publicUrl,
  });
  await context.addCookies([
    createCookie('rangmala_bucket', LIVE_BUCKET),
    ...(preview === undefined ? [] : [createCookie(PREVIEW_COOKIE, preview)]),
  ]);
  let weight = { ...NO_WEIGHT };
  const serveInProcess = async (route: Route): Promise<void> => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== publicUrl || request.method() !== 'GET') return route.abort();
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { ...(await request.allHeaders()), host: url.host, 'accept-encoding': 'br, gzip' },
    });
    weight.all += rawPayload.length;
    if (request.resourceType() === 'document') weight.html += rawPayload.length;
    if (request.resourceType() === 'script') weight.scripts += rawPayload.length;
    const { 'content-encoding': encoding, 'content-length': _length, ...otherHeaders } = headers;
    const decode = DECODERS[String(encoding)];
    await route.fulfill({
      status: statusCode,
      headers: Object.fromEntries(Object.entries(otherHeaders).map(([name, value]) => [name, String(value)])),
      body: decode ? await decode(rawPayload) : rawPayload,
    });
  };
  await context.route('**/*', (route) =>
    serveInProcess(route).catch(() => route.abort().catch(() => undefined)),
  );
  await context.routeWebSocket('**/*', (socket) => void socket.close());
  return {
    context,
    takeWeight: () => {
      const weightSoFar = weight;
      weight = { ...NO_WEIGHT };
      return weightSoFar;
    },
  };
}
