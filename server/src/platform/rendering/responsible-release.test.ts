import { expectSoon } from '../../testing/expect-soon.ts';
import { createPageBundle, type ShopRenderer, withShop } from '../../testing/rendered-shop.ts';

/** Returns the apps with blocked releases, separated by commas. */
function listBlockedApps({ renderer, shellRelease, shopRelease, galleryRelease }: ShopRenderer): string {
  return [shellRelease, shopRelease, galleryRelease]
    .filter((release) => renderer.isBlocked(release))
    .map(({ app }) => app)
    .join();
}

describe('blocks the remote with code that runs in a loop', () => {
  it.each([
    ['in a timer of the shell', 'later(() => { for (;;); }); return new Promise(() => {});'],
    [
      'in a microtask after a page of another remote was called',
      'const wait = (ticks) => ticks === 0 ? hello : Promise.resolve().then(() => wait(ticks - 1));' +
        'return wait(50).then(() => { for (;;); });',
    ],
  ])('%s', (_where, loop) =>
    withShop(
      createPageBundle(`if (url.endsWith('?loop')) { ${loop} } return hello;`),
      async (render, shop) => {
        await Promise.all([render('shop'), render('gallery')]);
        // On a busy machine, the pages may exceed their time limit before the loop is found.
        const pages = await Promise.allSettled([render('shop', '?loop'), render('gallery')]);
        await expectSoon(async () => listBlockedApps(shop), /^shop$/);
        const errors = pages.flatMap((page) => (page.status === 'fulfilled' ? page.value.processErrors : []));
        for (const { failedRelease } of [...errors, ...shop.lateFailures])
          expect(failedRelease?.app).toBe('shop');
        expect((await render('gallery')).html).toBe('Namaste from the gallery');
      },
    ),
  );
});

describe('blocks the remote that changed a built-in object while pages of another remote are rendered', () => {
  it.each([
    ['at once', '', 'Promise.prototype.then = () => { throw new Error("mine"); }; return hello;'],
    // When this timer ends, the pages of the gallery are already rendered, and the built-in objects are already checked.
    [
      'after a timer',
      'const { map } = Array.prototype;',
      'return new Promise((resolve) => later(() => { Array.prototype.map = () => map; resolve(hello); }));',
    ],
  ])('%s', (_when, setup, attack) =>
    withShop(
      createPageBundle(`if (url.endsWith("?attack")) { ${attack} } return hello;`, setup),
      async (render, shop) => {
        for (let number = 0; number < 5; number += 1)
          await Promise.all([render('gallery'), render('gallery')]);
        const outcomes = await Promise.all([render('gallery'), render('shop', '?attack'), render('gallery')]);
        expect(outcomes.map(({ html }) => html)).toEqual([
          'Namaste from the gallery',
          'Namaste from the earlier shop',
          'Namaste from the gallery',
        ]);
        expect(listBlockedApps(shop)).toBe('shop');
      },
    ),
  );
});

it('reports the stack of a loop in a timer', () =>
  withShop(
    createPageBundle('const spin = () => { for (;;); }; setTimeout(spin, 20); return hello;'),
    async (render, { lateFailures }) => {
      await render('shop');
      await expectSoon(async () => lateFailures[0]?.stack ?? '', /at spin \(shop-[\w.-]+\/server\.cjs:/);
    },
  ));
