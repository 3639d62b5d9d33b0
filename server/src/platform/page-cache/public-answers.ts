import type { InProcessText, ReadTextInProcess } from '../../http/in-process.ts';
import type { ContentMonitor } from './content-monitor.ts';
import { publicTopicsOf } from './content-topics.ts';
import { type Dated, isCurrent } from './page-cache.ts';

interface StoredAnswer extends Dated {
  /** Rejects when the API failed; such an answer is not stored. */
  answer: Promise<InProcessText>;
  bytes: number;
}

/** Memory of an entry beside its text. */
const ENTRY_BYTES = 1_000;

/** An answer is read again after this time, because some contain today's date. */
const MAX_AGE_MS = 60_000;

/**
 * Answers of the API that are the same for every visitor, in memory until their content changes. Pages of signed-in
 * visitors are rendered for each request, but most of their data is public.
 */
export class PublicAnswers {
  readonly #monitor: ContentMonitor;
  readonly #read: ReadTextInProcess;
  readonly #maxBytes: number;
  readonly #answers = new Map<string, StoredAnswer>();
  #bytes = 0;

  /** @param read reads the API without cookies */
  constructor(monitor: ContentMonitor, read: ReadTextInProcess, maxBytes: number) {
    this.#monitor = monitor;
    this.#read = read;
    this.#maxBytes = maxBytes;
  }

  /** Memory of the stored answers in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the answer of an endpoint; undefined when it may differ between visitors. */
  read(path: string): Promise<InProcessText> | undefined {
    const topics = publicTopicsOf(path);
    const state = topics && this.#monitor.recent();
    if (!state) return topics && this.#readAfterCheck(path);
    const stored = this.#answers.get(path);
    if (stored && isCurrent(stored, state) && performance.now() - stored.renderedAt < MAX_AGE_MS) {
      // The map's order is the order of use.
      this.#answers.delete(path);
      this.#answers.set(path, stored);
      return stored.answer;
    }
    this.#remove(path);
    const entry: StoredAnswer = {
      topics,
      state,
      renderedAt: performance.now(),
      answer: this.#read(path),
      bytes: 0,
    };
    this.#answers.set(path, entry);
    entry.answer.then(
      (answer) => this.#weigh(path, entry, answer),
      () => this.#forget(path, entry),
    );
    return entry.answer;
  }

  async #readAfterCheck(path: string): Promise<InProcessText> {
    const state = await this.#monitor.check().catch(() => undefined);
    const answer = state && this.#monitor.recent() ? this.read(path) : undefined;
    return answer ?? this.#read(path);
  }

  #weigh(path: string, entry: StoredAnswer, { status, json = '' }: InProcessText): void {
    if (status !== 200) this.#forget(path, entry);
    if (this.#answers.get(path) !== entry) return;
    entry.bytes = ENTRY_BYTES + (path.length + json.length) * 2;
    this.#bytes += entry.bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #forget(path: string, entry: StoredAnswer): void {
    if (this.#answers.get(path) === entry) this.#remove(path);
  }

  #remove(path: string): void {
    this.#bytes -= this.#answers.get(path)?.bytes ?? 0;
    this.#answers.delete(path);
  }
}
