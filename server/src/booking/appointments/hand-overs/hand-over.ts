import { randomUUID } from 'node:crypto';
import {
  type Approval,
  type ChangeRequest,
  INCLUDED_ROUNDS,
  type NewHandOver,
} from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { HandOverEventRow, HandOverPictureRow } from '../../../database/booking-tables.ts';
import type { Database } from '../../../database/database.ts';
import { isUniqueViolation } from '../../../database/errors.ts';
import { transact } from '../../../database/transactions.ts';
import { ConflictError, NotFoundError, RuleError } from '../../../http/errors.ts';
import { type AppointmentWithParticipants, findBookedAppointment } from '../queries.ts';
import { enqueueHandOverEmails } from './emails.ts';
import { getPictureSource, listShownArtworks } from './pictures.ts';
import { readHandOver, type StoredHandOver } from './queries.ts';

/**
 * Stores a new version of a session's design and mails the customer. Earlier versions can no longer be ordered, and
 * leave the gallery. Deletes added pictures that the version does not use.
 * @throws RuleError when a picture is not among the added pictures
 * @throws ConflictError when a concurrent request has changed the hand-over
 */
export async function handOver(
  app: FastifyInstance,
  session: AppointmentWithParticipants,
  { title, note, pictures: ids }: NewHandOver,
): Promise<void> {
  const deleteFiles = await changeHandOver(app, session, async (transaction, stored) => {
    const now = app.now();
    const { pictures, versions } = stored;
    const added = pictures.filter(({ hand_over_id }) => hand_over_id === null);
    if (new Set(ids).size < ids.length || !ids.every((id) => added.some((each) => each.id === id)))
      throw new RuleError('A picture is missing. Please add it again.');
    const id = randomUUID();
    await transaction
      .insertInto('hand_overs')
      .values({
        id,
        appointment_id: session.id,
        version: (versions[0]?.version ?? 0) + 1,
        title,
        note: note || null,
        created_at: now.toISOString(),
      })
      .execute();
    for (const [position, pictureId] of ids.entries()) {
      await transaction
        .updateTable('hand_over_pictures')
        .set({ hand_over_id: id, position })
        .where('id', '=', pictureId)
        .execute();
    }
    await transaction
      .updateTable('appointments')
      .set({ handed_over_at: now.toISOString() })
      .where('id', '=', session.id)
      .execute();
    const earlier = pictures.filter(({ hand_over_id }) => hand_over_id !== null);
    await app.picturePrinter.withdraw(transaction, earlier.map(getPictureSource), now);
    await recordEvent(app, transaction, session, stored, { hand_over_id: id, kind: 'handed_over' });
    const deleteArtworkFiles = await app.artistGallery.remove(transaction, listShownArtworks(earlier));
    const unusedPictures = await deleteUnused(transaction, added, ids);
    return async () => {
      await deleteArtworkFiles();
      for (const { key, screen_key } of unusedPictures) {
        await app.storage.delete(key);
        await app.storage.delete(screen_key);
      }
    };
  });
  await deleteFiles();
}

/**
 * Stores the customer's request for a change of the newest version and mails the artist.
 * @throws ConflictError when the version is not the newest, or does not wait for the customer
 * @throws RuleError when the included rounds are used, or a mark is on a picture of another version
 */
export function askForChange(
  app: FastifyInstance,
  session: AppointmentWithParticipants,
  { version, text, marks }: ChangeRequest,
): Promise<void> {
  return changeHandOver(app, session, async (transaction, stored) => {
    const hand_over_id = requireNewestVersion(stored, session, version);
    const { status, canAskForChange } = stored.state;
    if (status !== 'waiting_for_customer') throw createAnsweredError();
    if (!canAskForChange) {
      throw new RuleError(
        `The ${INCLUDED_ROUNDS} included rounds are used. Please write to ${session.artist_name} in the messages.`,
      );
    }
    const isOnVersion = (id: string) =>
      stored.pictures.some((each) => each.id === id && each.hand_over_id === hand_over_id);
    if (!marks.every(({ picture }) => isOnVersion(picture)))
      throw new RuleError('A mark must be on a picture of the newest version.');
    const event = { hand_over_id, kind: 'change_asked' } as const;
    await recordEvent(app, transaction, session, stored, event, { text, marks });
  });
}

