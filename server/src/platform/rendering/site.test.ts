import { Writable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readReleaseCounts } from '../canaries/release-counts.ts';
import { activateReleases, findCurrentSnapshot } from '../registry/registry.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import { withApp, withFolder } from '../../testing/app.ts';
import { buildTestRelease, type TestRelease } from '../../testing/releases.ts';
import { expectSoon } from '../../testing/expect-soon.ts';
import { sitePlugin } from '../plugin.ts';

/** Runs `work` with a site that has the given live releases. `readLog` returns the log. */
function withSite(
  releases: TestRelease[],
  work: (app: FastifyInstance, root: string, readLog: () => string) => Promise<void>,
): Promise<void> {
  return withFolder(async (root) => {
    let log = '';
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    for (const release of releases) await buildTestRelease(root, release);
    await withApp(
      async (app) => {
        await publishBuiltReleases(app.db, app.storage, root);
        await work(app, root, () => log);
      },
      { dependencies: { site: sitePlugin, logStream }, env: { LOG_LEVEL: 'warn' } },
    );
  });
}

const SHELL: TestRelease = { app: 'shell', version: '1.0.0-a' };
const SHOP: TestRelease = { app: 'shop', version: '1.0.0-b' };

describe('pages', () => {
  it('are rendered by the live shell with the live remote and API data', () =>
    withSite([SHELL, SHOP], async (app) => {
      const response = await app.inject('/');
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('/ | 1 | Namaste from 1.0.0-b | 200 | ');
      expect(response.headers['cache-control']).toBe('private, no-cache');
    }));

  it('allow only scripts of the site', () =>
    withSite([SHELL, SHOP], async (app) => {
      const { headers } = await app.inject('/own');
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self'; style-src 'self' 'unsafe-inline';/,
      );
    }));

  it('have the status that the shell returns', () =>
    withSite([SHELL, SHOP], async (app) => {
      expect((await app.inject('/nowhere')).statusCode).toBe(404);
    }));

  it('show the not-found page for a URL that cannot be decoded', () =>
    withSite([SHELL, SHOP], async (app) => {
      for (const requestPath of ['/%', '/shop/%E0%A4%A', '/%ff?from=mail', '/product/%00', '/shop?q=%00']) {
        const response = await app.inject(requestPath);
        expect(response.statusCode).toBe(404);
        expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      }
      expect((await app.inject('/api/products/%')).headers['content-type']).toMatch(/json/);
    }));

  it('redirect when the shell returns a redirect', () =>
    withSite([SHELL, SHOP], async (app) => {
      const response = await app.inject('/private');
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe('/signin?next=%2Fprivate');
    }));

  it('are rendered in the browser when rendering fails, and the failure is logged and counted', () =>
    withSite([SHELL, SHOP], async (app, _root, readLog) => {
      const response = await app.inject('/throws');
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<p>Loading…</p>');
      expect(readLog()).toContain('thrown while rendering');
      const since = new Date(0).toISOString();
      const countFailures = async () =>
        String((await readReleaseCounts(app.db, 'shell', '1.0.0-a', since)).failures);
      await expectSoon(countFailures, /^1$/);
    }));

  it('are rendered without a remote with a broken server bundle', () =>
    withSite(
      [SHELL, { ...SHOP, serverBundle: 'throw new Error("broken bundle")' }],
      async (app, _root, readLog) => {
        const response = await app.inject('/');
        expect(response.body).toContain('broken bundle');
        expect(readLog()).toContain('a part of the page could not be rendered');
      },
    ));

  it('are rendered without a remote that requires a module the shell does not provide', () =>
    withSite([SHELL, { ...SHOP, serverBundle: 'require("left-pad")' }], async (app) => {
      expect((await app.inject('/')).body).toContain(
        'shop requires left-pad, which the shell does not provide.',
      );
    }));

  it('say that the site is being set up before a shell is published', () =>
    withSite([], async (app) => {
      const response = await app.inject('/');
      expect(response.statusCode).toBe(503);
      expect(response.body).toContain('being set up');
    }));

  it('use a new live release without a restart', () =>
    withSite([SHELL, SHOP], async (app, root) => {
      expect((await app.inject('/')).body).toContain('from 1.0.0-b');
      await buildTestRelease(root, { app: 'shop', version: '1.1.0-c' });
      await publishBuiltReleases(app.db, app.storage, root);
      // The process may need about a second to find the new snapshot.
      await expectSoon(async () => (await app.inject('/')).body, /from 1\.1\.0-c/);
    }));

  it('use the built releases after an earlier publish was interrupted', () =>
    withSite([SHELL, SHOP], async (app, root) => {
      const [shell, shop] = ['2.0.0-d', '2.0.0-e'];
      await buildTestRelease(root, { app: 'shell', version: shell });
      await buildTestRelease(root, { app: 'shop', version: shop });
      const fullStorage = Object.create(app.storage, {
        put: {
          value: (key: string, content: Buffer | string) =>
            key.includes(shop) ? Promise.reject(new Error('no space left')) : app.storage.put(key, content),
        },
      }) as typeof app.storage;
      await expect(publishBuiltReleases(app.db, fullStorage, root)).rejects.toThrow('no space left');
      expect((await publishBuiltReleases(app.db, app.storage, root)).sort()).toEqual([
        `shell ${shell}`,
        `shop ${shop}`,
      ]);
      expect((await findCurrentSnapshot(app.db))?.live).toEqual({ shell, shop });
    }));

  it('keep a rollback when the same build is published again', () =>
    withSite([SHELL, SHOP], async (app, root) => {
      await buildTestRelease(root, { app: 'shop', version: '1.1.0-c' });
      await publishBuiltReleases(app.db, app.storage, root);
      await activateReleases(
        app.db,
        { shop: '1.0.0-b' },
        { kind: 'rolled_back', by: 'ana', reason: 'rolled back' },
      );
      expect(await publishBuiltReleases(app.db, app.storage, root)).toEqual([]);
      await expectSoon(async () => (await app.inject('/')).body, /from 1\.0\.0-b/);
    }));
});

