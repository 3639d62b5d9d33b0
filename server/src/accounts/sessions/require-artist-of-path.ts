import type { FastifyRequest } from 'fastify';
import { requireArtist } from './sessions.ts';

/**
 * Checks that the artist of the path `/artists/:id` is signed in. Routes use this function as a `preParsing` hook,
 * which runs before the body is read.
 * @throws NotSignedInError when no artist is signed in; ForbiddenError when another artist is signed in
 */
export async function requireArtistOfPath(request: FastifyRequest): Promise<void> {
  const { id } = request.params as { id: string };
  await requireArtist(request, id);
}
