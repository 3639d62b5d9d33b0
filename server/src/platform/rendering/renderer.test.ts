import { expectSoon } from '../../testing/expect-soon.ts';
import { createPageBundle, withShop } from '../../testing/rendered-shop.ts';
import { RENDER_TIMEOUT_MS } from './render-process.ts';
import type { RenderProcessError } from './render-process-error.ts';

const joinFailedApps = (errors: readonly RenderProcessError[]) =>
  errors.map(({ failedRelease }) => failedRelease?.app).join();

it('renders two pages in the same process', () =>
  withShop(
    createPageBundle('return hello + " " + (globalThis.count = (globalThis.count ?? 0) + 1)'),
    async (render) => {
      expect((await render('shop')).html).toBe('Namaste 1');
      expect((await render('shop')).html).toBe('Namaste 2');
    },
  ));

describe('returns every page as the bundle rendered it:', () => {
  it.each([
    ['a page in Hindi', '"नमस्ते"', 'नमस्ते'],
    ['a page with as many characters as a slot has bytes', '"é".repeat(1024 ** 2)', 'é'.repeat(1024 ** 2)],
    ['a page larger than a slot', '"a".repeat(1024 ** 2 + 1)', 'a'.repeat(1024 ** 2 + 1)],
    ['an empty page', '""', ''],
  ])('%s', (_what, body, expected) =>
    withShop(createPageBundle(`return ${body}`), async (render) => {
      const { html, failed } = await render('shop');
      expect(failed).toEqual([]);
      expect(html === expected).toBe(true);
    }),
  );

  it('more pages at once than there are slots', () =>
    withShop(createPageBundle('return String(Math.random())'), async (render) => {
      const pages = await Promise.all(Array.from({ length: 60 }, () => render('shop')));
      expect(new Set(pages.map(({ html }) => html)).size).toBe(60);
    }));
});

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
    ['the crypto module', "return require('crypto').getHashes()", /requires crypto/],
    ['the console’s stream', 'return typeof console._stdout', 'undefined'],
    ['global timer functions', 'return typeof globalThis.setTimeout', 'undefined'],
    ['Node’s timer lists', 'return typeof setTimeout(() => 1, 1)._idleNext', 'undefined'],
    [
      'callers on the stack',
      `const original = Error.prepareStackTrace; Error.prepareStackTrace = (_, sites) => sites
        .filter((site) => !String(site.getFileName()).endsWith('/server.cjs'))
        .map((site) => typeof site.getFunction() + typeof site.getThis()).join();
      const { stack } = new Error(); Error.prepareStackTrace = original; return stack;`,
      /^(undefinedundefined,?)*$/,
    ],
    [
      'the folder of the server',
      `Error.stackTraceLimit = 50; const { stack } = new Error(); Error.stackTraceLimit = 10; return stack;`,
      /^(?=[^]*\(isolated-worker\.cjs:)(?![^]*[( ]\/)/,
    ],
    ['WebAssembly', 'return typeof WebAssembly', 'undefined'],
    ['workers', 'return typeof Worker + typeof MessageChannel + typeof BroadcastChannel', /^(undefined){3}$/],
    [
      'the sockets of `fetch`',
      `try { [Response, Request, Headers, FormData, MessageEvent, CompressionStream]; } catch {}
      for (const name of ['Response', 'Request', 'Headers', 'FormData', 'MessageEvent', 'CompressionStream'])
        globalThis[name];
      return typeof globalThis[Symbol.for('undici.globalDispatcher.1')];`,
      'undefined',
    ],
    ['the switch of SIGINT stacks', "return typeof require('util').setTraceSigInt", 'undefined'],
    ['the original of a copied module', "return typeof require('util').default", 'undefined'],
    [
      'the channel to the server',
      'return typeof process.send + typeof process.channel',
      'undefinedundefined',
    ],
  ])('%s', (_case, body, expected) =>
    withShop(createPageBundle(body), async (render) => {
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
    ['a global class', 'globalThis.URL = undefined;'],
    ['a global class of the language', 'globalThis.Map = null;'],
    [
      'a redefined global class',
      'Object.defineProperty(globalThis, "Set", { value: class { constructor() { throw 1; } } });',
    ],
    ['a global of browsers', 'globalThis.document = {};'],
    ['modules of the shell', "require('words').hello = 'mine';"],
    ['the process', 'process.env.NODE_ENV = "mine";'],
    ['copies of Node’s modules', 'require("util").inspect = () => "mine";'],
    ['the console', 'console.log = () => { throw new Error("mine"); };'],
    ['Promise', 'Promise.prototype.then = () => { throw new Error("mine"); };'],
    ['Map', 'Map.prototype.get = () => undefined;'],
    ['a `then` method of all objects', 'Object.prototype.then = (resolve) => resolve("mine");'],
    ['unhandled rejections', 'Promise.reject(new Error("mine"));'],
    ['errors in timers', 'setTimeout(() => { throw new Error("mine"); }, 0);'],
  ])('%s', (_case, setup) =>
    withShop(`try { ${setup} } catch {}\n${createPageBundle('return hello')}`, async (render) => {
      await render('shop');
      expect(await render('gallery')).toMatchObject({ html: 'Namaste from the gallery', failed: [] });
    }),
  );
});

