import type { HandOverArtwork } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { HandOverEventRow, HandOverPictureRow } from '../../../database/booking-tables.ts';
import type { Database } from '../../../database/database.ts';
import { ConflictError, RuleError } from '../../../http/errors.ts';
import type { ConversationRow } from '../messages/conversation.ts';
import { changeHandOver, recordEvent, requireApprovedPicture } from './hand-over.ts';
import { listShownArtworks, toArtistPicture } from './pictures.ts';
import { listEvents, listPictures, listVersions } from './queries.ts';
import { deriveHandOverState } from './state.ts';

/**
 * Stores whether the gallery may show the approved design. Without the consent the design leaves the gallery.
 * @throws RuleError when the design is not approved
 */
export async function setGalleryConsent(
  app: FastifyInstance,
  session: ConversationRow,
  isAllowed: boolean,
): Promise<void> {
  const deleteFiles = await changeHandOver(app, session, async (transaction, events) => {
    const { status, isGalleryAllowed } = deriveHandOverState(events);
    const [newest] = await listVersions(transaction, session.id);
    if (status !== 'approved' || !newest) throw new RuleError('Please approve the design first.');
    if (isGalleryAllowed === isAllowed) return undefined;
    const kind = isAllowed ? 'gallery_allowed' : 'gallery_refused';
    await recordEvent(app, transaction, session, events, { hand_over_id: newest.id, kind });
    if (isAllowed) return undefined;
    const pictures = await listPictures(transaction, session.id);
    return app.artistGallery.remove(transaction, listShownArtworks(pictures));
  });
  await deleteFiles?.();
}

/**
 * Adds a picture of the approved design to the artist's gallery.
 * @throws RuleError when the customer does not allow it, or when the gallery is full
 * @throws NotFoundError for a picture of another version
 * @throws ConflictError when the gallery shows the picture already
 * @throws ApiError 422 for an unknown art type
 */
export async function showInGallery(
  app: FastifyInstance,
  session: ConversationRow,
  { picture: id, title, art_types: artTypes }: HandOverArtwork,
): Promise<void> {
  const picture = await requireShowablePicture(app.db, session, id, await listEvents(app.db, session.id));
  const addArtwork = await app.artistGallery.prepare(toArtistPicture(picture, session), { title, artTypes });
  await changeHandOver(app, session, async (transaction, events) => {
    const { hand_over_id } = await requireShowablePicture(transaction, session, id, events);
    await transaction
      .updateTable('hand_over_pictures')
      .set({ artwork_id: await addArtwork(transaction) })
      .where('id', '=', id)
      .execute();
    if (hand_over_id !== null)
      await recordEvent(app, transaction, session, events, { hand_over_id, kind: 'gallery_shown' });
  });
}

async function requireShowablePicture(
  db: Database,
  session: ConversationRow,
  id: string,
  events: readonly HandOverEventRow[],
): Promise<HandOverPictureRow> {
  if (!deriveHandOverState(events).isGalleryAllowed)
    throw new RuleError(`${session.customer_name} has not allowed it, so please keep it out of the gallery.`);
  const picture = await requireApprovedPicture({ db }, session, id);
  if (picture.artwork_id !== null) throw new ConflictError('It is in your gallery already.');
  return picture;
}
