import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { toCookieName, createCookieOptions } from '../../http/cookies.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import type { Previews } from './previews.ts';

/** Name of the cookie with the signed text of a preview link. */
export const PREVIEW_COOKIE = 'rangmala_preview';

/** A missing or repeated `link` becomes '', which is an invalid link. */
const linkQuerySchema = z.object({ link: z.catch(z.string(), '') });

/** Adds the route that a preview link opens to start the preview, and the route that ends the preview. */
export const previewRoutes: FastifyPluginAsyncZod<{
  activeSnapshot: ActiveSnapshot;
  previews: Previews;
}> = async (app, { activeSnapshot, previews }) => {
  const { settings } = app;
  const name = toCookieName(settings, PREVIEW_COOKIE);
  const hiddenSchema = { hide: true };

  app.get(
    '/_preview',
    { schema: { ...hiddenSchema, querystring: linkQuerySchema } },
    async (request, reply) => {
      const { link } = request.query;
      const preview = await previews.read(link).catch(() => undefined);
      reply.header('cache-control', 'no-store');
      // A missing, repeated or invalid link starts no preview.
      if (preview && (await activeSnapshot.describe(preview.app, preview.version))) {
        reply.setCookie(name, link, { ...createCookieOptions(settings), expires: new Date(preview.expires) });
      }
      return reply.redirect('/', 302);
    },
  );

  app.get('/_preview/leave', { schema: hiddenSchema }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .clearCookie(name, createCookieOptions(settings))
      .redirect('/', 302),
  );
};
