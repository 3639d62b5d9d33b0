import type { ChangeRequest, HandOverSummary } from '@rangmala/shared/contract';
import type { HandOverEventRow, HandOverPictureRow, HandOverRow } from '../../../database/booking-tables.ts';
import type { Database } from '../../../database/database.ts';
import { getStatusAfter } from './state.ts';

/** Lists the events of an appointment's hand-over, oldest first. */
export function listEvents(db: Database, appointmentId: string): Promise<HandOverEventRow[]> {
  return db
    .selectFrom('hand_over_events')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .orderBy('sequence')
    .execute();
}

/** Lists the versions of an appointment's design, newest first. */
export function listVersions(db: Database, appointmentId: string): Promise<HandOverRow[]> {
  return db
    .selectFrom('hand_overs')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .orderBy('version', 'desc')
    .execute();
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

/**
 * Stores an event after the given events.
 * @throws an error of a unique violation when a concurrent request has stored an event
 */
export async function appendEvent(
  transaction: Database,
  now: Date,
  events: readonly HandOverEventRow[],
  event: Pick<HandOverEventRow, 'appointment_id' | 'hand_over_id' | 'kind'> & {
    details?: Pick<ChangeRequest, 'text' | 'marks'>;
  },
): Promise<HandOverEventRow> {
  const row: HandOverEventRow = {
    ...event,
    details: event.details ? JSON.stringify(event.details) : null,
    sequence: (events.at(-1)?.sequence ?? 0) + 1,
    created_at: now.toISOString(),
  };
  await transaction.insertInto('hand_over_events').values(row).execute();
  return row;
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