describe('blocks a release with a page that changed a built-in object:', () => {
  it.each([
    ['a method of arrays', 'Array.prototype.map = () => { throw 1; };'],
    ['Buffer', 'Buffer.from = () => { throw 1; };'],
    ['a method of buffers', 'Buffer.prototype.toString = () => "mine";'],
    ['a method of all typed arrays', 'Object.getPrototypeOf(Uint8Array.prototype).set = () => { throw 1; };'],
    [
      'a method of all iterators',
      'Object.getPrototypeOf(Object.getPrototypeOf(new Set().values()))[Symbol.iterator] = () => { throw 1; };',
    ],
    ['a method of Intl', 'Intl.NumberFormat.prototype.formatToParts = () => { throw 1; };'],
    ['the prototype of the global object', 'Object.setPrototypeOf(globalThis, { mine: true });'],
  ])('%s', (_case, attack) =>
    withShop(
      createPageBundle(`if (url.endsWith("?attack")) ${attack} return hello;`),
      async (render, { renderer, shopRelease }) => {
        for (let number = 0; number < 5; number += 1) await render('gallery');
        expect((await render('shop', '?attack')).html).toBe('Namaste from the earlier shop');
        expect(renderer.isBlocked(shopRelease)).toBe(true);
        expect(await render('gallery')).toMatchObject({ html: 'Namaste from the gallery', failed: [] });
      },
    ),
  );
});

describe('renders other remotes, and the previous release instead of a release that breaks its process:', () => {
  it.each([
    ['an endless loop in a page', createPageBundle('for (;;);')],
    ['an endless loop when it is loaded', `for (;;);\n${createPageBundle('return hello')}`],
    [
      'an endless loop in a timer',
      createPageBundle('setTimeout(() => { for (;;); }, 1); return new Promise(() => {});'),
    ],
    ['a slow regular expression', createPageBundle('return /^(a+)+$/.test("a".repeat(60) + "b");')],
    [
      'a wait for another thread',
      createPageBundle('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return 1;'),
    ],
    ['an endless getter', createPageBundle('return `${{ toString() { for (;;); } }}`;')],
    [
      'objects that fill the heap',
      createPageBundle('const all = []; for (;;) all.push(new Array(1e6).fill({}));'),
    ],
    [
      'buffers that fill the memory',
      createPageBundle('const all = []; for (;;) all.push(Buffer.alloc(1e8, 1));'),
    ],
  ])('%s', (_case, bundle) =>
    withShop(bundle, async (render, { lateFailures }) => {
      const [shop, gallery] = await Promise.all([render('shop'), render('gallery')]);
      expect(shop.html).toBe('Namaste from the earlier shop');
      // If both pages wait in one process, the responsible release is known only after both pages are rendered again.
      await expectSoon(async () => joinFailedApps([...shop.processErrors, ...lateFailures]), /^shop$/);
      expect(gallery.html).toBe('Namaste from the gallery');
      // The release is blocked, so it is not rendered again.
      expect(await render('shop')).toMatchObject({
        html: 'Namaste from the earlier shop',
        processErrors: [],
      });
    }),
  );
});

