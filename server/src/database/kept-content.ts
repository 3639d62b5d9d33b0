import { type ContentTopic, readContentVersions } from './content-versions.ts';
import type { Database } from './database.ts';

/** Limits how long content is kept that also changes with the time. */
interface AgeLimit {
  maxAgeMs: number;
  now: () => Date;
}

const NO_AGE_LIMIT: AgeLimit = { maxAgeMs: Infinity, now: () => new Date() };

/** Keeps what is computed from the content of a topic until this content changes. */
export class KeptContent<Content> {
  #kept: { version: string; loadedAt: number; content: Promise<Content> } | undefined;

  constructor(
    private readonly db: Database,
    private readonly topic: ContentTopic,
    private readonly load: (db: Database) => Promise<Content>,
    private readonly ageLimit = NO_AGE_LIMIT,
  ) {}

  /** Returns the content with all committed changes, also those of other processes. A failure is not kept. */
  async read(): Promise<Content> {
    const { [this.topic]: version } = await readContentVersions(this.db, [this.topic]);
    const { maxAgeMs, now } = this.ageLimit;
    const time = now().getTime();
    if (this.#kept?.version === version && Math.abs(time - this.#kept.loadedAt) <= maxAgeMs)
      return this.#kept.content;
    const kept = { version, loadedAt: time, content: this.load(this.db) };
    this.#kept = kept;
    kept.content.catch(() => {
      if (this.#kept === kept) this.#kept = undefined;
    });
    return kept.content;
  }
}
