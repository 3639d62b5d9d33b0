import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from '../../http/drain-request.ts';
import type { Composition } from '../registry/composition.ts';
import type { ContentMonitor, ContentState } from './content-monitor.ts';
import { canGetGuestPages, getRelevantUrl } from './guest-request.ts';
import { type CachedPage, type PageCache, type RenderedPage, computeFreshness } from './page-cache.ts';
import { toPageResponse, type PageResponse } from './page-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** true for routes that return pages of the composed site. */
    isPage?: boolean;
    /** true for routes with reports of browsers. A report changes no page. */
    isReport?: boolean;
  }
}

/** A guest page to render. */
export interface GuestVisit {
  url: string;
  composition: Composition;
  /** Headers that are the same in all responses with the page. */
  headers: OutgoingHttpHeaders;
}

/** Renders a page as a guest sees it. For the results without a page, see {@link PageCache.render}. */
export type GuestPageRenderer = (visit: GuestVisit) => Promise<RenderedPage | 'unfinished' | undefined>;

interface GuestPagesOptions {
  monitor: ContentMonitor;
  cache: PageCache;
  /** Seconds for which a CDN may cache a page; 0 forbids caching. */
  cdnSeconds: number;
  render: GuestPageRenderer;
}

/** Serves guests from the page cache. One render of a page serves all guests until the page is outdated. */
export class GuestPages {
  readonly #options: GuestPagesOptions;

  constructor(options: GuestPagesOptions) {
    this.#options = options;
  }

  /** Records a write of this process, so that the next request checks for changed content. */
  recordWrite(): void {
    this.#options.monitor.recordWrite();
  }

  /**
   * Sends the cached page of a request, if a usable page is cached.
   * @returns whether a response was sent
   */
  async trySendCached(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    // Leaves requests with a body to the route's handler, because the hook that limits unread bodies does not run
    // before this response.
    if (hasBody(request.raw)) return false;
    const { monitor, cache } = this.#options;
    const currentState = monitor.getRecentState() ?? (await monitor.check().catch(() => undefined));
    // Uses the last known state while the database is unavailable: an old page is better than an error.
    const state = currentState ?? monitor.lastState;
    const url = state && getGuestPageUrl(request, state);
    const page = url === undefined ? undefined : cache.find(url);
    if (!state || url === undefined || !page) return false;
    const freshness = currentState ? computeFreshness(page, state, monitor.isInGracePeriod) : 'fresh';
    if (freshness === 'outdated') return false;
    if (freshness === 'stale') this.#renderAgain(request, url, state, page);
    const { status, headers, body } = this.#createResponse(page, request);
    reply.hijack();
    reply.raw.writeHead(status, headers).end(body);
    return true;
  }

  /**
   * Renders, stores and sends a guest page that is not cached.
   * @param composition the composition that was selected for the visitor
   * @returns whether a response was sent; otherwise the page must be rendered for this visitor
   */
  async renderAndSend(
    request: FastifyRequest,
    reply: FastifyReply,
    composition: Composition,
    render: GuestPageRenderer,
  ): Promise<boolean> {
    const { monitor, cache } = this.#options;
    const state = monitor.getRecentState() ?? (await monitor.check().catch(() => monitor.lastState));
    const url = state && getGuestPageUrl(request, state, composition);
    if (!state || url === undefined) return false;
    const headers = listStorableHeaders(reply);
    const page = await cache.render(url, state, () => render({ url, composition, headers }));
    if (!page) return false;
    await this.#send(request, reply, page);
    return true;
  }

  /**
   * Sends the cached page of a request, whatever its age. For pages that cannot be rendered while the database is
   * unavailable.
   * @param composition the composition that was selected for the visitor
   * @returns whether a response was sent
   */
  async trySendOld(request: FastifyRequest, reply: FastifyReply, composition: Composition): Promise<boolean> {
    const { monitor, cache } = this.#options;
    const state = monitor.lastState;
    const url = state && getGuestPageUrl(request, state, composition);
    const page = url === undefined ? undefined : cache.find(url);
    if (!page) return false;
    await this.#send(request, reply, page);
    return true;
  }

