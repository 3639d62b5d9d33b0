import type { ContentTopic } from '../../database/content-versions.ts';
import { removeOldest } from '../../lib/remove-oldest.ts';
import type { ContentState } from './content-monitor.ts';
import type { PageBody } from './page-body.ts';

/** Topics, content state and time of a cached page or response. */
export interface CacheEntryState {
  topics: readonly ContentTopic[];
  state: ContentState;
  /** Time in milliseconds, from `performance.now()`. */
  renderedAt: number;
}

export type RenderedPage = PageBody & { topics: readonly ContentTopic[] };

export type CachedPage = RenderedPage & CacheEntryState;

/** The fields of a page that the cache reads. */
type CacheablePage = Pick<RenderedPage, 'html' | 'brotli' | 'gzip' | 'topics'>;

/**
 * Age above which a page is rendered again, because the page may contain the date. For another {@link MAX_STALE_MS},
 * visitors get the old page until the new page is ready.
 */
const MAX_AGE_MS = 60_000;
const MAX_STALE_MS = 60_000;

/** Share of the memory for URLs with a query or unusual spelling. Clients can invent any number of such URLs. */
const UNUSUAL_SHARE = 0.25;

/** Largest number of unusual URLs in memory that were requested once. The second request caches the page. */
const MAX_KEYS_REQUESTED_ONCE = 5_000;

/** Length of the longest key of a cached page. Clients could fill the memory with long keys. */
const MAX_KEY_LENGTH = 1_000;

/** `stale`: the page may be shown while a newer page is rendered. */
export type Freshness = 'fresh' | 'stale' | 'outdated';

/** Rendered pages in memory, at most `maxBytes`. Removes the least recently used pages first. */
export class PageCache<Rendered extends CacheablePage = RenderedPage> {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, Rendered & CacheEntryState>();
  readonly #keysRequestedOnce = new Set<string>();
  readonly #renders = new Map<string, Promise<(Rendered & CacheEntryState) | undefined>>();
  #bytes = 0;
  #unusualBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Estimated memory of the cached pages in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Returns the cached page of a key at any age; undefined when no page is cached. */
  find(key: string): (Rendered & CacheEntryState) | undefined {
    const page = this.#pages.get(key);
    if (page) {
      // Moves the entry to the end, so that the map is sorted by last use.
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /**
   * Renders a page once for all concurrent requests of the same content state, and caches the page.
   * @param render returns undefined when the page must not be cached, and `unfinished` when the page lacks data. After
   *   `unfinished`, a cached page stays in the cache.
   * @returns undefined when the page was not rendered for the cache
   */
  render(
    key: string,
    state: ContentState,
    render: () => Promise<Rendered | 'unfinished' | undefined>,
  ): Promise<(Rendered & CacheEntryState) | undefined> {
    const jobKey = `${state.number} ${key}`;
    const runningRender = this.#renders.get(jobKey);
    if (runningRender) return runningRender;
    const renderedAt = performance.now();
    const renderPromise = render()
      .then((rendered) => {
        if (rendered === 'unfinished') return undefined;
        const page = rendered && { ...rendered, state, renderedAt };
        if (page) this.#store(key, page);
        else this.#remove(key);
        return page;
      })
      .finally(() => this.#renders.delete(jobKey));
    this.#renders.set(jobKey, renderPromise);
    return renderPromise;
  }

  #store(key: string, page: Rendered & CacheEntryState): void {
    if (key.length > MAX_KEY_LENGTH) return;
    const cachedPage = this.#pages.get(key);
    // A slow render of earlier content must not replace a page with later content.
    if (cachedPage && cachedPage.state.number > page.state.number) return;
    const isUnusualKey = isUnusual(key);
    if (isUnusualKey && !cachedPage && !this.#isSecondRequest(key)) return;
    const bytes = estimateBytes(key, page);
    if (bytes > this.#maxBytes * (isUnusualKey ? UNUSUAL_SHARE : 1)) return;
    this.#remove(key);
    this.#pages.set(key, page);
    this.#bytes += bytes;
    if (isUnusualKey) this.#unusualBytes += bytes;
    this.#evict();
  }

  #isSecondRequest(key: string): boolean {
    if (this.#keysRequestedOnce.delete(key)) return true;
    this.#keysRequestedOnce.add(key);
    removeOldest(this.#keysRequestedOnce, MAX_KEYS_REQUESTED_ONCE);
    return false;
  }

  #evict(): void {
    for (const key of this.#pages.keys()) {
      const isUnusualShareExceeded = this.#unusualBytes > this.#maxBytes * UNUSUAL_SHARE;
      if (this.#bytes <= this.#maxBytes && !isUnusualShareExceeded) return;
      if (this.#bytes > this.#maxBytes || isUnusual(key)) this.#remove(key);
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    const bytes = estimateBytes(key, page);
    this.#pages.delete(key);
    this.#bytes -= bytes;
    if (isUnusual(key)) this.#unusualBytes -= bytes;
  }
}

/** Returns whether a page is fresh, stale or outdated in the current state. */
export function computeFreshness(
  page: CacheEntryState,
  state: ContentState,
  isInGracePeriod: boolean,
): Freshness {
  const ageMs = performance.now() - page.renderedAt;
  if (ageMs > MAX_AGE_MS + MAX_STALE_MS) return 'outdated';
  const isSameComposition = page.state.composition === state.composition;
  if (!isSameComposition || !isCurrent(page, state))
    return isInGracePeriod && page.state.number === state.number - 1 ? 'stale' : 'outdated';
  return ageMs > MAX_AGE_MS ? 'stale' : 'fresh';
}

/** Returns whether the content of the entry's topics is unchanged. */
export function isCurrent(
  { topics, state: { versions } }: CacheEntryState,
  currentState: ContentState,
): boolean {
  return (
    versions === currentState.versions ||
    topics.every((topic) => versions[topic] === currentState.versions[topic])
  );
}

/** Returns whether the URL in a key has a query or an unusual spelling. */
const isUnusual = (key: string) => /[?%A-Z]|.\/$/.test(key.slice(key.indexOf('/')));

/** Estimated memory of an entry without its key and its bodies. */
const ENTRY_BYTES = 2_000;
const estimateBytes = (key: string, { html, brotli, gzip }: CacheablePage) =>
  ENTRY_BYTES + key.length * 2 + html.byteLength + brotli.byteLength + gzip.byteLength;
