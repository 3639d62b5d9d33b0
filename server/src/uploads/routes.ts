import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotFoundError } from '../http/errors.ts';
import { matchesEtag } from '../http/etag.ts';
import { acceptForms, readForm } from '../http/form.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { parsePictureFile, type PictureFile } from './picture-files.ts';
import { checkUploadQuota } from './quota.ts';
import { storeImage } from './store.ts';

export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  await acceptForms(app);

  route(app, 'POST /upload-image', { rateLimit: createRateLimit(30) }, async (request, reply) => {
    const uploader = await checkUploadQuota(request, reply);
    const { file } = await readForm(request);
    return storeImage(app, file, 'design', uploader);
  });
};

/**
 * Serves uploads and their variants. Browsers may cache the files for a year, because the content of a URL never
 * changes. The first request for a variant makes it. Returns 404 for a damaged upload.
 */
export const uploadedFileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/uploads/:id/:file',
    { schema: { hide: true, params: z.object({ id: z.string(), file: z.string() }) } },
    async (request, reply) => {
      const { id, file } = request.params;
      const pictureFile = parsePictureFile(file);
      if (!pictureFile) throw new NotFoundError();
      const etag = `"${id}-${file}"`;
      const key = `uploads/${id}/${file}`;
      const isUnchanged =
        matchesEtag(request.headers['if-none-match'], etag) && (await app.storage.exists(key));
      const content = isUnchanged
        ? undefined
        : ((await readStoredFile(app, key, pictureFile)) ??
          (await app.makePictureVariant(`uploads/${id}`, file)));
      if (!content && !isUnchanged) throw new NotFoundError();
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Lets web mail and other sites show the picture.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag);
      if (isUnchanged) return reply.code(304).send();
      return reply.type(pictureFile.contentType).send(content);
    },
  );
};

/** Returns undefined for a missing file, and for a damaged WebP file, which is logged. */
async function readStoredFile(
  { storage, log }: FastifyInstance,
  key: string,
  { contentType }: PictureFile,
): Promise<Buffer | undefined> {
  const content = await storage.get(key);
  if (!content || contentType !== 'image/webp' || isWholeWebp(content)) return content;
  log.error({ key, bytes: content.length }, 'a stored picture is damaged');
  return undefined;
}

/** Length of the header of a WebP file: `RIFF`, the length of the rest of the file, `WEBP`. */
const WEBP_HEADER_BYTES = 12;

/** Returns whether a file begins with the header of a WebP file of its length. An empty or truncated file does not. */
const isWholeWebp = (content: Buffer): boolean =>
  content.length >= WEBP_HEADER_BYTES &&
  content.toString('latin1', 0, 4) === 'RIFF' &&
  content.readUInt32LE(4) + 8 === content.length &&
  content.toString('latin1', 8, WEBP_HEADER_BYTES) === 'WEBP';
