import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../registry/composition.ts';
import { mayIncludeGuests } from '../audiences/is-in-audience.ts';
import type { ContentMonitor, ContentState } from './content-monitor.ts';
import { guestCookies, relevantUrl } from './guest-request.ts';
import { type CachedPage, type PageCache, type RenderedPage, usabilityOf } from './page-cache.ts';
import { answerOf, type PageAnswer } from './page-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a route that answers with pages of the composed site. */
    isPage?: boolean;
  }
}

/** What a guest page is rendered from; `headers` are those of every answer. */
export interface GuestVisit {
  url: string;
  composition: Composition;
  headers: OutgoingHttpHeaders;
}

/** Renders a page as a guest sees it; undefined when it must not be stored. */
export type RenderGuestPage = (visit: GuestVisit) => Promise<RenderedPage | undefined>;

interface GuestPagesOptions {
  monitor: ContentMonitor;
  cache: PageCache;
  /** Seconds for which a CDN may cache a page; 0: shared caches store none. */
  cdnSeconds: number;
  render: RenderGuestPage;
}

interface Target {
  key: string;
  url: string;
}

/** Answers guests with cached pages; a page is rendered once for all of them, until its content changes. */
export class GuestPages {
  readonly #options: GuestPagesOptions;

  constructor(options: GuestPagesOptions) {
    this.#options = options;
  }

  /** Makes the next request check for changes of the content, because this process has written. */
  noteWrite(): void {
    this.#options.monitor.noteWrite();
  }

  /**
   * Answers from memory in the first hook of a request, before sessions, limits and headers.
   * @returns whether it answered
   */
  async tryAnswer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { monitor, cache } = this.#options;
    const known = monitor.recent() ?? (await monitor.check().catch(() => undefined));
    // While the database does not answer, an old page is better than none.
    const state = known ?? monitor.last;
    const target = state && targetOf(request, state);
    const page = target && cache.find(target.key);
    if (!page) return false;
    const usability = known ? usabilityOf(page, state, monitor.isInGrace) : 'fresh';
    if (usability === 'outdated') return false;
    if (usability === 'stale') this.#renderAnew(request, target, state, page);
    const { status, headers, body } = this.#answerOf(page, request);
    reply.hijack();
    reply.raw.writeHead(status, headers).end(body);
    return true;
  }

  /**
   * Answers a guest whose page is not in memory.
   * @param composition the one that was chosen for the visitor
   * @returns whether it answered; otherwise the page has to be rendered for this visitor
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    composition: Composition,
    render: RenderGuestPage,
  ): Promise<boolean> {
    const { monitor, cache } = this.#options;
    const state = monitor.recent() ?? (await monitor.check().catch(() => monitor.last));
    const target = state && targetOf(request, state, composition);
    if (!target) return false;
    const headers = storableHeaders(reply);
    const page = await cache.render(target.key, state, () =>
      render({ url: target.url, composition, headers }),
    );
    if (!page) return false;
    const { status, headers: answerHeaders, body } = this.#answerOf(page, request);
    await reply.code(status).headers(answerHeaders).send(body);
    return true;
  }

  #renderAnew(request: FastifyRequest, { key, url }: Target, state: ContentState, page: CachedPage): void {
    const { cache, render } = this.#options;
    const { composition } = state;
    cache
      .render(key, state, () => render({ url, composition, headers: page.headers }))
      .catch((error: unknown) => request.log.warn({ err: error }, 'a page could not be rendered anew'));
  }

  #answerOf(page: CachedPage, { method, headers }: FastifyRequest): PageAnswer {
    const { cdnSeconds } = this.#options;
    const isShared = cdnSeconds > 0;
    return answerOf(
      page,
      { method, headers },
      {
        'cache-control': isShared
          ? `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`
          : 'private, no-cache',
        vary: isShared ? 'accept-encoding' : 'accept-encoding, cookie',
      },
    );
  }
}

/** The site, which is registered last, passes its pages to the first hook through this. */
export interface EarlyPages {
  guestPages?: GuestPages;
}

/** Adds the hook that answers from memory; it must be the server's first hook. */
export function answerPagesEarly(app: FastifyInstance): void {
  const early: EarlyPages = {};
  app.decorate('earlyPages', early);
  app.addHook('onRequest', async (request, reply) => {
    if (early.guestPages && request.routeOptions.config.isPage) {
      await early.guestPages.tryAnswer(request, reply);
    }
  });
  // Runs before a write is answered, so that its sender sees it in the next request.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') early.guestPages?.noteWrite();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    earlyPages: EarlyPages;
  }
}

/**
 * Returns the key of a visitor's page: path and query. undefined when the visitor may be signed in, previews a
 * release, uses an undeclared query, or while a canary runs that guests may get.
 */
function targetOf(request: FastifyRequest, state: ContentState, chosen?: Composition): Target | undefined {
  const { composition } = state;
  // While guests may get a canary, every visit is rendered, because the renders of both releases are compared.
  const isForGuests = Object.values(composition.canaries).some(({ audience }) => mayIncludeGuests(audience));
  if (isForGuests || !guestCookies(request.headers)) return undefined;
  if (chosen && !isLive(chosen, composition)) return undefined;
  const url = relevantUrl(request.url, composition);
  return url === undefined ? undefined : { key: url, url };
}

/** Returns whether a visitor has the live releases, not a preview. */
function isLive(chosen: Composition, live: Composition): boolean {
  return (
    chosen.snapshot.number === live.snapshot.number &&
    chosen.shell.version === live.shell.version &&
    Object.entries(chosen.releases).every(
      ([app, [release]]) => release?.version === live.releases[app]?.[0]?.version,
    )
  );
}

/** Returns the headers that are the same for every visitor of the page. */
function storableHeaders(reply: FastifyReply): OutgoingHttpHeaders {
  const own = /^(set-cookie|date|connection|keep-alive|content-length|etag|x-ratelimit-.*|retry-after)$/;
  return Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !own.test(name)));
}
