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
import { hasDiskReserve } from './disk-reserve.ts';
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

/**
 * Matches generated file names such as `design-800x600.webp`, `chai-mug-800x600.320w.webp` and
 * `chai-mug-800x600.share.jpg`.
 */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*-\d+x\d+((\.\d+w)?\.webp|\.share\.jpg)$/;

/**
 * Serves uploads and their share pictures. Browsers may cache the files for a year, because the content of a URL never
 * changes. The first request for a share picture renders the share picture. Returns 404 for a damaged WebP file.
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
      const isUnchanged = matchesEtag(request.headers['if-none-match'], etag);
      if (!isShareImage && !isUnchanged && !(await hasWebpHeader(storedFile))) {
        storedFile.stream.destroy();
        request.log.error({ key, bytes: storedFile.bytes }, 'a stored picture is damaged');
        throw new NotFoundError();
      }
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Lets web mail and other sites show the picture.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag);
      if (isUnchanged) {
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

/**
 * Creates a function that renders and stores the share picture of an upload. The function takes the key of the share
 * picture, such as `uploads/<id>/mug-800x600.share.jpg`. The function returns undefined when the upload does not exist,
 * and throws the errors of {@link ImageWorkers.render}. Concurrent calls for one share picture render it once. When the
 * disk has less free space than the reserve, the share picture is rendered but not stored.
 */
function createShareImageMaker({
  storage,
  imageWorkers,
  settings,
  log,
}: Pick<FastifyInstance, 'storage' | 'imageWorkers' | 'settings' | 'log'>) {
  const pendingByKey = new Map<string, Promise<Buffer | undefined>>();

  async function makeShareImage(key: string): Promise<Buffer | undefined> {
    const picture = await storage.get(key.replace(/\.share\.jpg$/, '.webp'));
    if (!picture) return undefined;
    const { content } = await imageWorkers.renderForSharing(picture);
    const jpeg = Buffer.from(content);
    try {
      if (settings.s3 || (await hasDiskReserve(settings)))
        await storage.put(key, jpeg, { contentType: 'image/jpeg' });
    } catch (error) {
      log.warn(error, `The share picture ${key} could not be stored.`);
    }
    return jpeg;
  }

  return async (key: string): Promise<StoredStream | undefined> => {
    let result = pendingByKey.get(key);
    if (!result) {
      result = makeShareImage(key).finally(() => pendingByKey.delete(key));
      pendingByKey.set(key, result);
    }
    const jpeg = await result;
    return jpeg && { stream: Readable.from([jpeg]), bytes: jpeg.length };
  };
}
