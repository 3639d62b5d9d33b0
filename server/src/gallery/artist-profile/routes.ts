import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { requireArtistOfPath } from '../../accounts/index.ts';
import { saveProfile } from './save.ts';

export const artistProfileRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'PUT /artists/{id}', { preParsing: requireArtistOfPath }, async ({ params: { id }, body }) =>
    saveProfile(app, id, body),
  );
};