  async #send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<void> {
    const { status, headers, body } = this.#createResponse(page, request);
    await reply.code(status).headers(headers).send(body);
  }

  #renderAgain(request: FastifyRequest, url: string, state: ContentState, page: CachedPage): void {
    const { cache, render } = this.#options;
    const { composition } = state;
    cache
      .render(url, state, () => render({ url, composition, headers: page.headers }))
      .catch((error: unknown) => request.log.warn({ err: error }, 'a page could not be rendered again'));
  }

  #createResponse(page: CachedPage, { method, headers }: FastifyRequest): PageResponse {
    const { cdnSeconds } = this.#options;
    const canCdnCache = cdnSeconds > 0;
    return toPageResponse(
      page,
      { method, headers },
      {
        'cache-control': canCdnCache
          ? `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`
          : 'private, no-cache',
        vary: canCdnCache ? 'accept-encoding' : 'accept-encoding, cookie',
      },
    );
  }
}

/** Passes the guest pages to the hooks of the page cache, which are added before the guest pages are created. */
export interface PageCaches {
  guestPages?: GuestPages;
}

/** Adds the hooks of the page cache. Must be called before any other `onRequest` hook is added. */
export function addPageCacheHooks(app: FastifyInstance): void {
  const pageCaches: PageCaches = {};
  app.decorate('pageCaches', pageCaches);
  app.addHook('onRequest', async (request, reply) => {
    if (pageCaches.guestPages && request.routeOptions.config.isPage) {
      await pageCaches.guestPages.trySendCached(request, reply);
    }
  });
  // Runs before the response to a write is sent, so that the client's next request gets the changed page.
  app.addHook('onSend', async ({ method, routeOptions: { config } }) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    if (isWrite && !config.isReport) pageCaches.guestPages?.recordWrite();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    pageCaches: PageCaches;
  }
}

/**
 * Returns the URL under which the guest page of a request is cached; undefined when the page must not be cached.
 * @param visitorComposition the releases for a page to render; undefined for a page from the cache
 */
function getGuestPageUrl(
  request: FastifyRequest,
  state: ContentState,
  visitorComposition?: Composition,
): string | undefined {
  const { composition } = state;
  // Renders every visit while an app has a canary, because the site compares the counted renders of both releases.
  const hasCanary = Object.keys(composition.canaries).length > 0;
  if (hasCanary || !canGetGuestPages(request.headers, visitorComposition === undefined)) return undefined;
  return getCacheableUrl(request.url, state, visitorComposition);
}

/**
 * Returns the URL under which a page is cached; undefined when the page must not be cached.
 * @param visitorComposition the releases that were chosen for the visitor; undefined for a page from the cache
 */
export function getCacheableUrl(
  url: string,
  { composition }: ContentState,
  visitorComposition?: Composition,
): string | undefined {
  if (visitorComposition && !isLive(visitorComposition, composition)) return undefined;
  return getRelevantUrl(url, composition);
}

/** Returns whether a visitor's composition has the live snapshot's number and contains only live releases. */
function isLive(visitorComposition: Composition, liveComposition: Composition): boolean {
  return (
    visitorComposition.snapshot.number === liveComposition.snapshot.number &&
    visitorComposition.shell.version === liveComposition.shell.version &&
    Object.entries(visitorComposition.releases).every(
      ([app, [release]]) => release?.version === liveComposition.releases[app]?.[0]?.version,
    )
  );
}

/** Returns the headers that are the same for every visitor of the page. */
function listStorableHeaders(reply: FastifyReply): OutgoingHttpHeaders {
  const visitorHeaders =
    /^(set-cookie|date|connection|keep-alive|content-length|etag|x-ratelimit-.*|retry-after)$/;
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name]) => !visitorHeaders.test(name)),
  );
}
