import type { SiteInfo } from '@rangmala/shared/contract';
import { composeSnapshot, toSnapshotRelease } from '../platform/registry/composition.ts';
import type { ReleaseName } from '../platform/rendering/render-messages.ts';
import { Renderer } from '../platform/rendering/renderer.ts';
import type { RenderProcessError } from '../platform/rendering/render-process-error.ts';
import { makeTestRelease } from './releases.ts';

const createPageDescription = (path: string) => ({
  path,
  page: 'Page',
  access: 'all' as const,
  indexed: true,
  slots: [],
});

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
 * the URL. When the page fails, the shell calls the page of the remote's previous release. `words.later` calls a
 * function of a remote in a timer of the shell, as React does. Each render uses `URL`, `Map`, `Set` and `typeof
 * document`, as React and the router do.
 */
const SHELL = `
exports.modules = {};
const words = { hello: 'Namaste', later: (callback) => setTimeout(callback, 20) };
exports.provided = { words: () => words };
exports.render = async (request) => {
  if (typeof document !== 'undefined') throw new Error('The shell does not run on a server.');
  const app = new URL(request.url, 'http://localhost').pathname.slice(1);
  const failures = [];
  const remotes = new Map(request.snapshot.remotes.map((remote) => [remote.app, remote]));
  const { releases } = remotes.get(app);
  for (const release of new Set(releases)) {
    const { version } = release;
    try {
      const module = await request.loadModule(app, 'Page', releases.indexOf(release));
      return { status: 200, html: String(await module.default(request.url)), failures, rendered: [{ app, version }] };
    } catch (error) { failures.push({ app, name: 'Page', version, error }); }
  }
  return { status: 200, html: 'to be drawn in the browser', failures };
};
exports.renderEmpty = () => ({ status: 200, html: 'empty', failures: [] });
`;

/** Creates a server bundle with a page that runs `body`. `body` can use `hello` and `later` of the shell, and `url`. */
export const createPageBundle = (body: string, setup = '') =>
  `const { hello, later } = require('words'); ${setup}\nexports.modules = { Page: { default(url) { ${body} } } };`;

interface RenderOutcome {
  html: string;
  failed: string[];
  processErrors: RenderProcessError[];
}

export interface ShopRenderer {
  renderer: Renderer;
  shellRelease: ReleaseName;
  shopRelease: ReleaseName;
  galleryRelease: ReleaseName;
  /** Failures that belong to no render, or that were reported after their render. */
  lateFailures: RenderProcessError[];
}

/** Time limit of a render. On a busy machine, a render can take longer than the limit of the site. */
const LONG_TIMEOUT_MS = 60_000;

type PageRenderer = (app: 'shop' | 'gallery', query?: string) => Promise<RenderOutcome>;

/**
 * Runs `work` with a renderer for a gallery and a shop. The live release of the shop has the server bundle
 * `serverBundle`, its earlier release has `earlierBundle`. A render in one process may take `renderTimeoutMs`.
 */
export async function withShop(
  serverBundle: string,
  work: (render: PageRenderer, shop: ShopRenderer) => Promise<void>,
  earlierBundle = createPageBundle('return hello + " from the earlier shop"'),
  renderTimeoutMs = LONG_TIMEOUT_MS,
): Promise<void> {
  const shell = makeTestRelease({ app: 'shell', serverBundle: SHELL });
  const shop = makeTestRelease({
    app: 'shop',
    serverBundle,
    descriptionFields: { pages: [createPageDescription('/shop')] },
  });
  const earlierShop = makeTestRelease({ app: 'shop', serverBundle: earlierBundle });
  const gallery = makeTestRelease({
    app: 'gallery',
    serverBundle: createPageBundle('return hello + " from the gallery"'),
    descriptionFields: { pages: [createPageDescription('/gallery')] },
  });
  const releases = [shell, shop, earlierShop, gallery];
  const snapshot = composeSnapshot(1, shell.release, {
    gallery: [gallery.release],
    shop: [shop.release, earlierShop.release],
  });
  const composition = { snapshot, shell: toSnapshotRelease(shell.release), chunks: {} };
  const lateFailures: RenderProcessError[] = [];
  const renderer = new Renderer((error) => lateFailures.push(error), undefined, renderTimeoutMs);
  try {
    await work(
      async (app, query = '') => {
        const processErrors: RenderProcessError[] = [];
        const job = {
          url: `/${app}${query}`,
          nonce: '',
          site: SITE,
          session: { user: null, artist: null },
          composition,
        };
        const readBundle = async ({ app: name, version }: ReleaseName) => {
          const release = releases.find(({ release }) => release.app === name && release.version === version);
          return { code: release?.contents['server.cjs']?.toString('utf8') ?? '', base: '/r/' };
        };
        const fetchApi = async () => ({ status: 200, json: '[]' });
        const { html, failures } = await renderer.render(job, 'page', { fetchApi, readBundle }, (error) =>
          processErrors.push(error),
        );
        return {
          html: html.toString(),
          processErrors,
          failed: failures.map((failure) => `${failure.app}: ${failure.message}`),
        };
      },
      {
        renderer,
        shellRelease: shell.release,
        shopRelease: shop.release,
        galleryRelease: gallery.release,
        lateFailures,
      },
    );
  } finally {
    await renderer.close();
  }
}
