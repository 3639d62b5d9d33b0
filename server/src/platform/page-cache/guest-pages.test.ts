import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openDatabase } from '../../database/database.ts';
import { createBrowser } from '../../testing/browser.ts';
import { addCategory, fetchText, readRender, withSite } from '../../testing/counting-site.ts';
import { ASHA, registerCustomer, signIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { expectSoon } from '../../testing/expect-soon.ts';
import { buildTestRelease, makeTestRelease } from '../../testing/releases.ts';
import { Previews } from '../previews/previews.ts';
import { findCurrentSnapshot, startCanary } from '../registry/registry.ts';
import { addRelease } from '../registry/stored-releases.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import { storeRelease } from '../releases/release-files.ts';

describe('a guest page', () => {
  it('is rendered once for all guests, also for concurrent requests', () =>
    withSite(async (app) => {
      const pages = await Promise.all(Array.from({ length: 50 }, () => fetchText(app, '/')));
      expect(new Set(pages).size).toBe(1);
      expect(await fetchText(app, '/', { cookie: 'analytics=7; theme=dark' })).toBe(pages[0]);
    }));

  it('is compressed, has an ETag and supports 304 and HEAD', () =>
    withSite(async (app) => {
      const uncompressed = await app.inject('/');
      const brotliResponse = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
      const gzipResponse = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
      expect(brotliDecompressSync(brotliResponse.rawPayload).toString()).toBe(uncompressed.body);
      expect(gunzipSync(gzipResponse.rawPayload).toString()).toBe(uncompressed.body);
      const tags = [uncompressed, brotliResponse, gzipResponse].map(({ headers }) => String(headers.etag));
      expect(new Set(tags).size).toBe(3);

      const headResponse = await app.inject({ method: 'HEAD', url: '/' });
      expect(headResponse.rawPayload).toHaveLength(0);
      expect(headResponse.headers).toMatchObject({
        etag: tags[0],
        'content-length': String(uncompressed.rawPayload.length),
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      });
      for (const tag of [tags[0], `W/${tags[0]}`, `"other", ${tags[0]}`]) {
        const notModified = await app.inject({ url: '/', headers: { 'if-none-match': String(tag) } });
        expect(notModified.statusCode).toBe(304);
        expect(notModified.rawPayload).toHaveLength(0);
      }
      const otherResponse = await app.inject({ url: '/', headers: { 'if-none-match': String(tags[1]) } });
      expect(otherResponse.statusCode).toBe(200);
    }));

  it('has the same bytes for every visitor, and a policy without inline scripts', () =>
    withSite(async (app) => {
      const [first, second] = [await app.inject('/'), await app.inject('/')];
      expect(second.body).toBe(first.body);
      expect(second.headers['content-security-policy']).toMatch(/script-src 'self';/);
      expect(second.headers['set-cookie']).toBeUndefined();
    }));

  it('may be stored by a CDN when CDN caching is enabled', () =>
    withSite(
      async (app) => {
        const { headers } = await app.inject('/');
        expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
        expect(headers.vary).toBe('accept-encoding');
        await registerCustomer(app);
        const asha = await signIn(app, ASHA);
        expect((await asha.get('/')).headers['cache-control']).toBe('private, no-store');
        expect((await app.inject('/missing')).headers['cache-control']).toBe('private, no-cache');
      },
      { CDN_SECONDS: '30' },
    ));
});

describe('after a change', () => {
  describeOnEveryDatabase((database) => {
    it('shows the new page at the next request when this process made the change', () =>
      withSite(
        async (app) => {
          expect(await fetchText(app, '/')).toContain('guest');
          await app.inject({ method: 'POST', url: '/test-category' });
          expect(await fetchText(app, '/')).toContain('Lamps');
        },
        {},
        database,
      ));

    it('shows the new page soon when another process made the change', () =>
      withSite(
        async (app) => {
          await fetchText(app, '/');
          const otherDb = await openDatabase(app.settings);
          await addCategory({ db: otherDb }, 'Lanterns');
          await otherDb.destroy();
          await expectSoon(() => fetchText(app, '/'), /Lanterns/);
        },
        {},
        database,
      ));
  });

  it('keeps the page cached when unrelated content changed', () =>
    withSite(async (app) => {
      const before = await fetchText(app, '/');
      await app.db
        .insertInto('testimonials')
        .values({ id: 't', name: 'A', image: '/x', placeholder: null, testimonial: 'Good', position: 1 })
        .execute();
      app.contentMonitor.recordWrite();
      expect(await fetchText(app, '/')).toBe(before);
    }));

  it('shows the new composition soon when the live releases changed', () =>
    withSite(async (app, root) => {
      expect(await fetchText(app, '/')).toContain('1.0.0-b');
      await buildTestRelease(root, { app: 'shop', version: '1.1.0-c' });
      await publishBuiltReleases(app.db, app.storage, root);
      await expectSoon(() => fetchText(app, '/'), /1\.1\.0-c/);
    }));
});

describe('separation of visitors', () => {
  it('never shows the page of a signed-in visitor to guests', () =>
    withSite(async (app) => {
      await registerCustomer(app);
      const asha = await signIn(app, ASHA);
      const visits = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          index % 2 === 0 ? asha.get('/').then(({ body }) => body) : fetchText(app, '/'),
        ),
      );
      visits.forEach((body, index) => expect(body).toContain(index % 2 === 0 ? ASHA.email : '| guest |'));
      expect(await fetchText(app, '/')).toContain('| guest |');
    }));

  it('renders a page with private data for each visitor', () =>
    withSite(async (app) => {
      const [first, second] = [await fetchText(app, '/account'), await fetchText(app, '/account')];
      expect(readRender(second)).not.toBe(readRender(first));
    }));

  it('does not use the cache for requests with session cookies or credentials', () =>
    withSite(async (app) => {
      const cachedRender = readRender(await fetchText(app, '/'));
      const visitors: Record<string, string>[] = [
        { cookie: 'rangmala_session=forged' },
        { cookie: 'a=b;rangmala_artist=x' },
        { cookie: '__Host-rangmala_session=x' },
        { cookie: 'rangmala_preview=x' },
        { authorization: 'Bearer x' },
      ];
      for (const headers of visitors) {
        expect(readRender(await fetchText(app, '/', headers))).not.toBe(cachedRender);
      }
      expect(readRender(await fetchText(app, '/'))).toBe(cachedRender);
    }));

  it('shows a preview only to the visitor who opened its link', () =>
    withSite(async (app, root) => {
      await fetchText(app, '/');
      const release = await buildTestRelease(root, { app: 'shop', version: '2.0.0-p' });
      const { contents } = makeTestRelease({ app: 'shop', version: '2.0.0-p' });
      await storeRelease(app.storage, release, async (path) => contents[path]);
      await addRelease(app.db, release, 'ana');
      const link = await new Previews(app.db).sign({
        app: 'shop',
        version: '2.0.0-p',
        expires: Date.now() + 60_000,
      });
      const visitor = createBrowser(app);
      await visitor.get(`/_preview?link=${link}`);
      const previewPage = (await visitor.get('/')).body;
      expect(previewPage).toContain('You’re viewing a preview: shop 2.0.0-p');
      expect(await fetchText(app, '/')).toContain('1.0.0-b |');
      expect(await fetchText(app, '/')).not.toContain('preview');
    }));

  it('shows each canary group its own page and assigns new visitors to a group', () =>
    withSite(async (app, root) => {
      await buildTestRelease(root, { app: 'shop', version: '1.5.0-k' });
      await publishBuiltReleases(app.db, app.storage, root);
      const snapshot = await findCurrentSnapshot(app.db);
      expect(snapshot?.live['shop']).toBe('1.5.0-k');
      const canary = { version: '1.0.0-b', percent: 50, since: new Date().toISOString() };
      await startCanary(app.db, 'shop', canary, 'ana');
      app.contentMonitor.recordWrite();
      for (let round = 0; round < 2; round += 1) {
        expect(await fetchText(app, '/', { cookie: 'rangmala_bucket=10' })).toContain('1.0.0-b');
        expect(await fetchText(app, '/', { cookie: 'rangmala_bucket=90' })).toContain('1.5.0-k');
      }
      const newVisitor = await app.inject('/');
      const bucket = /rangmala_bucket=(\d+)/.exec(String(newVisitor.headers['set-cookie']))?.[1];
      expect(newVisitor.body).toContain(Number(bucket) < 50 ? '1.0.0-b' : '1.5.0-k');
      expect(newVisitor.headers['cache-control']).toBe('private, no-cache');
    }));
});

