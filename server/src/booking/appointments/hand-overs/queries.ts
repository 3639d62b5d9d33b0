import type { HandOverSummary } from '@rangmala/shared/contract';
import type { HandOverEventRow, HandOverPictureRow, HandOverRow } from '../../../database/booking-tables.ts';
import type { Database } from '../../../database/database.ts';
import { deriveHandOverState, getStatusAfter, type HandOverState } from './state.ts';

/** All that is stored about an appointment's hand-over. */
export interface StoredHandOver {
  /** Oldest first. */
  events: HandOverEventRow[];
  /** The state that follows from the events. */
  state: HandOverState;
  /** Newest first. */
  versions: HandOverRow[];
  /** Of all versions, and those that are not handed over yet. */
  pictures: HandOverPictureRow[];
}

/** Reads what is stored about an appointment's hand-over. */
export async function readHandOver(db: Database, appointmentId: string): Promise<StoredHandOver> {
  const events = await db
    .selectFrom('hand_over_events')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .orderBy('sequence')
    .execute();
  const versions = await db
    .selectFrom('hand_overs')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .orderBy('version', 'desc')
    .execute();
  const pictures = await listPictures(db, appointmentId);
  return { events, state: deriveHandOverState(events), versions, pictures };
}

/** Lists all pictures of an appointment's design, also those that are not handed over yet. */
export async function listPictures(db: Database, appointmentId: string): Promise<HandOverPictureRow[]> {
  return db
    .selectFrom('hand_over_pictures')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}

/** Returns the designs of appointments as lists show them, by appointment id. */
export async function findHandOverSummaries(
  db: Database,
  appointmentIds: readonly string[],
): Promise<Map<string, HandOverSummary>> {
  const summaries = new Map<string, HandOverSummary>();
  if (appointmentIds.length === 0) return summaries;
  const rows = await db
    .selectFrom('hand_over_events')
    .innerJoin('hand_overs', 'hand_overs.id', 'hand_over_events.hand_over_id')
    .where('hand_over_events.appointment_id', 'in', appointmentIds)
    .orderBy('sequence')
    .select(['hand_over_events.appointment_id as id', 'kind', 'version', 'title'])
    .execute();
  for (const { id, kind, version, title } of rows) {
    const status = getStatusAfter(kind);
    if (status) summaries.set(id, { status, version, title });
  }
  return summaries;
}
