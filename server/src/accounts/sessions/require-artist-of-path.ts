import type { FastifyRequest } from 'fastify';
import { requireArtist } from './sessions.ts';

/**
 * Guards routes below `/artists/:id` as a `preParsing` hook, before the body is read.
 * @throws NotSignedInError when no artist is signed in; ForbiddenError when another artist is signed in
 */
export async function requireArtistOfPath(request: FastifyRequest): Promise<void> {
  const { id } = request.params as { id: string };
  await requireArtist(request, id);
}
