import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findArtistName } from '../../booking/index.ts';
import { NotFoundError } from '../../http/errors.ts';
import { acceptForms, readForm } from '../../http/form.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { checkArtistUploadQuota } from '../../uploads/quota.ts';
import {
  changeArtwork,
  chooseArtTypePicture,
  addArtwork,
  reorderArtworks,
  deleteArtwork,
} from './changes.ts';
import { listArtworksOfArtist } from './queries.ts';

export const artworkRoutes: FastifyPluginAsyncZod = async (app) => {
  const readGallery = async (id: string) => ({ artworks: await listArtworksOfArtist(app.db, id) });

  await app.register(artworkUploadRoute);

  route(app, 'GET /artists/{id}/gallery', async ({ params: { id } }) => {
    if ((await findArtistName(app.db, id)) === undefined) throw new NotFoundError('Artist not found');
    return readGallery(id);
  });

  route(app, 'PUT /artists/{id}/gallery/order', async ({ params: { id }, body }) => {
    await reorderArtworks(app.db, id, body.ids);
    return readGallery(id);
  });

  for (const endpoint of [
    'PUT /artists/{id}/gallery/{artworkId}',
    'PATCH /artists/{id}/gallery/{artworkId}',
  ] as const) {
    route(app, endpoint, async ({ params: { id, artworkId }, body }) =>
      changeArtwork(app, id, artworkId, body),
    );
  }

  route(
    app,
    'PUT /artists/{id}/gallery/{artworkId}/art-type-picture',
    async ({ params: { id, artworkId }, body }) => {
      await chooseArtTypePicture(app.db, id, artworkId, body.art_type);
    },
  );

  route(app, 'DELETE /artists/{id}/gallery/{artworkId}', async ({ params: { id, artworkId } }) => {
    await deleteArtwork(app, id, artworkId);
  });
};

/**
 * Registers the upload in a separate plugin, because `acceptForms(app)` limits the concurrent requests to all routes of
 * `app`.
 */
const artworkUploadRoute: FastifyPluginAsyncZod = async (app) => {
  await acceptForms(app);

  route(app, 'POST /artists/{id}/gallery', { rateLimit: createRateLimit(30) }, async (request, reply) => {
    const { id } = request.params;
    const uploader = await checkArtistUploadQuota(request, reply, id);
    return addArtwork(app, id, await readForm(request), uploader);
  });
};
