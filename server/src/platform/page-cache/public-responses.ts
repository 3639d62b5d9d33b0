import type { InProcessText, InProcessTextReader } from '../../http/in-process.ts';
import type { ContentMonitor } from './content-monitor.ts';
import { findPublicTopics } from './content-topics.ts';
import { type CacheEntryState, isCurrent } from './page-cache.ts';

interface StoredResponse extends CacheEntryState {
  /** Rejects when the API call fails. The entry is then removed. */
  responsePromise: Promise<InProcessText>;
  bytes: number;
}

/** Estimated memory of an entry without its path and its text. */
const ENTRY_BYTES = 1_000;

/** Age above which a response is read again. */
const MAX_AGE_MS = 60_000;

/**
 * Caches API responses that are the same for every visitor. Pages of signed-in visitors are often rendered for each
 * request, but most data of these pages is public.
 */
export class PublicResponses {
  readonly #monitor: ContentMonitor;
  readonly #read: InProcessTextReader;
  readonly #maxBytes: number;
  readonly #responses = new Map<string, StoredResponse>();
  #bytes = 0;

  /** @param read reads the API without cookies */
  constructor(monitor: ContentMonitor, read: InProcessTextReader, maxBytes: number) {
    this.#monitor = monitor;
    this.#read = read;
    this.#maxBytes = maxBytes;
  }

  /** Estimated memory of the stored responses in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the response of an endpoint; undefined for an endpoint that is not cached. */
  read(path: string): Promise<InProcessText> | undefined {
    const topics = findPublicTopics(path);
    const state = topics && this.#monitor.getRecentState();
    if (!state) return topics && this.#readAfterCheck(path);
    const storedResponse = this.#responses.get(path);
    if (
      storedResponse &&
      isCurrent(storedResponse, state) &&
      performance.now() - storedResponse.renderedAt < MAX_AGE_MS
    ) {
      // Moves the entry to the end, so that the map is sorted by last use.
      this.#responses.delete(path);
      this.#responses.set(path, storedResponse);
      return storedResponse.responsePromise;
    }
    this.#remove(path);
    const entry: StoredResponse = {
      topics,
      state,
      renderedAt: performance.now(),
      responsePromise: this.#read(path),
      bytes: 0,
    };
    this.#responses.set(path, entry);
    entry.responsePromise.then(
      (response) => this.#recordSize(path, entry, response),
      () => this.#removeEntry(path, entry),
    );
    return entry.responsePromise;
  }

  async #readAfterCheck(path: string): Promise<InProcessText> {
    const state = await this.#monitor.check().catch(() => undefined);
    const response = state && this.#monitor.getRecentState() ? this.read(path) : undefined;
    return response ?? this.#read(path);
  }

  #recordSize(path: string, entry: StoredResponse, { status, json = '' }: InProcessText): void {
    if (status !== 200) this.#removeEntry(path, entry);
    if (this.#responses.get(path) !== entry) return;
    entry.bytes = ENTRY_BYTES + (path.length + json.length) * 2;
    this.#bytes += entry.bytes;
    for (const oldest of this.#responses.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #removeEntry(path: string, entry: StoredResponse): void {
    if (this.#responses.get(path) === entry) this.#remove(path);
  }

  #remove(path: string): void {
    this.#bytes -= this.#responses.get(path)?.bytes ?? 0;
    this.#responses.delete(path);
  }
}
