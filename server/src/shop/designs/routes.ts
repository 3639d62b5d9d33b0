import { type TextBox, textBoxSchema } from '@rangmala/shared/contract/designs';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findCurrentCustomer } from '../../accounts/index.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';
import { acceptForms, readForm } from '../../http/form.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { requireDiskReserveForDesigns } from '../../uploads/disk-reserve.ts';
import { readWarnings, requireImage } from '../../uploads/image-type.ts';
import { checkUploadQuota, identifyUploader } from '../../uploads/quota.ts';
import { requireDesign } from './access.ts';
import { addAsset } from './assets.ts';
import { copyDesign } from './copy.ts';
import { myDesignRoutes } from './my-design-routes.ts';
import { designPictureRoutes } from './picture-routes.ts';
import { findPreviewPhotographs } from './ordered-products.ts';
import { presentAsset, presentDesign } from './present.ts';
import { checkDesignQuota } from './quota.ts';
import { changeFields, createDesign, DESIGN_ORDERED_MESSAGE, saveDesign } from './save.ts';
import { LostPictureError } from './stored-picture.ts';
import { outlineText } from './text/outline.ts';

/** Size limit for the JSON of a design in bytes. A design with many layers can exceed the app's default body limit. */
const BODY_LIMIT = 512 * 1024;

export const designRoutes: FastifyPluginAsyncZod = async (app) => {
  const readAuthor = async (request: FastifyRequest) => ({
    userId: (await findCurrentCustomer(request))?.userId,
    now: app.now(),
  });

  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof LostPictureError)
      request.log.error({ err: error, problem: error.problem }, 'picture of a design lost');
  });
  app.uploadReferenceFinders.push(findPreviewPhotographs);
  await app.register(designPictureRoutes);
  await app.register(myDesignRoutes);
  await app.register(async (formRoutes) => {
    await acceptForms(formRoutes);
    const options = { rateLimit: createRateLimit(30) };
    route(formRoutes, 'POST /designs/{id}/assets', options, async (request, reply) => {
      const design = await requireDesign(request, request.params.id);
      if (design.ordered_at !== null) throw new ConflictError(DESIGN_ORDERED_MESSAGE);
      const uploader = await checkUploadQuota(request, reply);
      const picture = requireImage((await readForm(request)).file);
      const asset = await addAsset(app, design.id, picture, uploader);
      return { ...(await presentAsset(app.db, app.now(), asset)), ...(await readWarnings(picture)) };
    });
  });

  route(app, 'POST /designs', { rateLimit: createRateLimit(60) }, async (request, reply) => {
    const { product_id, options, fields, token: chosenToken } = request.body;
    const uploader = identifyUploader(request, reply);
    await checkDesignQuota(request, reply, uploader, chosenToken);
    await requireDiskReserveForDesigns(app.settings);
    const author = { ...(await readAuthor(request)), uploader };
    const { row, token } = await createDesign(app, product_id, { options, fields }, author, chosenToken);
    return { ...(await presentDesign(app.db, app.now(), row)), token };
  });

  route(app, 'POST /designs/{id}/copies', { rateLimit: createRateLimit(30) }, async (request, reply) => {
    const source = await requireDesign(request, request.params.id);
    const uploader = await checkUploadQuota(request, reply);
    await checkDesignQuota(request, reply, uploader, request.body.token);
    const author = { ...(await readAuthor(request)), uploader };
    const copy = await copyDesign(app, source, request.body.product_id, author, request.body.token);
    const design = await presentDesign(app.db, app.now(), copy.row);
    return { ...design, token: copy.token, asset_ids: copy.assetIds };
  });

  route(app, 'GET /designs/{id}', async (request) =>
    presentDesign(app.db, app.now(), await requireDesign(request, request.params.id)),
  );

  route(app, 'PUT /designs/{id}', { bodyLimit: BODY_LIMIT }, async (request) => {
    const design = await requireDesign(request, request.params.id);
    await requireDiskReserveForDesigns(app.settings);
    const { revision, editor_id: editorId, ...content } = request.body;
    const author = await readAuthor(request);
    const savedDesign = await saveDesign(app, design, content, author, { revision, editorId });
    return presentDesign(app.db, app.now(), savedDesign);
  });

  route(app, 'PATCH /designs/{id}/fields', async (request) => {
    const design = await requireDesign(request, request.params.id);
    await requireDiskReserveForDesigns(app.settings);
    const author = await readAuthor(request);
    return presentDesign(app.db, app.now(), await changeFields(app, design, request.body.fields, author));
  });

  route(app, 'GET /text-outline', async ({ query: { text, typeface, box } }, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    return outlineText(text, typeface, parseTextBox(box));
  });
};

/** Parses the box of a text from JSON. @throws RuleError when it is not a box */
function parseTextBox(text: string | undefined): TextBox | undefined {
  if (text === undefined) return undefined;
  try {
    return textBoxSchema.parse(JSON.parse(text));
  } catch {
    throw new RuleError('The box of a text must be JSON with a height, a size and so on.');
  }
}
