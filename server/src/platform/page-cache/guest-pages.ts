import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../registry/composition.ts';
import type { ContentMonitor, ContentState } from './content-monitor.ts';
import { guestCookies, relevantUrl } from './guest-request.ts';
import { type CachedPage, type PageCache, type RenderedPage, usabilityOf } from './page-cache.ts';
import { answerOf, type PageAnswer } from './page-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that answers with pages of the composed site. */
    isPage?: boolean;
  }
}

/** What a page of guests is rendered from; `headers` are those of every answer. */
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
  /** Seconds for which a CDN may answer with a page; 0: no shared cache stores it. */
  cdnSeconds: number;
  render: RenderGuestPage;
}

interface Target {
  key: string;
  url: string;
}

/** Answers guests with stored pages; a page is rendered once for all of them, until its content changes. */
export class GuestPages {
  readonly #options: GuestPagesOptions;

  constructor(options: GuestPagesOptions) {
    this.#options = options;
  }

  /** Makes the next request ask for changes of the content: this process has written. */
  noteWrite(): void {
    this.#options.monitor.noteWrite();
  }

  /**
   * Answers from memory in the first hook of a request, before sessions, limits and headers.
   * @returns whether it did
   */
  async tryAnswer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { monitor, cache } = this.#options;
    const known = monitor.recent() ?? (await monitor.check().catch(() => undefined));
    // While the database does not answer, a page from before is better than none.
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
   * @returns whether it did; otherwise the page has to be rendered for this visitor alone
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
    // Through the framework: it may add the cookie that says which canary group the visitor is in.
    const { status, headers: answerHeaders, body } = this.#answerOf(page, request);
    await reply.code(status).headers(answerHeaders).send(body);
    return true;
  }

  #renderAnew(request: FastifyRequest, { key, url }: Target, state: ContentState, page: CachedPage): void {
    const { cache, render } = this.#options;
    const { composition } = state;
    // A canary's composition is assembled for its visitors: the next one waits for the render.
    if (groupOf(request.headers, state) !== '') return;
    cache
      .render(key, state, () => render({ url, composition, headers: page.headers }))
      .catch((error: unknown) => request.log.warn({ err: error }, 'a page could not be rendered anew'));
  }

  #answerOf(page: CachedPage, { method, headers }: FastifyRequest): PageAnswer {
    const { cdnSeconds } = this.#options;
    const isShared = cdnSeconds > 0 && Object.keys(page.state.composition.canaries).length === 0;
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

/** Where the site, which is registered last, leaves its pages for the first hook. */
export interface EarlyPages {
  guestPages?: GuestPages;
}

/** Adds the hook that answers from memory; it must be the first of the server. */
export function answerPagesEarly(app: FastifyInstance): void {
  const early: EarlyPages = {};
  app.decorate('earlyPages', early);
  app.addHook('onRequest', async (request, reply) => {
    if (early.guestPages && request.routeOptions.config.isPage) {
      await early.guestPages.tryAnswer(request, reply);
    }
  });
  // Before a write is answered: whoever made it sees it with their next request.
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
 * Returns the key of a visitor's page: group of canaries, then path and query. undefined when the visitor may be
 * signed in, previews a release, or asks with a query that the page does not declare.
 */
function targetOf(request: FastifyRequest, state: ContentState, chosen?: Composition): Target | undefined {
  const cookies = guestCookies(request.headers);
  if (!cookies) return undefined;
  const { composition } = state;
  if (chosen && chosen.snapshot.number !== composition.snapshot.number) return undefined;
  const group = chosen ? groupOfComposition(chosen, state) : groupOf(request.headers, state);
  const url = group === undefined ? undefined : relevantUrl(request.url, chosen ?? composition);
  return url === undefined ? undefined : { key: `${group}${url}`, url };
}

/** The canaries that a visitor gets: `shop 1.2.0`; undefined for a visitor who has no group yet. */
function groupOf(headers: IncomingHttpHeaders, { composition }: ContentState): string | undefined {
  const canaries = Object.entries(composition.canaries);
  if (canaries.length === 0) return '';
  const bucket = guestCookies(headers)?.bucket;
  if (bucket === undefined) return undefined;
  return nameOf(canaries.filter(([, { percent }]) => bucket < percent));
}

/** The same, read from the releases that were chosen; undefined for a composition that is no group's: a preview. */
function groupOfComposition(chosen: Composition, { composition }: ContentState): string | undefined {
  const changed = Object.entries(chosen.releases).filter(
    ([app, [release]]) => release?.version !== composition.releases[app]?.[0]?.version,
  );
  const versions = new Map(changed.map(([app, [release]]) => [app, release?.version]));
  if (chosen.shell.version !== composition.shell.version) versions.set('shell', chosen.shell.version);
  const canaries = Object.entries(composition.canaries).filter(
    ([app, { version }]) => versions.get(app) === version,
  );
  return canaries.length === versions.size ? nameOf(canaries) : undefined;
}

function nameOf(canaries: readonly (readonly [app: string, { version: string }])[]): string {
  return canaries
    .map(([app, { version }]) => `${app} ${version}`)
    .sort()
    .join(' ');
}

/** Headers that are the same for every visitor of the page. */
function storableHeaders(reply: FastifyReply): OutgoingHttpHeaders {
  const own = /^(set-cookie|date|connection|keep-alive|content-length|etag|x-ratelimit-.*|retry-after)$/;
  return Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !own.test(name)));
}
