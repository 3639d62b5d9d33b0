import { createHash, randomUUID } from 'node:crypto';
import type { HandOverPicture } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { HandOverPictureRow } from '../../../database/booking-tables.ts';
import { NotFoundError, RuleError } from '../../../http/errors.ts';
import { refuseActiveContent } from '../../../uploads/active-svg.ts';
import type { ArtistPicture } from '../../../uploads/artist-picture.ts';
import { requireDiskReserve } from '../../../uploads/disk-reserve.ts';
import type { TypedImage } from '../../../uploads/image-type.ts';
import { ARTWORK_SIDE } from '../../../uploads/render-image.ts';
import type { AppointmentWithParticipants } from '../queries.ts';
import type { Participant } from '../messages/queries.ts';
import { listPictures } from './queries.ts';

/** Largest number of pictures of all versions of one session's design. */
const MAX_PICTURES = 60;

/** Returns the storage folder of the pictures of an appointment's design. */
export const getHandOverFolder = (appointmentId: string): string => `hand-overs/${appointmentId}`;

/** Returns the `source` by which designs of customers name a picture. */
export const getPictureSource = ({ id }: Pick<HandOverPictureRow, 'id'>): string => `hand-over:${id}`;

/**
 * Re-encodes a picture in a separate process and stores it for the next version of a session's design.
 * @throws RuleError for a damaged picture and an SVG with a script, and when the session has {@link MAX_PICTURES} pictures
 * @throws ApiError when the disk has too little free space, or when too many pictures wait to be decoded
 */
export async function addHandOverPicture(
  { db, storage, imageWorkers, settings, now }: FastifyInstance,
  appointmentId: string,
  picture: TypedImage,
): Promise<HandOverPictureRow> {
  refuseActiveContent(picture);
  if ((await listPictures(db, appointmentId)).length >= MAX_PICTURES)
    throw new RuleError(`A session may have at most ${MAX_PICTURES} pictures. Please write to us.`);
  await requireDiskReserve(settings);
  const image = await imageWorkers.renderForPrint(picture.content, picture.type, ARTWORK_SIDE);
  const id = randomUUID();
  const key = `${getHandOverFolder(appointmentId)}/${id}`;
  const row: HandOverPictureRow = {
    id,
    appointment_id: appointmentId,
    hand_over_id: null,
    position: 0,
    key: `${key}.${image.type === 'image/png' ? 'png' : 'jpg'}`,
    screen_key: `${key}.webp`,
    type: image.type,
    width: image.width,
    height: image.height,
    tones: JSON.stringify(image.tones),
    bytes: image.content.length + image.screen.length,
    file_sha256: createHash('sha256').update(image.content).digest('hex'),
    created_at: now().toISOString(),
    artwork_id: null,
  };
  await storage.put(row.key, Buffer.from(image.content));
  await storage.put(row.screen_key, Buffer.from(image.screen));
  await db.insertInto('hand_over_pictures').values(row).execute();
  return row;
}

/** Returns the API representation of a picture, with its URL for a participant of the session. */
export function presentPicture(
  { id, width, height, artwork_id }: HandOverPictureRow,
  session: AppointmentWithParticipants,
  viewer: Participant,
): HandOverPicture {
  const path =
    viewer === 'artist'
      ? `/artists/${encodeURIComponent(session.artist_id)}/sessions/${session.id}`
      : `/appointments/${session.id}`;
  return {
    id,
    width,
    height,
    url: `/api${path}/hand-over/pictures/${id}`,
    ...(artwork_id !== null && { artwork_id }),
  };
}

/** Lists the ids of the artworks by which the gallery shows pictures. */
export const listShownArtworks = (pictures: readonly Pick<HandOverPictureRow, 'artwork_id'>[]): string[] =>
  pictures.flatMap(({ artwork_id }) => artwork_id ?? []);

/** Returns a stored picture as the shop prints it. */
export const toArtistPicture = (
  row: HandOverPictureRow,
  { artist_id }: AppointmentWithParticipants,
): ArtistPicture => ({
  artistId: artist_id,
  source: getPictureSource(row),
  key: row.key,
  screenKey: row.screen_key,
  type: row.type,
  width: row.width,
  height: row.height,
  tones: row.tones,
  file_sha256: row.file_sha256,
});

/**
 * Returns a picture of an appointment's design. @throws NotFoundError for an unknown id, and for a customer also before
 * the picture is handed over
 */
export async function requirePicture(
  { db }: Pick<FastifyInstance, 'db'>,
  { id: appointmentId }: Pick<AppointmentWithParticipants, 'id'>,
  id: string,
  viewer: Participant,
): Promise<HandOverPictureRow> {
  const picture = (await listPictures(db, appointmentId)).find((each) => each.id === id);
  if (!picture || (viewer === 'customer' && picture.hand_over_id === null)) throw new NotFoundError();
  return picture;
}
