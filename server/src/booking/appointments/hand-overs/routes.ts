import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { HandOverPictureRow } from '../../../database/booking-tables.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { acceptForms, readForm } from '../../../http/form.ts';
import { createRateLimit } from '../../../http/rate-limits.ts';
import { route } from '../../../http/route.ts';
import { readWarnings, requireImage } from '../../../uploads/image-type.ts';
import { checkArtistUploadQuota, checkUploadQuota } from '../../../uploads/quota.ts';
import { requireConversationOfArtist, requireConversationOfCustomer } from '../messages/access.ts';
import { addHandOverEmails } from './emails.ts';
import { setGalleryConsent, showInGallery } from './gallery.ts';
import { approve, askForChange, handOver, requireApprovedPicture } from './hand-over.ts';
import { addHandOverPicture, presentPicture, requirePicture, toArtistPicture } from './pictures.ts';
import { presentHandOver } from './present.ts';
import { readHandOver } from './queries.ts';

const rateLimit = createRateLimit(40);

export const handOverRoutes: FastifyPluginAsyncZod = async (app) => {
  addHandOverEmails(app);
  const sendPicture = async (reply: FastifyReply, { screen_key }: HandOverPictureRow) => {
    const picture = await app.storage.get(screen_key);
    if (!picture) throw new NotFoundError('This picture is lost. Please ask for it again.');
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(picture);
  };

  route(app, 'GET /artists/{id}/sessions/{appointmentId}/hand-over', async (request) =>
    presentHandOver(app, await requireConversationOfArtist(request), 'artist'),
  );

  route(app, 'POST /artists/{id}/sessions/{appointmentId}/hand-over', { rateLimit }, async (request) => {
    const session = await requireConversationOfArtist(request);
    await handOver(app, session, request.body);
    return presentHandOver(app, session, 'artist');
  });

  route(
    app,
    'POST /artists/{id}/sessions/{appointmentId}/hand-over/gallery',
    { rateLimit },
    async (request) => {
      const session = await requireConversationOfArtist(request);
      await showInGallery(app, session, request.body);
      return presentHandOver(app, session, 'artist');
    },
  );

  await app.register(async (formRoutes) => {
    await acceptForms(formRoutes);
    route(
      formRoutes,
      'POST /artists/{id}/sessions/{appointmentId}/hand-over/pictures',
      { rateLimit },
      async (request, reply) => {
        const session = await requireConversationOfArtist(request);
        await checkArtistUploadQuota(request, reply, session.artist_id);
        const picture = requireImage((await readForm(request)).file);
        const row = await addHandOverPicture(app, session.id, picture);
        return { ...presentPicture(row, session, 'artist'), ...(await readWarnings(picture)) };
      },
    );
  });

  route(
    app,
    'GET /artists/{id}/sessions/{appointmentId}/hand-over/pictures/{picture}',
    async (request, reply) => {
      const session = await requireConversationOfArtist(request);
      return sendPicture(reply, await requirePicture(app, session, request.params.picture, 'artist'));
    },
  );

  route(app, 'GET /appointments/{id}/hand-over', async (request) =>
    presentHandOver(app, await requireConversationOfCustomer(request), 'customer'),
  );

  route(app, 'GET /appointments/{id}/hand-over/pictures/{picture}', async (request, reply) => {
    const session = await requireConversationOfCustomer(request);
    return sendPicture(reply, await requirePicture(app, session, request.params.picture, 'customer'));
  });

  route(
    app,
    'GET /appointments/{id}/hand-over/pictures/{picture}/products/{productId}.jpg',
    { rateLimit: createRateLimit(60) },
    async (request, reply) => {
      const { id, picture, productId } = request.params;
      const session = await requireConversationOfCustomer(request);
      const row = requireApprovedPicture(await readHandOver(app.db, id), session, picture);
      reply.header('cache-control', 'private, max-age=3600').type('image/jpeg');
      return reply.send(await app.picturePrinter.drawPreview(productId, toArtistPicture(row, session)));
    },
  );

  route(app, 'POST /appointments/{id}/hand-over/changes', { rateLimit }, async (request) => {
    const session = await requireConversationOfCustomer(request);
    await askForChange(app, session, request.body);
    return presentHandOver(app, session, 'customer');
  });

  route(app, 'POST /appointments/{id}/hand-over/approval', { rateLimit }, async (request, reply) => {
    const session = await requireConversationOfCustomer(request);
    await approve(app, session, request.body);
    reply.code(200);
    return presentHandOver(app, session, 'customer');
  });

  route(app, 'PUT /appointments/{id}/hand-over/gallery', { rateLimit }, async (request) => {
    const session = await requireConversationOfCustomer(request);
    await setGalleryConsent(app, session, request.body.gallery);
    return presentHandOver(app, session, 'customer');
  });

  route(app, 'POST /appointments/{id}/hand-over/designs', { rateLimit }, async (request, reply) => {
    const { product_id: productId, picture } = request.body;
    const session = await requireConversationOfCustomer(request);
    const row = requireApprovedPicture(await readHandOver(app.db, session.id), session, picture);
    const uploader = await checkUploadQuota(request, reply);
    return app.picturePrinter.createDesign({
      productId,
      userId: session.user_id,
      uploader,
      now: app.now(),
      picture: toArtistPicture(row, session),
    });
  });
};
