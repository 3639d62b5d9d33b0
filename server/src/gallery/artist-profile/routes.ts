import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { limitTo } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { requireArtistOfPath } from '../../accounts/index.ts';
import { readArtistData } from './artist-data.ts';
import { saveProfile } from './save.ts';

export const artistProfileRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'PUT /artists/{id}', { preParsing: requireArtistOfPath }, async ({ params: { id }, body }) =>
    saveProfile(app, id, body),
  );

  route(
    app,
    'GET /artists/{id}/data',
    { preParsing: requireArtistOfPath, config: { rateLimit: limitTo(10, '10 minutes') } },
    async ({ params: { id } }, reply) => {
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="your-data.json"');
      return { exported_at: app.now().toISOString(), ...(await readArtistData(app.db, id)) };
    },
  );
};
