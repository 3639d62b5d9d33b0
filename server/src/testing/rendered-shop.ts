import type { SiteInfo } from '@rangmala/shared/contract';
import { composeSnapshot, toSnapshotRelease } from '../platform/registry/composition.ts';
import type { ReleaseName } from '../platform/rendering/render-calls.ts';
import { type ProcessFailure, Renderer } from '../platform/rendering/renderer.ts';
import { createPage, makeTestRelease } from './releases.ts';

export const SITE: SiteInfo = {
  name: 'Rangmala',
  tagline: '',
  promise: '',
  email: 'hello@rangmala.example',
  phone: '1',
  address: [],
  origin: 'http://localhost',
  signInWithGoogle: false,
  checkout: true,
};

/**
 * Server bundle of a shell. The path of a URL is the name of a remote. The shell calls the page of the remote with
 * the URL and the response of an API call. When the page fails, the shell calls the page of the remote's previous
 * release.
 */
const SHELL = `
exports.modules = {};
exports.provided = { words: () => ({ hello: 'Namaste' }) };
exports.render = async (request) => {
  const app = new URL(request.url, 'http://localhost').pathname.slice(1);
  const failures = [];
  const remotes = new Map(request.snapshot.remotes.map((remote) => [remote.app, remote]));
  const { releases } = remotes.get(app);
  for (const release of new Set(releases)) {
    const { version } = release;
    try {
      const module = await request.loadModule(app, 'Page', releases.indexOf(release));
      const response = await request.fetchApi('/items').catch(() => undefined);
      const html = String(await module.default(request.url, response));
      return { status: 200, html, failures, rendered: [{ app, version }] };
    } catch (error) { failures.push({ app, name: 'Page', version, error }); }
  }
  return { status: 200, html: 'to be drawn in the browser', failures };
};
`;

/** Creates a server bundle with a page that runs `body`. `body` can use `hello` of the shell, `url` and `response`. */
export const createPageBundle = (body: string, setup = '') =>
  `const { hello } = require('words'); ${setup}\nexports.modules = { Page: { default(url, response) { ${body} } } };`;

interface RenderOutcome {
  html: string;
  failed: string[];
}

export interface ShopRenderer {
  renderer: Renderer;
  shopRelease: ReleaseName;
  /** The ends of processes. */
  processFailures: ProcessFailure[];
}

type PageRenderer = (
  app: 'shop' | 'gallery',
  query?: string,
  fetchApi?: () => Promise<{ status: number; json: string }>,
) => Promise<RenderOutcome>;

interface ShopOptions {
  /** Server bundle of the previous release of the shop. */
  earlierBundle?: string;
  /** Server bundle of the gallery. */
  galleryBundle?: string;
  shellBundle?: string;
}

/** Runs `work` with a renderer for a gallery and a shop. The live release of the shop has the bundle `serverBundle`. */
export async function withShop(
  serverBundle: string,
  work: (render: PageRenderer, shop: ShopRenderer) => Promise<void>,
  {
    earlierBundle = createPageBundle('return hello + " from the earlier shop"'),
    galleryBundle = createPageBundle('return hello + " from the gallery"'),
    shellBundle = SHELL,
  }: ShopOptions = {},
): Promise<void> {
  const shell = makeTestRelease({ app: 'shell', serverBundle: shellBundle });
  const shop = makeTestRelease({
    app: 'shop',
    serverBundle,
    descriptionFields: { pages: [createPage('/shop', 'Page')] },
  });
  const earlierShop = makeTestRelease({ app: 'shop', serverBundle: earlierBundle });
  const gallery = makeTestRelease({
    app: 'gallery',
    serverBundle: galleryBundle,
    descriptionFields: { pages: [createPage('/gallery', 'Page')] },
  });
  const releases = [shell, shop, earlierShop, gallery];
  const snapshot = composeSnapshot(1, shell.release, {
    gallery: [gallery.release],
    shop: [shop.release, earlierShop.release],
  });
  const composition = { snapshot, shell: toSnapshotRelease(shell.release), chunks: {} };
  const processFailures: ProcessFailure[] = [];
  const renderer = new Renderer({
    async readBundle({ app, version }) {
      const found = releases.find(({ release }) => release.app === app && release.version === version);
      return { code: found?.contents['server.cjs']?.toString('utf8') ?? '', base: '/r/' };
    },
    listLiveReleases: async () => [shell.release, gallery.release, shop.release],
    onProcessFailure: (failure) => processFailures.push(failure),
  });
  try {
    await work(
      async (app, query = '', fetchApi = async () => ({ status: 200, json: '[]' })) => {
        const job = {
          url: `/${app}${query}`,
          site: SITE,
          session: { user: null, artist: null },
          composition,
        };
        const { html, failures } = await renderer.render(job, fetchApi);
        return {
          html: html.toString(),
          failed: failures.map((failure) => `${failure.app}: ${failure.message}`),
        };
      },
      { renderer, shopRelease: shop.release, processFailures },
    );
  } finally {
    await renderer.close();
  }
}
