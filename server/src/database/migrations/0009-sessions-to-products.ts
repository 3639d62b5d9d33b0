import type { Kysely } from 'kysely';
import { runStatements } from './statements.ts';

/**
 * Adds the hand-over of designs by artists: versions, their pictures and the log of events. Adds the wishes of a booking,
 * and the artist of a picture in a customer's design.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    'alter table appointments add column occasion text',
    'alter table appointments add column needed_by text',
    'alter table appointments add column product text',
    'alter table appointments add column handed_over_at text',
    `create table hand_overs (
       id text primary key,
       appointment_id text not null references appointments (id) on delete cascade,
       version integer not null,
       title text not null,
       note text,
       created_at text not null,
       constraint hand_overs_version unique (appointment_id, version)
     )`,
    `create table hand_over_pictures (
       id text primary key,
       appointment_id text not null references appointments (id) on delete cascade,
       hand_over_id text references hand_overs (id) on delete cascade,
       position integer not null default 0,
       key text not null,
       screen_key text not null,
       type text not null,
       width integer not null,
       height integer not null,
       tones text not null,
       bytes integer not null,
       file_sha256 text not null,
       created_at text not null
     )`,
    'create index hand_over_pictures_of_appointment on hand_over_pictures (appointment_id)',
    `create table hand_over_events (
       appointment_id text not null references appointments (id) on delete cascade,
       sequence integer not null,
       hand_over_id text not null references hand_overs (id) on delete cascade,
       kind text not null,
       details text,
       created_at text not null,
       primary key (appointment_id, sequence)
     )`,
    'alter table design_assets add column artist_id text',
    'alter table design_assets add column source text',
    'alter table design_assets add column withdrawn_at text',
    'create index design_assets_of_source on design_assets (source)',
  ]);
