import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { toCookieName, createCookieOptions } from '../../http/cookies.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { acceptUrlEncodedForms } from '../../http/url-encoded-form.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { sumModuleBytes } from '../releases/release-weight.ts';
import { createOutlineScript, type PartSizes } from './outline-script.ts';

/** Name of the cookie of visitors who have switched the outlines on. Pages for these visitors are not cached. */
const OUTLINES_COOKIE = 'rangmala_outlines';

/** Lifetime of the cookie: ten hours, so that a browser keeps the outlines for one working day. */
const COOKIE_LIFETIME_SECONDS = 10 * 60 * 60;

/** Largest number of releases in one request for sizes. The script of the outlines sends several requests for more. */
const MAX_RELEASES = 20;
const MAX_RELEASES_LENGTH = 4_000;
const SIZE_REQUESTS_PER_MINUTE = 240;

const partsQuerySchema = z.object({
  releases: z.string().check(
    z.maxLength(MAX_RELEASES_LENGTH),
    z.refine(
      (text) => text.split(',').length <= MAX_RELEASES,
      `Please name at most ${MAX_RELEASES} releases.`,
    ),
  ),
});

/** Returns whether the visitor has switched the outlines on. */
export function hasOutlines(request: FastifyRequest): boolean {
  return request.cookies[toCookieName(request.server.settings, OUTLINES_COOKIE)] === '1';
}

/** Returns the page with the script that outlines its parts. Returns a page without `</body>` unchanged. */
export function addOutlines(html: Buffer, nonce: string): Buffer {
  const end = html.lastIndexOf('</body>');
  if (end === -1) return html;
  const script = Buffer.from(`<script nonce="${nonce}" defer src="/_status/outlines.js"></script>`);
  return Buffer.concat([html.subarray(0, end), script, html.subarray(end)]);
}

/** Adds the routes that switch the outlines on and off for one browser, and the routes that the outlines need. */
export const outlineRoutes: FastifyPluginAsyncZod<{ activeSnapshot: ActiveSnapshot }> = async (
  app,
  { activeSnapshot },
) => {
  const { settings } = app;
  const name = toCookieName(settings, OUTLINES_COOKIE);
  const hiddenSchema = { hide: true };
  acceptUrlEncodedForms(app);

  app.post('/_status/outlines', { schema: hiddenSchema }, async (_request, reply) =>
    reply
      .setCookie(name, '1', { ...createCookieOptions(settings), maxAge: COOKIE_LIFETIME_SECONDS })
      .redirect('/', 303),
  );

  app.get('/_status/outlines/off', { schema: hiddenSchema }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .clearCookie(name, createCookieOptions(settings))
      .redirect('/_status', 302),
  );

  app.get('/_status/outlines.js', { schema: hiddenSchema }, async (_request, reply) =>
    reply
      .header('cache-control', 'private, no-cache')
      .type('text/javascript; charset=utf-8')
      .send(createOutlineScript()),
  );

  // The sizes require no token, because the browser files of every release are public.
  app.get(
    '/_status/parts.json',
    {
      config: { rateLimit: createRateLimit(SIZE_REQUESTS_PER_MINUTE) },
      schema: { ...hiddenSchema, querystring: partsQuerySchema },
    },
    async (request): Promise<PartSizes> => {
      const sizes: PartSizes = {};
      for (const each of request.query.releases.split(',')) {
        const [remote = '', version = ''] = each.split('@');
        const release = await activeSnapshot.describe(remote, version);
        if (!release) continue;
        sizes[remote] = Object.fromEntries(
          Object.keys(release.chunks).map((part) => [part, sumModuleBytes(release, part)]),
        );
      }
      return sizes;
    },
  );
};
