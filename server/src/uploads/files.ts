import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotFoundError } from '../http/errors.ts';
import { matchesEtag } from '../http/etag.ts';
import { createShareImageMaker } from './share-image.ts';

/**
 * Matches generated file names such as `design-800x600.webp`, `chai-mug-800x600.320w.webp` and
 * `chai-mug-800x600.share.jpg`.
 */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*-\d+x\d+((\.\d+w)?\.webp|\.share\.jpg)$/;

/**
 * Serves uploads and their share pictures. Browsers may cache the files for a year, because the content of a URL never
 * changes. The first request for a share picture renders the share picture.
 */
export const uploadedFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const makeShareImage = createShareImageMaker(app);

  app.get(
    '/uploads/:id/:file',
    { schema: { hide: true, params: z.object({ id: z.string(), file: z.string() }) } },
    async (request, reply) => {
      const { id, file } = request.params;
      if (!FILE_NAME.test(file)) throw new NotFoundError();
      const etag = `"${id}-${file}"`;
      const key = `uploads/${id}/${file}`;
      const isShareImage = file.endsWith('.jpg');
      const storedFile = (await app.storage.stream(key)) ?? (isShareImage && (await makeShareImage(key)));
      if (!storedFile) throw new NotFoundError();
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        storedFile.stream.destroy();
        return reply.code(304).send();
      }
      return reply
        .type(isShareImage ? 'image/jpeg' : 'image/webp')
        .header('content-length', storedFile.bytes)
        .send(storedFile.stream);
    },
  );
};