/**
 * Stores that the customer approves the newest version, and whether the gallery may show it, and mails the artist. Does
 * nothing when the version is approved.
 * @throws ConflictError when the version is not the newest, or the customer has asked for a change
 */
export function approve(
  app: FastifyInstance,
  session: AppointmentWithParticipants,
  { version, gallery }: Approval,
): Promise<void> {
  return changeHandOver(app, session, async (transaction, stored) => {
    const hand_over_id = requireNewestVersion(stored, session, version);
    const { status } = stored.state;
    if (status === 'approved') return;
    if (status !== 'waiting_for_customer') throw createAnsweredError();
    const approval = await recordEvent(app, transaction, session, stored, { hand_over_id, kind: 'approved' });
    if (!gallery) return;
    const consent = { hand_over_id, kind: 'gallery_allowed' } as const;
    await recordEvent(app, transaction, session, { events: [approval] }, consent);
  });
}

/**
 * Returns a picture of the approved version.
 * @throws RuleError when the design is not approved, or when the artist's account was deleted
 * @throws NotFoundError for a picture of another version
 */
export function requireApprovedPicture(
  { versions, pictures, state }: StoredHandOver,
  session: AppointmentWithParticipants,
  pictureId: string,
): HandOverPictureRow & { hand_over_id: string } {
  const picture = pictures.find(({ id }) => id === pictureId);
  const hand_over_id = versions[0]?.id;
  if (hand_over_id === undefined || picture?.hand_over_id !== hand_over_id) throw new NotFoundError();
  if (state.status !== 'approved')
    throw new RuleError('Please approve the design first. Then you can put it on a product.');
  if (session.artist_deleted_at !== null)
    throw new RuleError(`${session.artist_name} has left us, so new products can’t be made of this design.`);
  return { ...picture, hand_over_id };
}

/** Runs a change of what is stored, in a transaction. @throws ConflictError when another change came first */
export async function changeHandOver<Result>(
  { db }: Pick<FastifyInstance, 'db'>,
  { id }: AppointmentWithParticipants,
  change: (transaction: Database, stored: StoredHandOver) => Promise<Result>,
): Promise<Result> {
  try {
    return await transact(db, async (transaction) => {
      if (!(await findBookedAppointment(transaction, id))) throw new NotFoundError();
      return change(transaction, await readHandOver(transaction, id));
    });
  } catch (error) {
    throw isUniqueViolation(error)
      ? new ConflictError('The design was just changed in another window. Please look at it again.')
      : error;
  }
}

/**
 * Stores an event after the given events, and enqueues its mails.
 * @throws an error of a unique violation when a concurrent request has stored an event
 */
export async function recordEvent(
  app: FastifyInstance,
  transaction: Database,
  { id: appointment_id }: AppointmentWithParticipants,
  { events }: Pick<StoredHandOver, 'events'>,
  event: Pick<HandOverEventRow, 'hand_over_id' | 'kind'>,
  details?: Pick<ChangeRequest, 'text' | 'marks'>,
): Promise<HandOverEventRow> {
  const row: HandOverEventRow = {
    ...event,
    appointment_id,
    details: details ? JSON.stringify(details) : null,
    sequence: (events.at(-1)?.sequence ?? 0) + 1,
    created_at: app.now().toISOString(),
  };
  await transaction.insertInto('hand_over_events').values(row).execute();
  await enqueueHandOverEmails(app, row, transaction);
  return row;
}

const createAnsweredError = () =>
  new ConflictError('You have already answered this version. Please wait for the next one.');

/** Returns the id of the newest version. @throws ConflictError when `version` is another one */
function requireNewestVersion(
  { versions }: StoredHandOver,
  { artist_name }: AppointmentWithParticipants,
  version: number,
): string {
  const [newest] = versions;
  if (!newest) throw new NotFoundError('There is no design yet.');
  if (newest.version !== version)
    throw new ConflictError(`${artist_name} has sent a newer version. Please look at it first.`);
  return newest.id;
}

/** Deletes the rows of added pictures that are not used. @returns the deleted rows */
async function deleteUnused(
  transaction: Database,
  added: readonly HandOverPictureRow[],
  usedIds: readonly string[],
): Promise<HandOverPictureRow[]> {
  const unused = added.filter(({ id }) => !usedIds.includes(id));
  for (const { id } of unused)
    await transaction.deleteFrom('hand_over_pictures').where('id', '=', id).execute();
  return unused;
}
