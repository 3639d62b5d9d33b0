import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FieldError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { endSession, verifyPassword } from '../../accounts/index.ts';
import { countUpcomingSessions } from '../../booking/index.ts';
import { countArtworksOfArtist } from '../artworks/queries.ts';
import { readArtistData } from './artist-data.ts';
import { deleteArtistAccount } from './delete-account.ts';
import { saveProfile } from './save-profile.ts';

export const artistProfileRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'PUT /artists/{id}', async ({ params: { id }, body }) => saveProfile(app, id, body));

  const rateLimit = createRateLimit(10, '10 minutes');

  route(app, 'GET /artists/{id}/data', { rateLimit }, async ({ params: { id } }, reply) => {
    reply.header('content-disposition', 'attachment; filename="your-data.json"');
    return { exported_at: app.now().toISOString(), ...(await readArtistData(app.db, id)) };
  });

  route(app, 'GET /artists/{id}/deletion', async ({ params: { id } }) => {
    return {
      upcoming_sessions: await countUpcomingSessions(app.db, id, app.now()),
      artworks: await countArtworksOfArtist(app.db, id),
    };
  });

  route(app, 'POST /artists/{id}/deletion', { rateLimit }, async (request, reply) => {
    const { id } = request.params;
    const credentials = { login: id, password: request.body.password };
    if (!(await verifyPassword(request, reply, 'artist', credentials)))
      throw new FieldError('password', 'Your password is incorrect.');
    await deleteArtistAccount(app, id);
    await endSession(request, reply, 'artist');
    return { deleted: true, message: 'Your artist account has been deleted.' };
  });
};
