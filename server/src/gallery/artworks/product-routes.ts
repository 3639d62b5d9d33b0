import type { ArtworkWithArtist } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findCurrentCustomer } from '../../accounts/index.ts';
import { NotFoundError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import type { ArtistPicture } from '../../uploads/artist-picture.ts';
import { checkUploadQuota } from '../../uploads/quota.ts';
import { getArtworkSource, preparePrintFile } from './print-file.ts';
import { findPrintableArtwork, listPrintableArtworks } from './queries.ts';

/** Registers the endpoints that put artworks of the gallery on products of the shop. */
export const artworkProductRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /artworks', async ({ query: { art_type, page } }) =>
    listPrintableArtworks(app.db, art_type, { offset: (page - 1) * LIST_PAGE_SIZE, limit: LIST_PAGE_SIZE }),
  );

  route(app, 'GET /artworks/{id}/products', async ({ params: { id } }) => ({
    artwork: await requirePrintableArtwork(app, id),
    products: await app.picturePrinter.listExampleProducts(),
  }));

  route(
    app,
    'GET /artworks/{id}/products/{productId}.jpg',
    { rateLimit: createRateLimit(120) },
    async ({ params: { id, productId } }, reply) => {
      const picture = await readArtistPicture(app, await requirePrintableArtwork(app, id));
      reply.header('cache-control', 'public, max-age=3600').type('image/jpeg');
      return reply.send(await app.picturePrinter.drawPreview(productId, picture));
    },
  );

  route(app, 'POST /artworks/{id}/designs', { rateLimit: createRateLimit(30) }, async (request, reply) => {
    const artwork = await requirePrintableArtwork(app, request.params.id);
    const customer = await findCurrentCustomer(request);
    const uploader = await checkUploadQuota(request, reply);
    reply.code(201);
    return app.picturePrinter.createDesign({
      productId: request.body.product_id,
      userId: customer?.userId,
      uploader,
      now: app.now(),
      picture: await readArtistPicture(app, artwork),
    });
  });
};

async function requirePrintableArtwork({ db }: FastifyInstance, id: string): Promise<ArtworkWithArtist> {
  const artwork = await findPrintableArtwork(db, id);
  if (!artwork) throw new NotFoundError('This artwork is not offered for products.');
  return artwork;
}

async function readArtistPicture(
  app: FastifyInstance,
  { id, artist_id }: ArtworkWithArtist,
): Promise<ArtistPicture> {
  const { tones, ...printFile } = await preparePrintFile(app, id);
  return { ...printFile, artistId: artist_id, source: getArtworkSource(id), tones: JSON.stringify(tones) };
}