describe('while the database is unavailable', () => {
  it('sends cached pages, and a 503 page that reloads itself for other pages with data', () =>
    withSite([SHELL, SHOP], async (app) => {
      expect((await app.inject('/')).statusCode).toBe(200);
      const cachedBody = (await app.inject('/')).body;
      await app.db.destroy();
      expect((await app.inject('/')).body).toBe(cachedBody);
      app.contentMonitor.recordWrite();
      expect((await app.inject('/')).body).toBe(cachedBody);
      const response = await app.inject('/not-stored');
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({
        'retry-after': '5',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(response.body).toMatch(/<meta http-equiv="refresh" content="5">[\s\S]*Back in a moment/);
    }));

  it('renders pages without data from the snapshot in memory', () =>
    withSite([{ ...SHELL, serverBundle: STATIC_SHELL }], async (app) => {
      await app.inject('/');
      await app.db.destroy();
      expect((await app.inject('/about')).body).toBe('static');
    }));
});

/** Server bundle of a shell with pages that need no data. */
const STATIC_SHELL = `
exports.modules = {}; exports.provided = {};
exports.render = async () => ({ status: 200, html: 'static', failures: [] });`;

describe('a shell with a broken or damaged bundle', () => {
  const BROKEN: TestRelease = { ...SHELL, serverBundle: 'throw new Error("broken shell")' };

  it('sends empty documents with the status of the requested path', () =>
    withSite([BROKEN], async (app) => {
      const response = await app.inject('/');
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('src="/r/shell/1.0.0-a/remoteEntry.js"');
      expect(response.body).toContain('id="rangmala-page"');
      expect((await app.inject('/nowhere')).statusCode).toBe(404);
    }));

  it('uses a bundle in memory when its file is damaged', () =>
    withSite([SHELL, SHOP], async (app) => {
      await app.inject('/');
      await app.storage.put('releases/shell/1.0.0-a/server.cjs', 'damaged');
      expect((await app.inject('/')).body).toContain('Namaste from 1.0.0-b');
    }));
});

describe('release files', () => {
  const path = '/r/shop/1.0.0-b/remoteEntry.js';

  it('are cacheable for a year, and compressed for clients that accept Brotli', () =>
    withSite([SHELL, SHOP], async (app) => {
      const compressed = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } });
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('/* shop 1.0.0-b */');
      expect(compressed.headers['content-encoding']).toBe('br');
      const uncompressed = await app.inject({
        url: path,
        headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
      });
      expect(uncompressed.body).toBe('/* shop 1.0.0-b */');
      expect(uncompressed.headers['content-encoding']).toBeUndefined();
      for (const { headers } of [compressed, uncompressed]) {
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      }
    }));

  it('are served when their release is no longer live', () =>
    withSite([SHELL, SHOP], async (app, root) => {
      await buildTestRelease(root, { app: 'shop', version: '1.1.0-c' });
      await publishBuiltReleases(app.db, app.storage, root);
      expect((await app.inject(path)).statusCode).toBe(200);
    }));

  it.each([
    ['of an unknown release', '/r/shop/9.9.9-z/remoteEntry.js'],
    ['that the release does not have', '/r/shop/1.0.0-b/other.js'],
    ['of the server', '/r/shop/1.0.0-b/..%2Fserver.cjs'],
    ['outside the release', '/r/shop/1.0.0-b/..%2F..%2F..%2Frangmala.db'],
  ])('are not found: a file %s', (_case, url) =>
    withSite([SHELL, SHOP], async (app) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
    }),
  );

  it.each([
    ['compressed', 'remoteEntry.js.br', 'br'],
    ['uncompressed', 'remoteEntry.js', 'identity'],
  ])('are served from the other file when the %s file is damaged', (_case, file, encoding) =>
    withSite([SHELL, SHOP], async (app) => {
      await app.storage.put(`releases/shop/1.0.0-b/browser/${file}`, 'damaged');
      const response = await app.inject({ url: path, headers: { 'accept-encoding': encoding } });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.body).toBe('/* shop 1.0.0-b */');
    }),
  );

  it('are not found when a file and its compressed copy were changed', () =>
    withSite([SHELL, SHOP], async (app, _root, readLog) => {
      await app.storage.put('releases/shop/1.0.0-b/browser/remoteEntry.js', 'alert("not ours")');
      await app.storage.put('releases/shop/1.0.0-b/browser/remoteEntry.js.br', 'alert("not ours")');
      const response = await app.inject({ url: path, headers: { 'accept-encoding': 'identity' } });
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(readLog()).toContain('remoteEntry.js does not match its release.');
    }));
});

