import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { acceptForms, readForm } from '../http/form.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { checkUploadQuota } from './quota.ts';
import { storeImage } from './store.ts';

export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  await acceptForms(app);

  route(app, 'POST /upload-image', { config: { rateLimit: createRateLimit(30) } }, async (request, reply) => {
    const uploader = await checkUploadQuota(request, reply);
    const { file } = await readForm(request);
    return storeImage(app, file, 'design', uploader);
  });
};
