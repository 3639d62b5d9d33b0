import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

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
    setHeaders: (reply) => void reply.setHeader('content-security-policy', "default-src 'none'; sandbox"),
  });
};