describe('renders the previous release instead of a release that fails without breaking its process:', () => {
  it.each([
    ['process.exit', createPageBundle('process.exit(1)'), /cannot end the process/],
    ['a throw', createPageBundle('throw null'), /shop: null/],
    ['endless recursion', createPageBundle('const f = () => f() + 1; return f();'), /Maximum call stack/],
    [
      'an error with a message that throws when it is read',
      createPageBundle('throw { get message() { throw 1; } };'),
      /shop: /,
    ],
    [
      'timers that never end',
      createPageBundle('for (let i = 0; i < 1e4; i += 1) setInterval(() => {}, 1); return 1;'),
      /too many timers/,
    ],
    ['intervals', createPageBundle('for (;;) setInterval(() => {}, 1e6);'), /too many timers/],
    [
      'immediates that never end',
      createPageBundle('const f = () => setImmediate(f); for (;;) f();'),
      /too many timers/,
    ],
    ['a rejected promise', createPageBundle('return Promise.reject(new Error("mine"));'), /shop: mine/],
    [
      'a proxy that throws',
      createPageBundle('return new Proxy({}, { get() { throw new Error("mine"); } });'),
      /mine/,
    ],
    ['no server module for the page', 'exports.modules = {};', /has no server module Page/],
    ['a syntax error', '{{{', /Unexpected/],
  ])('%s', (_case, bundle, message) =>
    withShop(bundle, async (render) => {
      const { html, failed, processErrors } = await render('shop');
      expect(html).toBe('Namaste from the earlier shop');
      expect(failed[0]).toMatch(message);
      expect(processErrors).toEqual([]);
    }),
  );
});

it('reports a failed process once when only one of its two pages was rendered elsewhere before the failure', () =>
  withShop(
    createPageBundle('for (;;);'),
    async (render, { lateFailures }) => {
      const [shop, gallery] = await Promise.all([render('shop'), render('gallery')]);
      expect(shop.html).toBe('earlier shop');
      expect(gallery.html).toBe('Namaste from the gallery');
      await expectSoon(async () => joinFailedApps([...shop.processErrors, ...lateFailures]), /^shop$/);
    },
    // The loop is stopped while this page waits.
    createPageBundle('return new Promise((resolve) => setTimeout(resolve, 4000, "earlier shop"));'),
  ));

it('reports a hang once when the process is killed after the time limit of its render', () =>
  withShop(
    createPageBundle('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return 1;'),
    async (render, { renderer, shopRelease, lateFailures }) => {
      const { processErrors } = await render('shop');
      expect(joinFailedApps(processErrors)).toBe('shop');
      await expectSoon(async () => String(renderer.isBlocked(shopRelease)), /true/);
      expect(lateFailures).toEqual([]);
    },
    undefined,
    RENDER_TIMEOUT_MS,
  ));

it('renders an empty document instead of a page of 10 MB', () =>
  withShop(createPageBundle('return "x".repeat(1e7)'), async (render) => {
    expect(await render('shop')).toMatchObject({
      html: 'empty',
      failed: ['shop: The page has 10000000 characters of HTML.'],
    });
    expect((await render('gallery')).html).toBe('Namaste from the gallery');
  }));

it('renders the previous release instead of a release with endless microtasks', () =>
  withShop(
    createPageBundle(
      'const again = () => Promise.resolve().then(again); again(); return new Promise(() => {});',
    ),
    async (render) => {
      const { html, processErrors } = await render('shop');
      expect(html).toBe('Namaste from the earlier shop');
      expect(processErrors[0]?.failedRelease?.app).toBe('shop');
    },
  ));