describe('queries', () => {
  it('stores one page for all undeclared parameters and one page for each value of a declared parameter', () =>
    withSite(async (app) => {
      const withoutQuery = await fetchText(app, '/');
      expect(await fetchText(app, '/?utm_source=mail&x=1')).toBe(withoutQuery);
      expect(await fetchText(app, '/list/mugs?sort=price&x=1')).toContain('/list/mugs?sort=price |');
      expect(await fetchText(app, '/list/mugs?sort=name')).toContain('/list/mugs?sort=name |');
      expect(await fetchText(app, '/list/mugs')).toContain('/list/mugs |');
    }));

  it('renders a page without declared parameters for each request with a query', () =>
    withSite(async (app) => {
      const first = await fetchText(app, '/open?a=1');
      expect(first).toContain('/open?a=1 |');
      expect(readRender(await fetchText(app, '/open?a=1'))).not.toBe(readRender(first));
    }));

  it('keeps pages without a query when a client invents queries', () =>
    withSite(
      async (app) => {
        const first = await fetchText(app, '/');
        for (let number = 0; number < 200; number += 1) await fetchText(app, `/list/mugs?sort=${number}`);
        expect(await fetchText(app, '/')).toBe(first);
      },
      { PAGE_CACHE_MB: '1' },
    ));
});
