import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readReleaseCounts } from '../release-reports/release-counts.ts';
import type { TestRelease } from '../../testing/releases.ts';
import { expectSoon } from '../../testing/expect-soon.ts';
import { withReleases } from '../../testing/team-site.ts';
import { testWith } from '../../testing/test-with.ts';

/** Runs `work` with a site that has these live releases. `readLog` returns the log. */
function withSite(
  releases: TestRelease[],
  work: (app: FastifyInstance, readLog: () => string) => Promise<void>,
): Promise<void> {
  let log = '';
  const logStream = { write: (line: string) => void (log += line) };
  return withReleases(releases, (app) => work(app, () => log), {
    dependencies: { logStream },
    env: { LOG_LEVEL: 'warn' },
  });
}

const SHELL: TestRelease = { app: 'shell', version: '1.0.0-a' };
const SHOP: TestRelease = { app: 'shop', version: '1.0.0-b' };

const test = testWith<[app: FastifyInstance]>((work) => withSite([SHELL, SHOP], work));

describe('pages', () => {
  test('are rendered by the live shell with the live remote and API data', async (app) => {
    const response = await app.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('/ | 1 | Namaste from 1.0.0-b | 200 | ');
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  test('show the not-found page for a URL that cannot be decoded', async (app) => {
    for (const requestPath of ['/%', '/shop/%E0%A4%A', '/%ff?from=mail', '/product/%00', '/shop?q=%00']) {
      const response = await app.inject(requestPath);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect((await app.inject('/api/products/%')).headers['content-type']).toMatch(/json/);
  });

  it('are rendered in the browser when rendering fails, and the failure is logged and counted', () =>
    withSite([SHELL, SHOP], async (app, readLog) => {
      const response = await app.inject('/throws');
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<p>Loading…</p>');
      expect(readLog()).toContain('thrown while rendering');
      const since = new Date(0).toISOString();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const countFailures = async () =>
        String((await readReleaseCounts(app.db, 'shell', '1.0.0-a', since)).failures);
      await expectSoon(countFailures, /^1$/);
    }));

  it('say that the site is being set up before a shell is published', () =>
    withSite([], async (app) => {
      const response = await app.inject('/');
      expect(response.statusCode).toBe(503);
      expect(response.body).toContain('being set up');
    }));
});

describe('while the database is unavailable', () => {
  test('sends cached pages, and a 503 page that reloads itself for other pages with data', async (app) => {
    expect((await app.inject('/')).statusCode).toBe(200);
    const cachedBody = (await app.inject('/')).body;
    await app.db.destroy();
    expect((await app.inject('/')).body).toBe(cachedBody);
    app.contentMonitor.invalidate();
    expect((await app.inject('/')).body).toBe(cachedBody);
    const response = await app.inject('/not-stored');
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(response.body).toMatch(/<meta http-equiv="refresh" content="5">[\s\S]*Back in a moment/);
  });
});

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
});

describe('release files', () => {
  const path = '/r/shop/1.0.0-b/remoteEntry.js';

  test('are cacheable for a year, and compressed for clients that accept Brotli', async (app) => {
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
  });

  test('are not found outside the files of a release for browsers', async (app) => {
    for (const url of [
      '/r/shop/9.9.9-z/remoteEntry.js',
      '/r/shop/1.0.0-b/other.js',
      '/r/shop/1.0.0-b/..%2Fserver.cjs',
      '/r/shop/1.0.0-b/..%2F..%2F..%2Frangmala.db',
    ]) {
      const response = await app.inject(url);
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 404, 'no-store']);
    }
  });
});

describe('site endpoints', () => {
  it('accepts a report about a failed remote', () =>
    withSite([SHELL], async (app, readLog) => {
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
