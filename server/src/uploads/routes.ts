import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotFoundError } from '../http/errors.ts';
import { matchesEtag } from '../http/etag.ts';
import { acceptForms, readForm } from '../http/form.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { StoredStream } from '../storage/storage.ts';
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
      const storedFile =
        (await openStoredFile(app, key, pictureFile)) ?? (await makeFile(app, `uploads/${id}`, file));
      if (!storedFile) throw new NotFoundError();
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Lets web mail and other sites show the picture.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        storedFile.stream.destroy();
        return reply.code(304).send();
      }
      return reply
        .type(pictureFile.contentType)
        .header('content-length', storedFile.bytes)
        .send(storedFile.stream);
    },
  );
};

/** Returns undefined for a missing file, and for a damaged WebP file, which is logged. */
async function openStoredFile(
  { storage, log }: FastifyInstance,
  key: string,
  { contentType }: PictureFile,
): Promise<StoredStream | undefined> {
  const file = await storage.stream(key);
  if (!file || contentType !== 'image/webp' || (await hasWebpHeader(file))) return file;
  file.stream.destroy();
  log.error({ key, bytes: file.bytes }, 'a stored picture is damaged');
  return undefined;
}

async function makeFile(
  { makePictureVariant }: FastifyInstance,
  folder: string,
  file: string,
): Promise<StoredStream | undefined> {
  const content = await makePictureVariant(folder, file);
  return content && { stream: Readable.from([content]), bytes: content.length };
}

/** Length of the header of a WebP file: `RIFF`, the length of the rest of the file, `WEBP`. */
const WEBP_HEADER_BYTES = 12;

/**
 * Returns whether a file begins with the header of a WebP file of its length. An empty or truncated file has no such
 * header. Afterwards the stream still has the whole content.
 */
function hasWebpHeader({ stream, bytes }: StoredStream): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      stream.off('readable', onReadable).off('end', onEnd).off('error', onError);
      settle();
    };
    const onReadable = () => {
      const header = stream.read(WEBP_HEADER_BYTES) as Buffer | null;
      // The stream has fewer bytes: waits for more bytes or for its end.
      if (header === null) return;
      stream.unshift(header);
      finish(() => resolve(isWebpHeader(header, bytes)));
    };
    const onEnd = () => finish(() => resolve(false));
    const onError = (error: Error) => finish(() => reject(error));
    stream.on('readable', onReadable).once('end', onEnd).once('error', onError);
  });
}

const isWebpHeader = (header: Buffer, bytes: number): boolean =>
  header.length === WEBP_HEADER_BYTES &&
  header.toString('latin1', 0, 4) === 'RIFF' &&
  header.readUInt32LE(4) + 8 === bytes &&
  header.toString('latin1', 8) === 'WEBP';
