import { type ContentTopic, readContentVersion } from './content-versions.ts';
import type { Database } from './database.ts';

/** Keeps what is computed from the content of a topic until this content changes. */
export class KeptContent<Content> {
  readonly #db: Database;
  readonly #topic: ContentTopic;
  readonly #load: (db: Database) => Promise<Content>;
  #kept: { version: string; content: Promise<Content> } | undefined;

  constructor(db: Database, topic: ContentTopic, load: (db: Database) => Promise<Content>) {
    this.#db = db;
    this.#topic = topic;
    this.#load = load;
  }

  /** Returns the content with all committed changes, also those of other processes. */
  async read(): Promise<Content> {
    const version = await readContentVersion(this.#db, this.#topic);
    if (this.#kept?.version === version) return this.#kept.content;
    const kept = { version, content: this.#load(this.#db) };
    this.#kept = kept;
    kept.content.catch(() => {
      if (this.#kept === kept) this.#kept = undefined;
    });
    return kept.content;
  }
}
