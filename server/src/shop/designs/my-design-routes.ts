import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findCurrentCustomer } from '../../accounts/index.ts';
import { NotSignedInError } from '../../http/errors.ts';
import { acceptUrlEncodedForms } from '../../http/form.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { identifyUploader } from '../../uploads/quota.ts';
import { requireDesign } from './access.ts';
import { deleteDesign, listDesigns } from './my-designs.ts';
import { addAnswer, endShare, presentSharedDesign, requireSharedDesign, shareDesign } from './shares.ts';

/** Registers the list of designs, and the links with which others see a design. */
export const myDesignRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(registerForms);

  route(app, 'GET /designs', async (request) => {
    const tokens = request.headers['design-tokens'];
    const customer = await findCurrentCustomer(request);
    if (!customer && tokens === undefined) throw new NotSignedInError('Please sign in.');
    return listDesigns(app.db, app.now(), { userId: customer?.userId, tokens }, request.query.page);
  });

  route(app, 'DELETE /designs/{id}', async (request) => {
    const { id } = await requireDesign(request, request.params.id);
    await deleteDesign(app.db, app.storage, id);
  });

  route(app, 'DELETE /designs/{id}/share', async (request) => {
    const { id } = await requireDesign(request, request.params.id);
    await endShare(app.db, id);
  });

  route(app, 'GET /designs/shared/{token}', async (request) =>
    presentSharedDesign(app.db, app.now(), await requireSharedDesign(app.db, request.params.token)),
  );
};

const isFromForm = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/** Registers the actions that work without JavaScript. They lead a form to the page with the result. */
async function registerForms(app: FastifyInstance): Promise<void> {
  acceptUrlEncodedForms(app);

  route(app, 'POST /designs/{id}/delete', async (request, reply) => {
    const { id } = await requireDesign(request, request.params.id);
    await deleteDesign(app.db, app.storage, id);
    if (isFromForm(request)) return reply.redirect('/designs', 303);
  });

  route(app, 'POST /designs/{id}/share', { rateLimit: createRateLimit(30) }, async (request, reply) => {
    const { id } = await requireDesign(request, request.params.id);
    const token = await shareDesign(app.db, id, app.now());
    return isFromForm(request) ? reply.redirect(`/designs/shared/${token}`, 303) : { token };
  });

  route(
    app,
    'POST /designs/shared/{token}/answers',
    { rateLimit: createRateLimit(10) },
    async (request, reply) => {
      const { token } = request.params;
      const { id } = await requireSharedDesign(app.db, token);
      await addAnswer(app.db, id, request.body, identifyUploader(request, reply).guest_hash, app.now());
      if (isFromForm(request)) return reply.redirect(`/designs/shared/${token}?answered=yes`, 303);
    },
  );
}
