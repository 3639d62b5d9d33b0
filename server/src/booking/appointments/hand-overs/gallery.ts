import type { HandOverArtwork } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { HandOverPictureRow } from '../../../database/booking-tables.ts';
import { ConflictError, RuleError } from '../../../http/errors.ts';
import type { AppointmentWithParticipants } from '../queries.ts';
import { changeHandOver, recordEvent, requireApprovedPicture } from './hand-over.ts';
import { listShownArtworks, toArtistPicture } from './pictures.ts';
import { readHandOver, type StoredHandOver } from './queries.ts';

/**
 * Stores whether the gallery may show the approved design. Without the consent the design leaves the gallery.
 * @throws RuleError when the design is not approved
 */
export async function setGalleryConsent(
  app: FastifyInstance,
  session: AppointmentWithParticipants,
  isAllowed: boolean,
): Promise<void> {
  const deleteFiles = await changeHandOver(app, session, async (transaction, stored) => {
    const { status, isGalleryAllowed } = stored.state;
    const [newest] = stored.versions;
    if (status !== 'approved' || !newest) throw new RuleError('Please approve the design first.');
    if (isGalleryAllowed === isAllowed) return undefined;
    const kind = isAllowed ? 'gallery_allowed' : 'gallery_refused';
    await recordEvent(app, transaction, session, stored, { hand_over_id: newest.id, kind });
    return isAllowed ? undefined : app.artistGallery.remove(transaction, listShownArtworks(stored.pictures));
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
  session: AppointmentWithParticipants,
  { picture: id, title, art_types: artTypes }: HandOverArtwork,
): Promise<void> {
  const picture = requireShowablePicture(await readHandOver(app.db, session.id), session, id);
  const addArtwork = await app.artistGallery.prepare(toArtistPicture(picture, session), { title, artTypes });
  await changeHandOver(app, session, async (transaction, stored) => {
    const { hand_over_id } = requireShowablePicture(stored, session, id);
    await transaction
      .updateTable('hand_over_pictures')
      .set({ artwork_id: await addArtwork(transaction) })
      .where('id', '=', id)
      .execute();
    await recordEvent(app, transaction, session, stored, { hand_over_id, kind: 'gallery_shown' });
  });
}

function requireShowablePicture(
  stored: StoredHandOver,
  session: AppointmentWithParticipants,
  id: string,
): HandOverPictureRow & { hand_over_id: string } {
  if (!stored.state.isGalleryAllowed)
    throw new RuleError(`${session.customer_name} has not allowed it, so please keep it out of the gallery.`);
  const picture = requireApprovedPicture(stored, session, id);
  if (picture.artwork_id !== null) throw new ConflictError('It is in your gallery already.');
  return picture;
}
