import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotFoundError } from '../http/errors.ts';
import { matchesEtag } from '../http/etag.ts';

/** Matches generated file names such as `design-800x600.webp` and `chai-mug-800x600.320w.webp`. */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*-\d+x\d+(\.\d+w)?\.webp$/;

/** Adds the route of uploads. Browsers may cache an upload for a year, because the content of a URL never changes. */
export const uploadedFileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/uploads/:id/:file',
    { schema: { hide: true, params: z.object({ id: z.string(), file: z.string() }) } },
    async (request, reply) => {
      const { id, file } = request.params;
      if (!FILE_NAME.test(file)) throw new NotFoundError();
      const etag = `"${id}-${file}"`;
      const storedFile = await app.storage.stream(`uploads/${id}/${file}`);
      if (!storedFile) throw new NotFoundError();
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        storedFile.stream.destroy();
        return reply.code(304).send();
      }
      return reply.type('image/webp').header('content-length', storedFile.bytes).send(storedFile.stream);
    },
  );
};
