import type { FastifyPluginAsync } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { getBasePath } from '../registry/composition.ts';

/** Background colour of the pages, also used as the theme colour. */
const BACKGROUND_COLOUR = '#fbf4e6';

interface WebManifestOptions {
  settings: Settings;
  activeSnapshot: ActiveSnapshot;
}

/** Adds the route of the web app manifest, which lists the icons of the live shell release. */
export const webManifestRoutes: FastifyPluginAsync<WebManifestOptions> = async (
  app,
  { settings, activeSnapshot },
) => {
  app.get('/site.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const shell = (await activeSnapshot.getComposition())?.shell;
    const files = shell?.files.map(({ path }) => path.replace(/^browser\//, '')) ?? [];
    const createIconEntries = (pattern: RegExp, sizes: string, type: string) => {
      const file = files.find((path) => pattern.test(path));
      return shell && file ? [{ src: `${getBasePath('shell', shell.version)}${file}`, sizes, type }] : [];
    };
    return reply.type('application/manifest+json; charset=utf-8').send(
      JSON.stringify({
        name: settings.site.name,
        short_name: settings.site.name,
        description: settings.site.tagline,
        lang: 'en-IN',
        start_url: '/',
        scope: '/',
        display: 'minimal-ui',
        theme_color: BACKGROUND_COLOUR,
        background_color: BACKGROUND_COLOUR,
        icons: [
          ...createIconEntries(/^icon-192\.\w+\.png$/, '192x192', 'image/png'),
          ...createIconEntries(/^icon-512\.\w+\.png$/, '512x512', 'image/png'),
          ...createIconEntries(/^favicon\.\w+\.svg$/, 'any', 'image/svg+xml'),
          ...createIconEntries(/^apple-touch-icon\.\w+\.png$/, '180x180', 'image/png'),
        ],
      }),
    );
  });
};
