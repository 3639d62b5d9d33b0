import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readContentVersions } from '../database/content-versions.ts';
import type { Database } from '../database/database.ts';
import { isPostgres } from '../database/dialect.ts';
import { runExclusively } from '../database/transactions.ts';
import { isStopWord, listLexiconWords, listSynonyms } from './lexicon.ts';
import { countTypingErrors, listWords, normalizeWord, romanize } from './words.ts';

export type SearchKind = 'product' | 'category' | 'artist' | 'art_type';

/** Something that can be found. Words of the name count most, those of the body least. */
export interface SearchDocument {
  kind: SearchKind;
  /** Id within its kind. */
  ref: string;
  name: string;
  keywords: readonly string[];
  body: string;
}

/** Returns all documents of a part of the shop. */
export type SearchSource = (db: Database) => Promise<SearchDocument[]>;

export interface SearchHit {
  kind: SearchKind;
  ref: string;
  name: string;
}

/** Largest number of documents that one word of a query finds. */
const MAX_MATCHES = 3000;
/** Largest number of words of a query; further words are ignored. */
const MAX_QUERY_WORDS = 8;
/** Number of words, and of queries, whose matches stay in memory. */
const MAX_KEPT = 100;
const NAME_WEIGHT = 10;
const KEYWORD_WEIGHT = 6;
/** Rows in one insert: below the limit of parameters of both databases. */
const BATCH_SIZE = 200;

/** Words and documents of the index, and the content version to which they belong. */
interface Vocabulary {
  version: string;
  words: readonly string[];
  hits: ReadonlyMap<number, SearchHit>;
  /** What the last words of queries have found. */
  matches: LRUCache<string, readonly Match[]>;
  /** What the last queries have found. A page asks for its products and for the counts of its filters. */
  results: LRUCache<string, readonly SearchHit[]>;
}

/**
 * The full-text index of the shop: FTS5 in SQLite, `tsvector` in PostgreSQL. It is derived from the sources and made
 * anew when their content has changed.
 */
export class SearchIndex {
  private vocabulary: Vocabulary | undefined;
  private refreshing: Promise<void> | undefined;

  constructor(
    private readonly db: Database,
    private readonly sources: readonly SearchSource[],
  ) {}

  /**
   * Returns what fits a query best: first the documents that contain all words, then those that contain some. A word
   * also finds its synonyms, words that begin with it, and, when there are none, words with few typing errors.
   * @returns [] for a query without words that say something
   */
  async search(query: string): Promise<readonly SearchHit[]> {
    await this.refresh();
    const { vocabulary } = this;
    if (!vocabulary) return [];
    const kept = vocabulary.results.get(query);
    if (kept) return kept;
    const hits = await this.searchWords(query, vocabulary);
    vocabulary.results.set(query, hits);
    return hits;
  }

