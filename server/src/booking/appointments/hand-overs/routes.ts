import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuseGuests as preParsing, requireArtistOfPath } from '../../../accounts/index.ts';
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

const config = { rateLimit: createRateLimit(40) };

export const handOverRoutes: FastifyPluginAsyncZod = async (app) => {
  addHandOverEmails(app);
  const findForArtist = ({ id, appointmentId }: { id: string; appointmentId: string }) =>
    requireConversationOfArtist(app.db, id, appointmentId);
  const sendPicture = async (reply: FastifyReply, { screen_key }: HandOverPictureRow) => {
    const file = await app.storage.stream(screen_key);
    if (!file) throw new NotFoundError('This picture is lost. Please ask for it again.');
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .header('content-length', file.bytes)
      .send(file.stream);
  };

  route(
    app,
    'GET /artists/{id}/sessions/{appointmentId}/hand-over',
    { preParsing: requireArtistOfPath },
    async ({ params }) => presentHandOver(app, await findForArtist(params), 'artist'),
  );

  route(
    app,
    'POST /artists/{id}/sessions/{appointmentId}/hand-over',
    { preParsing: requireArtistOfPath, config },
    async ({ params, body }) => {
      const session = await findForArtist(params);
      await handOver(app, session, body);
      return presentHandOver(app, session, 'artist');
    },
  );

  route(
    app,
    'POST /artists/{id}/sessions/{appointmentId}/hand-over/gallery',
    { preParsing: requireArtistOfPath, config },
    async ({ params, body }) => {
      const session = await findForArtist(params);
      await showInGallery(app, session, body);
      return presentHandOver(app, session, 'artist');
    },
  );

  await app.register(async (formRoutes) => {
    await acceptForms(formRoutes);
    route(
      formRoutes,
      'POST /artists/{id}/sessions/{appointmentId}/hand-over/pictures',
      { preParsing: requireArtistOfPath, config },
      async (request, reply) => {
        const session = await findForArtist(request.params);
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
    { preParsing: requireArtistOfPath },
    async ({ params }, reply) =>
      sendPicture(reply, await requirePicture(app, await findForArtist(params), params.picture, 'artist')),
  );

  route(app, 'GET /appointments/{id}/hand-over', { preParsing }, async (request) =>
    presentHandOver(app, await requireConversationOfCustomer(request, request.params.id), 'customer'),
  );

  route(
    app,
    'GET /appointments/{id}/hand-over/pictures/{picture}',
    { preParsing },
    async (request, reply) => {
      const session = await requireConversationOfCustomer(request, request.params.id);
      return sendPicture(reply, await requirePicture(app, session, request.params.picture, 'customer'));
    },
  );

  route(
    app,
    'GET /appointments/{id}/hand-over/pictures/{picture}/products/{productId}.jpg',
    { preParsing, config: { rateLimit: createRateLimit(60) } },
    async (request, reply) => {
      const { id, picture, productId } = request.params;
      const session = await requireConversationOfCustomer(request, id);
      const row = requireApprovedPicture(await readHandOver(app.db, id), session, picture);
      reply.header('cache-control', 'private, max-age=3600').type('image/jpeg');
      return reply.send(await app.picturePrinter.drawPreview(productId, toArtistPicture(row, session)));
    },
  );

  route(app, 'POST /appointments/{id}/hand-over/changes', { preParsing, config }, async (request) => {
    const session = await requireConversationOfCustomer(request, request.params.id);
    await askForChange(app, session, request.body);
    return presentHandOver(app, session, 'customer');
  });

  route(app, 'POST /appointments/{id}/hand-over/approval', { preParsing, config }, async (request, reply) => {
    const session = await requireConversationOfCustomer(request, request.params.id);
    await approve(app, session, request.body);
    reply.code(200);
    return presentHandOver(app, session, 'customer');
  });

  route(app, 'PUT /appointments/{id}/hand-over/gallery', { preParsing, config }, async (request) => {
    const session = await requireConversationOfCustomer(request, request.params.id);
    await setGalleryConsent(app, session, request.body.gallery);
    return presentHandOver(app, session, 'customer');
  });

  route(app, 'POST /appointments/{id}/hand-over/designs', { preParsing, config }, async (request, reply) => {
    const { product_id: productId, picture } = request.body;
    const session = await requireConversationOfCustomer(request, request.params.id);
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
