import type { FastifyRequest } from 'fastify';
import { requireArtist } from './sessions.ts';

/**
 * For `preParsing` of what lies below `/artists/:id`: before the body is read and judged, whoever is not
 * that artist hears so, and nothing else.
 * @throws NotSignedInError, ForbiddenError
 */
export async function onlyThatArtist(request: FastifyRequest): Promise<void> {
  const { id } = request.params as { id: string };
  await requireArtist(request, id);
}
