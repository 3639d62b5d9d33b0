import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { uploadedImageSchema } from '@rangmala/shared/contract';
import { acceptForms, readForm } from '../http/form.ts';
import { limitTo } from '../http/rate-limits.ts';
import { refusals } from '../http/refusals.ts';
import { storeImage } from './store.ts';

export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  await acceptForms(app);

  app.post(
    '/upload-image',
    {
      schema: {
        summary: 'Takes a picture of at most 5 MB (JPEG, PNG, GIF or SVG) in the form field "file"',
        consumes: ['multipart/form-data'],
        response: { 200: uploadedImageSchema, ...refusals(400, 413, 415, 422, 429) },
      },
      config: { rateLimit: limitTo(30) },
    },
    async (request) => {
      const { file } = await readForm(request);
      return storeImage(app, file, 'design');
    },
  );
};
