import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotFoundError } from '../http/errors.ts';
import { matchesEtag } from '../http/etag.ts';
import type { StoredStream } from '../storage/storage.ts';
import { createShareImageMaker } from './share-image.ts';

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
