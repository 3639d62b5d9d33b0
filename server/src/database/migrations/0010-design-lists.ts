import type { Kysely } from 'kysely';
import { runStatements } from './statements.ts';

/** Adds lists of designs by token, links to share a design with the answers to it, and the library of ornaments. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    'create index designs_of_token on designs (token_hash)',
    `create table design_shares (
       design_id text primary key references designs (id) on delete cascade,
       token_hash text not null unique,
       created_at text not null)`,
    `create table design_answers (
       id text primary key,
       design_id text not null references designs (id) on delete cascade,
       is_like integer not null,
       name text not null,
       comment text not null,
       created_at text not null)`,
    'create index answers_of_design on design_answers (design_id, created_at)',
    `create table ornaments (
       art text primary key,
       name text not null,
       style text not null,
       keywords text not null,
       width real not null,
       height real not null,
       position integer not null)`,
  ]);
