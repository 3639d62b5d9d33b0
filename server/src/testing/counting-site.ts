import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sitePlugin } from '../platform/plugin.ts';
import type { Environment } from '../settings.ts';
import { createPage, type TestRelease } from './releases.ts';
import { testWith } from './test-with.ts';
import { withReleases } from './team-site.ts';

/**
 * Server bundle of a shell. Its page shows the URL, the visitor, the shop release, the categories, the notice and a
 * random number that identifies the render.
 */
const SHELL_BUNDLE = `
exports.modules = {};
exports.provided = { greeting: () => 'Namaste' };
exports.render = async (request) => {
  const version = request.snapshot.remotes.find(({ app }) => app === 'shop')?.releases[0].version ?? 'none';
  const api = request.url.startsWith('/account') ? '/session' : '/categories';
  const { body } = await request.fetchApi(api);
  const categories = Array.isArray(body) ? body.map(({ name }) => name).join(',') : '';
  const texts = [request.url, request.session.user?.email ?? 'guest', version, categories, request.notice?.text ?? '', 'render ' + Math.random()];
  return {
    status: request.url.startsWith('/missing') ? 404 : 200,
    failures: [], rendered: [{ app: 'shell', version: '1.0.0-a' }],
    html: '<!DOCTYPE html><html><head><style>p{}</style><script defer src="/r/a.js"></script></head><body>' + texts.join(' | ') + '</body></html>',
  };
};
`;

const SHELL: TestRelease = {
  app: 'shell',
  version: '1.0.0-a',
  serverBundle: SHELL_BUNDLE,
  descriptionFields: {
    pages: [
      { ...createPage('/', 'HomePage'), query: [] },
      { ...createPage('/list/:name', 'ListPage'), query: ['sort'] },
      createPage('/open', 'OpenPage'),
    ],
  },
};

/** The site with an additional route that changes the catalogue. */
const siteWithWrites: typeof sitePlugin = async (app, options) => {
  await sitePlugin(app, options);
  app.post('/test-category', { schema: { hide: true } }, async () => {
    await addCategory(app, 'Lamps');
    return {};
  });
};

/** Runs `work` with a site that has this shell and a shop release. `root` contains the built releases. */
export function withSite(
  work: (app: FastifyInstance, root: string) => Promise<void>,
  env: Environment = {},
): Promise<void> {
  const options = { dependencies: { site: siteWithWrites }, env };
  return withReleases([SHELL, { app: 'shop', version: '1.0.0-b' }], work, options);
}

/** Test with this site; see {@link withSite}. */
export const test = testWith(withSite);

export const fetchText = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body.replace(/.*<body>|<\/body>.*/g, '');
export const readRender = (body: string) => /render (0\.\d+)/.exec(body)?.[1];

export const addCategory = (app: { db: FastifyInstance['db'] }, name: string) =>
  app.db
    .insertInto('categories')
    .values({ slug: randomUUID(), name, hero_image: '/media/x.webp', placeholder: null, position: 1 })
    .execute();
