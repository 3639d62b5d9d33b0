import type { Kysely } from 'kysely';
import { listContentTriggers, runStatements } from './statements.ts';

/**
 * Adds the pictures of pages that belong to no product, and the new addresses of the demo pictures of earlier versions.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    'create table site_pictures (name text primary key, url text not null, placeholder text)',
    'create table moved_pictures (name text primary key, url text not null)',
    ...listContentTriggers(db, { topic: 'shop', table: 'site_pictures' }),
  ]);
