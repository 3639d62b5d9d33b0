import { setTimeout as delay } from 'node:timers/promises';
import { createPageBundle, withShop } from '../../testing/rendered-shop.ts';
import { RenderError } from './render-process.ts';

it('starts processes without environment variables and without access to files', () =>
  withShop(
    createPageBundle(
      `const { readdirSync } = require('node:fs');
      try { readdirSync('/'); } catch ({ code }) { return JSON.stringify(process.env) + code; }`,
    ),
    async (render) => {
      expect((await render('shop')).html).toBe('{}ERR_ACCESS_DENIED');
    },
  ));

describe('renders the previous release, and other remotes go on, when a release breaks its process by', () => {
  it.each([
    ['an endless loop in a page', createPageBundle('for (;;);')],
    ['its exit', createPageBundle('process.exit(1)')],
    [
      'objects that fill the heap',
      createPageBundle('const all = []; for (;;) all.push(new Array(1e6).fill({}));'),
    ],
  ])('%s', (_case, bundle) =>
    withShop(bundle, async (render, { renderer, shopRelease, processFailures }) => {
      await render('gallery');
      const shopPage = render('shop');
      const galleryPages = await Promise.all(Array.from({ length: 4 }, () => render('gallery')));
      for (const { html } of galleryPages) expect(html).toBe('Namaste from the gallery');
      expect((await shopPage).html).toBe('Namaste from the earlier shop');
      expect(renderer.isSkipped(shopRelease)).toBe(true);
      const failures = processFailures.length;
      expect(processFailures.map(({ release }) => release?.app)).toEqual(Array(failures).fill('shop'));
      // The release is skipped, so it breaks no other process.
      expect((await render('shop')).html).toBe('Namaste from the earlier shop');
      expect(processFailures).toHaveLength(failures);
    }),
  );
});

describe('renders the previous release in the same process when a release fails by', () => {
  it.each([
    ['a throw in a page', createPageBundle('throw null'), /shop: null/],
    ['a throw when it is loaded', 'throw new Error("broken");', /shop: broken/],
    ['a rejected promise', createPageBundle('return Promise.reject(new Error("mine"));'), /shop: mine/],
    ['a syntax error', '{{{', /Unexpected/],
  ])('%s', (_case, bundle, message) =>
    withShop(bundle, async (render, { processFailures }) => {
      const { html, failed } = await render('shop');
      expect(html).toBe('Namaste from the earlier shop');
      expect(failed[0]).toMatch(message);
      expect(processFailures).toEqual([]);
    }),
  );
});

it('goes on when a timer of a release throws', () =>
  withShop(
    createPageBundle('setTimeout(() => { throw new Error("mine"); }); return hello;'),
    async (render, { processFailures }) => {
      for (let visit = 0; visit < 3; visit += 1) expect((await render('shop')).html).toBe('Namaste');
      expect(processFailures).toEqual([]);
    },
  ));

it('rejects a page that never ends, without ending its process', () =>
  withShop(
    createPageBundle('return url.endsWith("?wait") ? new Promise(() => {}) : hello;'),
    async (render, { processFailures }) => {
      await expect(render('shop', '?wait')).rejects.toThrow('not rendered in time');
      expect((await render('shop')).html).toBe('Namaste');
      expect(processFailures).toEqual([]);
    },
  ));

it('ends no process when the API does not answer', () =>
  withShop(createPageBundle('return response ? "data" : "no data";'), async (render, { processFailures }) => {
    const failLate = () => delay(1_200).then(() => Promise.reject(new Error('late')));
    const pages = await Promise.all(Array.from({ length: 20 }, () => render('shop', '', failLate)));
    expect(new Set(pages.map(({ html }) => html))).toEqual(new Set(['no data']));
    expect(processFailures).toEqual([]);
  }));

it('rejects a page when the previous release breaks its process, too', () =>
  withShop(
    createPageBundle('process.exit(1)'),
    async (render, { processFailures }) => {
      await expect(render('shop')).rejects.toThrow(RenderError);
      expect(new Set(processFailures.map(({ release }) => release?.version)).size).toBe(2);
      expect((await render('gallery')).html).toBe('Namaste from the gallery');
    },
    { earlierBundle: createPageBundle('process.exit(2)') },
  ));

it('rejects a page when the shell cannot be loaded, with the failure of the shell', () =>
  withShop(
    createPageBundle('return hello'),
    async (render) => {
      await expect(render('shop')).rejects.toMatchObject({
        failure: { app: 'shell', message: 'broken shell' },
      });
    },
    { shellBundle: 'throw new Error("broken shell");' },
  ));
