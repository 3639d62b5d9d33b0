import { expectSoon } from '../../testing/expect-soon.ts';
import { createPageBundle, withShop } from '../../testing/rendered-shop.ts';
import { BlockedReleases } from './blocked-releases.ts';

/** Number of renders after which a process is no longer cold. */
const WARM_UP_RENDERS = 20;

const LOOP_ON_REQUEST = createPageBundle('if (url.endsWith("?loop")) for (;;); return hello;');
const HANG_MESSAGE = 'A server bundle did not return in time.';

const { block } = BlockedReleases.prototype;
afterEach(() => {
  BlockedReleases.prototype.block = block;
});

it('renders pages of all apps while a bundle is in a loop', () =>
  withShop(LOOP_ON_REQUEST, async (render, { renderer, shopRelease }) => {
    let blockCount = 0;
    BlockedReleases.prototype.block = function countBlock(release) {
      blockCount += 1;
      block.call(this, release);
    };
    for (let number = 0; number < WARM_UP_RENDERS; number += 1) await render('shop');
    const [shop, otherShop, gallery] = await Promise.all([
      render('shop', '?loop'),
      render('shop'),
      render('gallery'),
    ]);
    expect(renderer.isBlocked(shopRelease)).toBe(false);
    expect([shop.html, gallery.html]).toEqual(['Namaste from the earlier shop', 'Namaste from the gallery']);
    for (const { processErrors } of [shop, otherShop, gallery]) {
      expect(processErrors.length).toBeLessThan(2);
      for (const { message, failedRelease } of processErrors)
        expect({ message, app: failedRelease?.app }).toEqual({ message: HANG_MESSAGE, app: 'shop' });
    }
    expect(shop.processErrors).toHaveLength(1);
    await expectSoon(async () => String(renderer.isBlocked(shopRelease)), /true/);
    expect(blockCount).toBe(1);
  }));

it('does not render a release while it is in a loop', () =>
  withShop(LOOP_ON_REQUEST, async (render, { renderer, shopRelease }) => {
    for (let number = 0; number < WARM_UP_RENDERS; number += 1) await render('shop');
    await render('shop', '?loop');
    const { html, processErrors } = await render('shop', '?loop');
    expect(renderer.isBlocked(shopRelease)).toBe(false);
    expect({ html, processErrors }).toEqual({ html: 'Namaste from the earlier shop', processErrors: [] });
  }));

it('uses the page of a hanging process that answers before the repeated render', () =>
  withShop(
    createPageBundle('const end = Date.now() + 700; while (Date.now() < end); return "late"'),
    async (render) => {
      expect(await render('shop')).toMatchObject({ html: 'late', processErrors: [], failed: [] });
    },
    createPageBundle('return new Promise(() => {})'),
  ));

it('reports and blocks a release with a timer that runs a loop after the page is rendered', () =>
  withShop(
    createPageBundle('setTimeout(() => { for (;;); }, 20); return hello;'),
    async (render, { renderer, shopRelease, lateFailures }) => {
      expect((await render('shop')).html).toBe('Namaste');
      await expectSoon(async () => String(renderer.isBlocked(shopRelease)), /true/);
      expect(lateFailures).toHaveLength(1);
      expect(lateFailures[0]?.failedRelease).toEqual({ app: 'shop', version: shopRelease.version });
      expect((await render('gallery')).html).toBe('Namaste from the gallery');
    },
  ));

it.each([
  ['immediates', 'setImmediate(again)'],
  ['timers', 'setTimeout(again, 0)'],
])('limits the rate of %s that start themselves again', (_what, startNext) =>
  withShop(
    createPageBundle(`let count = 0; const again = () => { count += 1; ${startNext}; }; again();
      return new Promise((resolve) => { setTimeout(() => resolve(count), 200); });`),
    async (render) => {
      expect(Number((await render('shop')).html)).toBeLessThan(1_000);
    },
  ),
);
