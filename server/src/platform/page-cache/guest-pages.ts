import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentTopic, ContentVersions } from '../../database/content-versions.ts';
import type { Composition } from '../registry/composition.ts';
import type { ContentMonitor } from './content-monitor.ts';
import { findTopics } from './content-topics.ts';
import { createPageBody, type PageBody } from './page-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** true for routes with reports of browsers. A report changes no page. */
    isReport?: boolean;
  }
}

/** A page in the cache. */
interface CachedPage extends PageBody {
  composition: Composition;
  /** Topics of the content that the page shows. */
  topics: readonly ContentTopic[];
  versions: ContentVersions;
  /** Time in milliseconds, from `performance.now()`. */
  renderedAt: number;
}

/** What decides whether the page of a rendered visit may be cached. */
export interface CacheableVisit {
  result: {
    status: number;
    html: Buffer;
    redirect?: string | undefined;
    failures: readonly unknown[];
    rendered?: readonly unknown[] | undefined;
  };
  /** Paths of the API calls during the render. */
  paths: readonly string[];
  hasAllResponses: boolean;
  isDatabaseDown: boolean;
}

/** A page for a guest: `page` for all guests, or `visit` when the page must not be cached. */
export type GuestPage<Visit> = { page: PageBody } | { visit: Visit };

/** Age at which a page is rendered again, because the page may contain the date. */
const MAX_AGE_MS = 60_000;

/** Share of the memory for URLs with a query or unusual spelling. Clients can invent any number of such URLs. */
const UNUSUAL_SHARE = 0.25;
const UNUSUAL_URL = /[?%A-Z]|.\/$/;

/** Estimated memory of an entry without its bodies. */
const ENTRY_BYTES = 2_000;

/**
 * Caches pages of guests. One render of a page serves all guests until its content or the composition changes. Removes
 * the least recently used pages first.
 */
export class GuestPages<Visit extends CacheableVisit> {
  readonly #monitor: ContentMonitor;
  readonly #usualPages: LRUCache<string, CachedPage>;
  readonly #unusualPages: LRUCache<string, CachedPage>;
  readonly #renders = new Map<string, Promise<GuestPage<Visit>>>();

  constructor(monitor: ContentMonitor, maxBytes: number) {
    this.#monitor = monitor;
    this.#usualPages = createCache(maxBytes * (1 - UNUSUAL_SHARE));
    this.#unusualPages = createCache(maxBytes * UNUSUAL_SHARE);
  }

  /** Returns the page at a URL from the cache, or renders the page once for all concurrent requests. */
  async findOrRender(
    url: string,
    composition: Composition,
    render: () => Promise<Visit>,
  ): Promise<GuestPage<Visit>> {
    const pages = UNUSUAL_URL.test(url) ? this.#unusualPages : this.#usualPages;
    const versions = await this.#monitor.get();
    const cachedPage = pages.get(url);
    // An old page is better than an error while the database is unavailable.
    if (cachedPage && (this.#monitor.error !== undefined || isFresh(cachedPage, composition, versions)))
      return { page: cachedPage };
    const key = JSON.stringify([url, composition.snapshot.number, versions]);
    const runningRender = this.#renders.get(key);
    if (runningRender) return runningRender;
    const result = (async () => {
      const renderedAt = performance.now();
      const visit = await render();
      if (visit.isDatabaseDown && cachedPage) return { page: cachedPage };
      const topics = listTopics(visit);
      if (!topics || !versions) return { visit };
      const body = await createPageBody(visit.result.html);
      const page = { ...body, composition, topics, versions, renderedAt };
      pages.set(url, page);
      return { page };
    })().finally(() => this.#renders.delete(key));
    this.#renders.set(key, result);
    return result;
  }
}

function createCache(maxBytes: number): LRUCache<string, CachedPage> {
  return new LRUCache({
    // lru-cache refuses 0. No page fits into one byte.
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ html, brotli }, url) =>
      ENTRY_BYTES + url.length + html.byteLength + brotli.byteLength,
  });
}

function isFresh(page: CachedPage, composition: Composition, versions: ContentVersions | undefined): boolean {
  return (
    page.composition === composition &&
    performance.now() - page.renderedAt < MAX_AGE_MS &&
    page.topics.every((topic) => page.versions[topic] === versions?.[topic])
  );
}

/** Returns the topics of a page that may be cached: a whole page that shows only content with known topics. */
function listTopics({ result, paths, hasAllResponses }: CacheableVisit): ContentTopic[] | undefined {
  const { status, redirect, failures, rendered = [] } = result;
  const isWhole = status === 200 && redirect === undefined && failures.length === 0 && rendered.length > 0;
  const topics = paths.map(findTopics);
  if (!isWhole || !hasAllResponses || topics.includes(undefined)) return undefined;
  return [...new Set(topics.flatMap((each) => each ?? []))];
}

/** Adds a hook that drops outdated pages after each write, before the response to the write is sent. */
export function dropPagesAfterWrites(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, routeOptions: { config } }) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    if (isWrite && !config.isReport) app.contentMonitor.invalidate();
  });
}
