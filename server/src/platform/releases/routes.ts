import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { acceptsBrotli } from '../../http/accepted-encoding.ts';
import { NotFoundError } from '../../http/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { CorruptFileError, type ReleaseFileReader, readReleaseFile } from './release-files.ts';

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  // Source maps. Scripts do not refer to source maps.
  map: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Browsers may cache files of a release for a year, because a release never changes. */
const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';

const paramsSchema = z.object({ app: z.string(), version: z.string(), '*': z.string() });

/**
 * Adds the route that serves the browser files of every published release, live or not, and the route that returns the
 * number of the current snapshot.
 */
export const releaseRoutes: FastifyPluginAsyncZod<{
  storage: Storage;
  activeSnapshot: ActiveSnapshot;
}> = async (app, { storage, activeSnapshot }) => {
  app.get('/r/:app/:version/*', { schema: { hide: true, params: paramsSchema } }, async (request, reply) => {
    const { app: name, version, '*': path } = request.params;
    const release = await activeSnapshot.describe(name, version);
    const type = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)];
    if (!release || !type) throw new NotFoundError();
    try {
      const file = `browser/${path}`;
      const readIntactFile = (filePath: string) =>
        readReleaseFile(storage, release, filePath).catch((error: unknown) => {
          if (!(error instanceof CorruptFileError)) throw error;
          request.log.error({ app: name, version, path: filePath }, error.message);
          return undefined;
        });
      const acceptsBr = acceptsBrotli(request.headers['accept-encoding']);
      const compressed = acceptsBr ? await readIntactFile(`${file}.br`) : undefined;
      const buffer =
        compressed ??
        (await readIntactFile(file)) ??
        (acceptsBr ? undefined : await readDecompressedFile(readIntactFile, file));
      if (!buffer) throw new NotFoundError();
      if (compressed) reply.header('content-encoding', 'br');
      return await reply
        .header('content-type', type)
        .header('cache-control', CACHE_FOR_A_YEAR)
        .header('vary', 'accept-encoding')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('access-control-allow-origin', '*')
        .send(buffer);
    } catch (error) {
      // An error response must not be cached.
      reply.header('cache-control', 'no-store');
      throw error;
    }
  });

  app.get('/_site/snapshot', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { number: (await activeSnapshot.getComposition())?.snapshot.number ?? 0 };
  });
};

/** Returns the content of a file from its Brotli copy; undefined when the copy is missing or damaged. */
async function readDecompressedFile(read: ReleaseFileReader, file: string): Promise<Buffer | undefined> {
  const compressed = await read(`${file}.br`);
  return compressed && promisify(brotliDecompress)(compressed);
}
