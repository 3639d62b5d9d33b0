import { openDatabase } from '../../database/database.ts';
import { addCategory, fetchText, readRender, withSite, test } from '../../testing/counting-site.ts';
import { ASHA, registerAndSignIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { skipTime } from '../../testing/skip-time.ts';
import { buildTestRelease } from '../../testing/releases.ts';
import type { Composition } from '../registry/composition.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import type { ContentMonitor } from './content-monitor.ts';
import { GuestPages } from './guest-pages.ts';

describe('a guest page', () => {
  test('is rendered once for all guests, also for concurrent requests', async (app) => {
    const pages = await Promise.all(Array.from({ length: 50 }, () => fetchText(app, '/')));
    expect(new Set(pages).size).toBe(1);
    expect(await fetchText(app, '/', { cookie: 'analytics=7; theme=dark' })).toBe(pages[0]);
  });

  test('is not cached when a part of it failed', async () => {
    const monitor = { error: undefined, get: async () => ({}) } as unknown as ContentMonitor;
    const pages = new GuestPages(monitor, 1_000_000);
    const composition = { snapshot: { number: 1 } } as Composition;
    const result = { status: 200, html: Buffer.from('<p>Mugs</p>'), rendered: ['shop'] };
    const visit = { paths: [], hasAllResponses: true, isDatabaseDown: false };
    const failedVisit = { ...visit, result: { ...result, failures: ['gallery'] } };
    const wholeVisit = { ...visit, result: { ...result, failures: [] } };
    expect(await pages.findOrRender('/', composition, async () => failedVisit)).toEqual({
      visit: failedVisit,
    });
    expect(await pages.findOrRender('/', composition, async () => wholeVisit)).toHaveProperty('page');
  });

  test('may be stored by a CDN when CDN caching is enabled', () =>
    withSite(
      async (app) => {
        const { headers } = await app.inject('/');
        expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
        expect(headers.vary).toBe('accept-encoding');
        const asha = await registerAndSignIn(app);
        expect((await asha.get('/')).headers['cache-control']).toBe('private, no-store');
        expect((await app.inject('/missing')).headers['cache-control']).toBe('private, no-cache');
      },
      { CDN_SECONDS: '30' },
    ));
});

describe('after a change', () => {
  describeOnEveryDatabase(() => {
    test('shows the new page at the next request when this process made the change', async (app) => {
      expect(await fetchText(app, '/')).toContain('guest');
      await app.inject({ method: 'POST', url: '/test-category' });
      expect(await fetchText(app, '/')).toContain('Lamps');
    });

    test('shows the new page after a second when another process made the change', async (app) => {
      await fetchText(app, '/');
      const otherDb = await openDatabase(app.settings);
      await addCategory({ db: otherDb }, 'Lanterns');
      await otherDb.destroy();
      skipTime(1_000);
      expect(await fetchText(app, '/')).toContain('Lanterns');
    });
  });

  test('keeps the page cached when unrelated content changed', async (app) => {
    const before = await fetchText(app, '/');
    await app.db
      .insertInto('testimonials')
      .values({ id: 't', name: 'A', image: '/x', placeholder: null, testimonial: 'Good', position: 1 })
      .execute();
    app.contentMonitor.invalidate();
    expect(await fetchText(app, '/')).toBe(before);
  });

  test('shows the new composition after a second when the live releases changed', async (app, root) => {
    expect(await fetchText(app, '/')).toContain('1.0.0-b');
    await buildTestRelease(root, { app: 'shop', version: '1.1.0-c' });
    await publishBuiltReleases(app.db, app.storage, root);
    skipTime(1_000);
    expect(await fetchText(app, '/')).toContain('1.1.0-c');
  });
});

describe('separation of visitors', () => {
  test('never shows the page of a signed-in visitor to guests', async (app) => {
    const asha = await registerAndSignIn(app);
    const visits = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0 ? asha.get('/').then(({ body }) => body) : fetchText(app, '/'),
      ),
    );
    visits.forEach((body, index) => expect(body).toContain(index % 2 === 0 ? ASHA.email : '| guest |'));
    expect(await fetchText(app, '/')).toContain('| guest |');
  });

  test('renders a page with private data for each visitor', async (app) => {
    const [first, second] = [await fetchText(app, '/account'), await fetchText(app, '/account')];
    expect(readRender(second)).not.toBe(readRender(first));
  });
});

describe('queries', () => {
  test('stores one page for all undeclared parameters and one page for each value of a declared parameter', async (app) => {
    const withoutQuery = await fetchText(app, '/');
    expect(await fetchText(app, '/?utm_source=mail&x=1')).toBe(withoutQuery);
    expect(await fetchText(app, '/list/mugs?sort=price&x=1')).toContain('/list/mugs?sort=price |');
    expect(await fetchText(app, '/list/mugs?sort=name')).toContain('/list/mugs?sort=name |');
    expect(await fetchText(app, '/list/mugs')).toContain('/list/mugs |');
  });
});