  private async searchWords(query: string, vocabulary: Vocabulary): Promise<SearchHit[]> {
    const words = listWords(query);
    const telling = words.filter((word) => !isStopWord(word));
    const usedWords = (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
    const scores = new Map<number, { words: number; score: number }>();
    for (const word of new Set(usedWords)) {
      const matches = await this.findWord(word, vocabulary);
      const best = Math.max(...matches.map(({ score }) => score), 1e-9);
      for (const { id, score } of matches) {
        const earlier = scores.get(id) ?? { words: 0, score: 0 };
        scores.set(id, { words: earlier.words + 1, score: earlier.score + score / best });
      }
    }
    const ids = [...scores]
      .sort(([firstId, a], [secondId, b]) => b.words - a.words || b.score - a.score || firstId - secondId)
      .map(([id]) => id);
    return ids
      .slice(0, MAX_MATCHES)
      .map((id) => vocabulary.hits.get(id))
      .filter((hit) => hit !== undefined);
  }

  /** Makes the index anew when the content of the shop has changed since it was made. */
  async refresh(): Promise<void> {
    this.refreshing ??= this.refreshIfStale().finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private async refreshIfStale(): Promise<void> {
    const version = await readVersion(this.db);
    const indexVersion = await readIndexVersion(this.db);
    if (indexVersion === version && this.vocabulary?.version === version) return;
    if (indexVersion !== version) {
      await runExclusively(this.db, async (transaction) => {
        // Another process may have made it in the meantime.
        const currentVersion = await readVersion(transaction);
        if ((await readIndexVersion(transaction)) === currentVersion) return;
        const documents = (await Promise.all(this.sources.map((source) => source(transaction)))).flat();
        await writeIndex(transaction, documents, currentVersion);
      });
    }
    const rows = await this.db.selectFrom('search_words').select('word').orderBy('word').execute();
    const documents = await this.db
      .selectFrom('search_documents')
      .select(['id', 'kind', 'ref', 'name'])
      .execute();
    // Copies the columns by name: rows of SQLite are slow to read and take much memory.
    const hits = new Map(documents.map(({ id, kind, ref, name }) => [Number(id), { kind, ref, name }]));
    this.vocabulary = {
      version,
      words: rows.map(({ word }) => word),
      hits,
      matches: new LRUCache({ max: MAX_KEPT }),
      results: new LRUCache({ max: MAX_KEPT }),
    };
  }

  /** Returns what a word finds. Keeps the matches of common words, which many queries share. */
  private async findWord(word: string, { matches }: Vocabulary): Promise<readonly Match[]> {
    const found = matches.get(word) ?? (await this.matchWord(word));
    matches.set(word, found);
    return found;
  }

  private async matchWord(word: string): Promise<Match[]> {
    const synonyms = listSynonyms(word, normalizeWord);
    const matches = await findMatches(this.db, synonyms, word);
    if (matches.length > 0) return matches;
    const similar = this.findSimilarWords([word, romanize(word)]);
    return similar.length === 0 ? [] : findMatches(this.db, similar, undefined);
  }

  /** Returns the words of the index and of the lexicon with the fewest typing errors, with their synonyms. */
  private findSimilarWords(spellings: readonly (string | undefined)[]): string[] {
    const known = [...(this.vocabulary?.words ?? []), ...listLexiconWords(normalizeWord)];
    let limit = Infinity;
    let similar: string[] = [];
    for (const spelling of spellings) {
      if (spelling === undefined || spelling.length < 3) continue;
      const allowed = spelling.length < 6 ? 1 : 2;
      for (const word of known) {
        const errors = countTypingErrors(spelling, word, Math.min(allowed, limit));
        if (errors > Math.min(allowed, limit)) continue;
        if (errors < limit) similar = [];
        limit = errors;
        similar.push(word);
      }
    }
    return [...new Set(similar.flatMap((word) => listSynonyms(word, normalizeWord)))];
  }
}

interface Match {
  id: number;
  /** Higher is better. */
  score: number;
}

/** The version of the content that the index contains. */
async function readVersion(db: Database): Promise<string> {
  return `2 ${(await readContentVersions(db, ['search'])).search}`;
}

async function readIndexVersion(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('search_state').select('version').executeTakeFirst())?.version;
}

/** Finds the documents with one of the words, or with a word that begins with `prefix`. */
async function findMatches(
  db: Database,
  words: readonly string[],
  prefix: string | undefined,
): Promise<Match[]> {
  const isPrefix = (word: string) => word === prefix && word.length >= 3;
  const query = isPostgres(db)
    ? sql<Match>`select id, ts_rank(${sql.raw(`'{0.1, 0.3, ${KEYWORD_WEIGHT / NAME_WEIGHT}, 1}'`)}, document, query) as score
        from search_text, to_tsquery('simple', ${words.map((word) => (isPrefix(word) ? `${word}:*` : word)).join(' | ')}) query
        where document @@ query order by score desc, id limit ${MAX_MATCHES}`
    : sql<Match>`select rowid as id, -bm25(search_text, ${NAME_WEIGHT}, ${KEYWORD_WEIGHT}, 1) as score
        from search_text where search_text match ${words.map((word) => (isPrefix(word) ? `"${word}"*` : `"${word}"`)).join(' OR ')}
        order by score desc, rowid limit ${MAX_MATCHES}`;
  return (await query.execute(db)).rows.map(({ id, score }) => ({ id: Number(id), score }));
}

async function writeIndex(
  db: Database,
  documents: readonly SearchDocument[],
  version: string,
): Promise<void> {
  await db.deleteFrom('search_documents').execute();
  await db.deleteFrom('search_words').execute();
  await db.deleteFrom('search_state').execute();
  await sql`delete from search_text`.execute(db);
  const words = new Set<string>();
  const rows = documents.map(({ kind, ref, name, keywords, body }, index) => {
    const parts = [listWords(name), keywords.flatMap(listWords), listWords(body)];
    parts.flat().forEach((word) => words.add(word));
    return { id: index + 1, kind, ref, name, parts };
  });
  for (const batch of splitIntoBatches(rows)) {
    await db
      .insertInto('search_documents')
      .values(batch.map(({ id, kind, ref, name }) => ({ id, kind, ref, name })))
      .execute();
    await insertTexts(db, batch);
  }
  for (const batch of splitIntoBatches([...words]))
    await db
      .insertInto('search_words')
      .values(batch.map((word) => ({ word })))
      .execute();
  await db.insertInto('search_state').values({ version }).execute();
}

async function insertTexts(
  db: Database,
  rows: readonly { id: number; parts: readonly (readonly string[])[] }[],
): Promise<void> {
  const values = rows.map(({ id, parts }): RawBuilder<unknown> => {
    const [name = '', keywords = '', body = ''] = parts.map((words) => words.join(' '));
    return isPostgres(db)
      ? sql`(${id}::integer, setweight(to_tsvector('simple', ${name}), 'A') || setweight(to_tsvector('simple', ${keywords}), 'B') || setweight(to_tsvector('simple', ${body}), 'D'))`
      : sql`(${id}, ${name}, ${keywords}, ${body})`;
  });
  await (
    isPostgres(db)
      ? sql`insert into search_text (id, document) values ${sql.join(values)}`
      : sql`insert into search_text (rowid, name, keywords, body) values ${sql.join(values)}`
  ).execute(db);
}

function splitIntoBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_SIZE) }, (_, index) =>
    rows.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
