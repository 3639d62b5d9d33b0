import { type HandOver, type HandOverEvent, INCLUDED_ROUNDS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppointmentWithParticipants } from '../queries.ts';
import type { Participant } from '../messages/queries.ts';
import { presentPicture } from './pictures.ts';
import { readHandOver } from './queries.ts';

/** Returns the design of a session, as a participant sees it. */
export async function presentHandOver(
  { db, picturePrinter }: FastifyInstance,
  session: AppointmentWithParticipants,
  viewer: Participant,
): Promise<HandOver> {
  const { events, state, versions, pictures } = await readHandOver(db, session.id);
  const { status, usedRounds, isGalleryAllowed } = state;
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
        .map((picture) => presentPicture(picture, session, viewer)),
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