describe('site endpoints', () => {
  it('accepts a report about a failed remote', () =>
    withSite([SHELL], async (app, _root, readLog) => {
      const failure = { app: 'shop', name: 'CartPage', version: '1.0.0-b', phase: 'load', message: 'gone' };
      const response = await app.inject({ method: 'POST', url: '/_site/failures', payload: failure });
      expect(response.statusCode).toBe(204);
      expect(readLog()).toContain('"version":"1.0.0-b"');
      const payload = { app: 'x'.repeat(99) };
      const invalidReport = await app.inject({ method: 'POST', url: '/_site/failures', payload });
      expect(invalidReport.statusCode).toBeGreaterThanOrEqual(400);
      expect(invalidReport.statusCode).toBeLessThan(500);
    }));

  it('serves robots.txt, the web app manifest and the sitemap', () =>
    withSite([SHELL], async (app) => {
      const robotsResponse = await app.inject('/robots.txt');
      expect(robotsResponse.body).toContain('Allow: /api/calendar/\nDisallow: /api/\n');
      expect(robotsResponse.body).toContain('/sitemap.xml');
      const manifestResponse = await app.inject('/site.webmanifest');
      expect(manifestResponse.headers['content-type']).toContain('application/manifest+json');
      expect(manifestResponse.json()).toMatchObject({ name: app.settings.site.name, start_url: '/' });
      const sitemapResponse = await app.inject('/sitemap.xml');
      expect(sitemapResponse.headers['content-type']).toContain('application/xml');
      expect(sitemapResponse.body).toContain(`<loc>${app.settings.publicUrl}/</loc>`);
    }));
});
