import { mkdir, readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { Storage } from '../storage/storage.ts';

/**
 * Serves the demo pictures, but not the index file `media.json`. The URLs contain a digest of the content, so browsers
 * may cache the pictures for a year.
 */
export const mediaFileRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    // The index `media.json` has no digest in its URL, and only the server reads it.
    allowedPath: (path) => !path.endsWith('.json'),
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.setHeader('content-security-policy', "default-src 'none'; sandbox");
      // Lets web mail and other sites show the picture.
      reply.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
};

export interface PictureSources {
  storage: Storage;
  /** Folder of the demo pictures, which are served at `/media/`. */
  mediaDir: string;
}

/** Reads a picture of this site by its URL. Returns undefined for a missing file and for a malformed URL. */
export async function readSitePicture(
  { storage, mediaDir }: PictureSources,
  url: string,
): Promise<Buffer | undefined> {
  const decodedUrl = decodeUrl(url);
  if (decodedUrl === undefined) return undefined;
  const path = normalize(decodedUrl).replace(/^\/+/, '');
  if (!path.startsWith('media/')) return storage.get(path);
  return readFile(join(mediaDir, path.slice('media/'.length))).catch(() => undefined);
}

function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
