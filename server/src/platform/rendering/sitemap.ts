import type { FastifyPluginAsync } from 'fastify';
import type { Artist, Category, Item } from '@rangmala/shared/contract';
import { createSlug } from '@rangmala/shared/contract/rules';
import { ApiError } from '../../http/errors.ts';
import type { InProcessReader } from '../../http/in-process.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { listShownPages } from '../registry/composition.ts';
import type { Settings } from '../../settings.ts';

interface SitemapOptions {
  settings: Settings;
  activeSnapshot: ActiveSnapshot;
}

/**
 * Adds the routes of robots.txt and of sitemap.xml. The sitemap lists the public pages, except `hiddenPaths` of the
 * site's settings.
 */
export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (
  app,
  { settings, activeSnapshot },
) => {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      [
        'User-agent: *',
        // Calendar programs that respect robots.txt fetch the feeds. The feeds are not indexed.
        'Allow: /api/calendar/',
        'Disallow: /api/',
        'Disallow: /account',
        'Disallow: /cart',
        '',
        `Sitemap: ${settings.publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const urls = (await listPublicPaths(app.readInProcess, activeSnapshot)).filter(
      (path) => !settings.site.hiddenPaths?.includes(path),
    );
    const entries = urls.map((path) => `<url><loc>${escapeHtml(`${settings.publicUrl}${path}`)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });
};

/**
 * Returns the paths that search engines may index: the paths and `publicPaths` of pages, and the paths of all
 * categories, products and artists.
 * @throws ApiError 503 when the API does not return a list of categories, products or artists
 */
export async function listPublicPaths(
  read: InProcessReader,
  activeSnapshot: ActiveSnapshot,
): Promise<string[]> {
  const current = await activeSnapshot.getComposition();
  const describedPaths = (current ? listShownPages(current) : [])
    .filter(({ access, indexed }) => indexed ?? access === 'all')
    .flatMap(({ path, publicPaths = [] }) => (path.includes(':') ? publicPaths : [path, ...publicPaths]));
  return [...new Set([...describedPaths, ...(await listCataloguePaths(read))])];
}

async function listCataloguePaths(read: InProcessReader): Promise<string[]> {
  const paths: string[] = [];
  for (const { name } of await readList<Category>(read, '/categories')) {
    const slug = createSlug(name);
    paths.push(`/shop/${encodeURIComponent(slug)}`);
    const items = await readList<Item>(read, `/items?category=${encodeURIComponent(slug)}`);
    paths.push(...items.map(({ id }) => `/product/${encodeURIComponent(id)}`));
  }
  const artists = await readList<Artist>(read, '/artists');
  paths.push(...artists.map(({ id }) => `/art-gallery/artist/${encodeURIComponent(id)}`));
  return paths;
}

/** @throws ApiError 503 when the API sends no list: a shorter sitemap would remove pages from search engines */
async function readList<T>(read: InProcessReader, path: string): Promise<T[]> {
  const { json = 'null' } = await read(path);
  const body: unknown = JSON.parse(json);
  if (Array.isArray(body)) return body as T[];
  throw new ApiError(503, 'The list of pages can’t be read right now. Please try again in a minute.');
}
