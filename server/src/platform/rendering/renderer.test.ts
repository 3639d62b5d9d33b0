import type { SiteInfo } from '@rangmala/shared/contract';
import { makeTestRelease } from '../../testing/releases.ts';
import { composeSnapshot, snapshotReleaseOf } from '../registry/composition.ts';
import type { ReleaseName } from './render-messages.ts';
import { Renderer } from './renderer.ts';
import type { RenderProcessError } from './render-process.ts';

const SITE: SiteInfo = {
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

/** A shell that renders the remote that the URL names, and tries the previous release of the remote after a failure. */
const SHELL = `
exports.modules = {};
const words = { hello: 'Namaste' };
exports.provided = { words: () => words };
exports.render = async (request) => {
  const app = request.url.slice(1);
  const failures = [];
  const { releases } = request.snapshot.remotes.find((remote) => remote.app === app);
  for (const [index, { version }] of releases.entries()) {
    try {
      const module = await request.loadModule(app, 'Page', index);
      return { status: 200, html: String(await module.default()), failures, rendered: [{ app, version }] };
    } catch (error) { failures.push({ app, name: 'Page', version, error }); }
  }
  return { status: 200, html: 'to be drawn in the browser', failures };
};
exports.renderEmpty = () => ({ status: 200, html: 'empty', failures: [] });
`;

const pageOf = (body: string, setup = '') =>
  `const { hello } = require('words'); ${setup}\nexports.modules = { Page: { default() { ${body} } } };`;

interface RenderOutcome {
  html: string;
  failed: string[];
  processErrors: RenderProcessError[];
}

/**
 * Runs `work` with a renderer for a gallery and a shop. The shop has the given server bundle, and an earlier release
 * that works.
 */
async function withShop(
  serverBundle: string,
  work: (render: (app: 'shop' | 'gallery') => Promise<RenderOutcome>) => Promise<void>,
): Promise<void> {
  const shell = makeTestRelease({ app: 'shell', serverBundle: SHELL });
  const shop = makeTestRelease({ app: 'shop', serverBundle });
  const earlierShop = makeTestRelease({
    app: 'shop',
    serverBundle: pageOf('return hello + " from the earlier shop"'),
  });
  const gallery = makeTestRelease({
    app: 'gallery',
    serverBundle: pageOf('return hello + " from the gallery"'),
  });
  const releases = [shell, shop, earlierShop, gallery];
  const snapshot = composeSnapshot(1, shell.release, {
    gallery: [gallery.release],
    shop: [shop.release, earlierShop.release],
  });
  const composition = { snapshot, shell: snapshotReleaseOf(shell.release), chunks: {} };
  const renderer = new Renderer();
  try {
    await work(async (app) => {
      const processErrors: RenderProcessError[] = [];
      const job = {
        url: `/${app}`,
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
    });
  } finally {
    await renderer.close();
  }
}

it('renders two pages in the same process', () =>
  withShop(
    pageOf('return hello + " " + (globalThis.count = (globalThis.count ?? 0) + 1)'),
    async (render) => {
      expect((await render('shop')).html).toBe('Namaste 1');
      expect((await render('shop')).html).toBe('Namaste 2');
    },
  ));

describe('isolates a bundle from the server:', () => {
  it.each<[string, string, RegExp | string]>([
    ['its environment', 'return JSON.stringify(process.env)', '{"NODE_ENV":"production"}'],
    ['files', "return require('node:fs').readdirSync('/').length", /requires node:fs/],
    [
      'files by a dynamic import',
      "return import('node:fs').then((fs) => fs.readdirSync('/'))",
      /dynamic import/,
    ],
    ['sockets', "return require('net').connect(80)", /requires net/],
    ['the network', "return fetch('http://localhost')", /fetch is not defined/],
    ['other processes', "return require('child_process').execSync('id')", /requires child_process/],
    ['threads', "return require('worker_threads').threadId", /requires worker_threads/],
    ['internal bindings', "return process.binding('fs')", /process\.binding is not a function/],
    ['built-in modules', "return process.getBuiltinModule('fs')", /getBuiltinModule is not a function/],
    ['the main module', 'return process.mainModule.require("fs")', /Cannot read properties of undefined/],
    ['async hooks', "return require('async_hooks').executionAsyncResource()", /requires async_hooks/],
    ['code from strings', "return Function('return process')()", /Code generation from strings disallowed/],
    [
      'the constructor of a host object',
      "return require('util').constructor.constructor('return this')()",
      /disallowed/,
    ],
    ['streams', "return require('stream').Writable", /requires stream/],
    ['event emitters', "return require('events').prototype", /requires events/],
    ['processes by crypto', "return require('crypto').getHashes()", /requires crypto/],
    ['the console’s stream', 'return typeof console._stdout', 'undefined'],
    ['timers of others', 'return typeof globalThis.setTimeout', 'undefined'],
    ['Node’s timer lists', 'return typeof setTimeout(() => 1, 1)._idleNext', 'undefined'],
    [
      'callers on the stack',
      `Error.prepareStackTrace = (_, sites) => sites
        .filter((site) => !String(site.getFileName()).endsWith('/server.cjs'))
        .map((site) => typeof site.getFunction() + typeof site.getThis()).join();
      const { stack } = new Error(); delete Error.prepareStackTrace; return stack;`,
      /^(undefinedundefined,?)*$/,
    ],
    ['WebAssembly', 'return typeof WebAssembly', 'undefined'],
    ['workers', 'return typeof Worker + typeof MessageChannel + typeof BroadcastChannel', /^(undefined){3}$/],
    ['the original of a copied module', "return typeof require('util').default", 'undefined'],
    [
      'the channel to the server',
      'return typeof process.send + typeof process.channel',
      'undefinedundefined',
    ],
  ])('%s', (_what, body, expected) =>
    withShop(pageOf(body), async (render) => {
      const { html, failed } = await render('shop');
      const outcome = html.includes('earlier shop') ? (failed[0] ?? '') : html;
      if (typeof expected === 'string') expect(outcome).toBe(expected);
      else expect(outcome).toMatch(expected);
    }),
  );
});

describe('isolates a bundle from other bundles:', () => {
  it.each([
    ['prototypes', 'Array.prototype.map = () => { throw new Error("mine"); };'],
    ['Object.prototype', 'Object.prototype.polluted = true;'],
    ['globals', 'globalThis.JSON.stringify = () => "mine";'],
    ['what the shell provides', "require('words').hello = 'mine';"],
    ['the process', 'process.env.NODE_ENV = "mine";'],
    ['copies of Node’s modules', 'require("util").inspect = () => "mine";'],
    ['the console', 'console.log = () => { throw new Error("mine"); };'],
    ['Promise', 'Promise.prototype.then = () => { throw new Error("mine"); };'],
    ['Map', 'Map.prototype.get = () => undefined;'],
    ['a thenable for all', 'Object.prototype.then = (resolve) => resolve("mine");'],
    ['unhandled rejections', 'Promise.reject(new Error("mine"));'],
    ['errors in timers', 'setTimeout(() => { throw new Error("mine"); }, 0);'],
  ])('%s', (_what, setup) =>
    withShop(`try { ${setup} } catch {}\n${pageOf('return hello')}`, async (render) => {
      await render('shop');
      expect(await render('gallery')).toMatchObject({ html: 'Namaste from the gallery', failed: [] });
    }),
  );
});

describe('renders other remotes, and the previous release instead of a release that breaks its process:', () => {
  it.each([
    ['an endless loop in a page', pageOf('for (;;);')],
    ['an endless loop at its load', `for (;;);\n${pageOf('return hello')}`],
    [
      'an endless loop after a while',
      pageOf('setTimeout(() => { for (;;); }, 1); return new Promise(() => {});'),
    ],
    ['a regular expression', pageOf('return /^(a+)+$/.test("a".repeat(60) + "b");')],
    [
      'a wait for another thread',
      pageOf('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return 1;'),
    ],
    ['an endless getter', pageOf('return `${{ toString() { for (;;); } }}`;')],
    ['the heap', pageOf('const all = []; for (;;) all.push(new Array(1e6).fill({}));')],
    ['buffers', pageOf('const all = []; for (;;) all.push(Buffer.alloc(1e8, 1));')],
  ])('%s', (_what, bundle) =>
    withShop(bundle, async (render) => {
      const [shop, gallery] = await Promise.all([render('shop'), render('gallery')]);
      expect(shop.html).toBe('Namaste from the earlier shop');
      expect(shop.processErrors).toHaveLength(1);
      expect(shop.processErrors[0]?.failedRelease?.app).toBe('shop');
      expect(gallery.html).toBe('Namaste from the gallery');
      // The release is blocked, so it is not attempted again.
      expect(await render('shop')).toMatchObject({
        html: 'Namaste from the earlier shop',
        processErrors: [],
      });
    }),
  );
});

describe('renders the previous release instead of a release that fails without breaking its process:', () => {
  it.each([
    ['process.exit', pageOf('process.exit(1)'), /cannot end the process/],
    ['a throw', pageOf('throw null'), /shop: null/],
    ['endless recursion', pageOf('const f = () => f() + 1; return f();'), /Maximum call stack/],
    ['an error whose message throws', pageOf('throw { get message() { throw 1; } };'), /shop: /],
    [
      'timers that never end',
      pageOf('for (let i = 0; i < 1e4; i += 1) setInterval(() => {}, 1); return 1;'),
      /too many timers/,
    ],
    ['intervals', pageOf('for (;;) setInterval(() => {}, 1e6);'), /too many timers/],
    [
      'immediates that never end',
      pageOf('const f = () => setImmediate(f); for (;;) f();'),
      /too many timers/,
    ],
    ['a rejected promise', pageOf('return Promise.reject(new Error("mine"));'), /shop: mine/],
    ['a proxy that throws', pageOf('return new Proxy({}, { get() { throw new Error("mine"); } });'), /mine/],
    ['no page', 'exports.modules = {};', /has no server module Page/],
    ['a syntax error', '{{{', /Unexpected/],
  ])('%s', (_what, bundle, message) =>
    withShop(bundle, async (render) => {
      const { html, failed, processErrors } = await render('shop');
      expect(html).toBe('Namaste from the earlier shop');
      expect(failed[0]).toMatch(message);
      expect(processErrors).toEqual([]);
    }),
  );

  it('a page of 10 MB', () =>
    withShop(pageOf('return "x".repeat(1e7)'), async (render) => {
      await expect(render('shop')).rejects.toThrow('The page has 10000000 characters of HTML.');
      expect((await render('gallery')).html).toBe('Namaste from the gallery');
    }));
});

it('renders the previous release instead of a release with endless microtasks', () =>
  withShop(
    pageOf('const again = () => Promise.resolve().then(again); again(); return new Promise(() => {});'),
    async (render) => {
      const { html, processErrors } = await render('shop');
      expect(html).toBe('Namaste from the earlier shop');
      expect(processErrors[0]?.failedRelease?.app).toBe('shop');
    },
  ));
