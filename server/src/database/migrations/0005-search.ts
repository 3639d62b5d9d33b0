import type { Kysely } from 'kysely';
import { isPostgres } from '../dialect.ts';
import { runStatements } from './statements.ts';

/**
 * Adds the full-text index. Its text is a virtual table of FTS5 in SQLite, with a tokenizer that keeps the vowel signs
 * of Indic scripts, and a `tsvector` in PostgreSQL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const textStatements = isPostgres(db)
    ? [
        'create table search_text (id integer primary key, document tsvector not null)',
        'create index search_text_document on search_text using gin (document)',
      ]
    : [
        `create virtual table search_text using fts5(name, keywords, body,
           tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'", prefix = '3 4')`,
      ];
  await runStatements(db, [
    'create table search_documents (id integer primary key, kind text not null, ref text not null, name text not null)',
    'create table search_words (word text primary key)',
    'create table search_state (version text primary key)',
    ...textStatements,
  ]);
}
