import { type HandOver, type HandOverEvent, INCLUDED_ROUNDS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { ConversationRow } from '../messages/conversation.ts';
import { presentPicture } from './pictures.ts';
import { listEvents, listPictures, listVersions } from './queries.ts';
import { deriveHandOverState } from './state.ts';

/** Returns the design of a session. `basePath` is the path of the hand-over below `/api`. */
export async function presentHandOver(
  { db, picturePrinter }: FastifyInstance,
  session: ConversationRow,
  basePath: string,
): Promise<HandOver> {
  const [events, versions, pictures] = [
    await listEvents(db, session.id),
    await listVersions(db, session.id),
    await listPictures(db, session.id),
  ];
  const { status, usedRounds, isGalleryAllowed } = deriveHandOverState(events);
  return {
    status,
    artist_name: session.artist_name,
    customer_name: session.customer_name,
    art_type: session.art_type,
    versions: versions.map(({ id, version, title, note, created_at }) => ({
      version,
      title,
      ...(note !== null && { note }),
      created_at,
      pictures: pictures
        .filter(({ hand_over_id }) => hand_over_id === id)
        .map((picture) => presentPicture(picture, basePath)),
    })),
    events: events.map(({ created_at, kind, hand_over_id, details }) => ({
      at: created_at,
      kind,
      version: versions.find(({ id }) => id === hand_over_id)?.version ?? 0,
      ...(details !== null && (JSON.parse(details) as Pick<HandOverEvent, 'text' | 'marks'>)),
    })),
    rounds: { used: usedRounds, included: INCLUDED_ROUNDS },
    gallery_allowed: isGalleryAllowed,
    can_print: status === 'approved' && session.artist_deleted_at === null,
    products: await picturePrinter.listExampleProducts(),
  };
}
