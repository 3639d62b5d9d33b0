import type { FastifyInstance } from 'fastify';
import type { Response } from 'light-my-request';
import { currentSnapshot } from '../releases/registry.ts';
import { publishBuilt } from '../releases/publish-built.ts';
import { site } from '../site/plugin.ts';
import { withApp, withFolder } from '../testing/app.ts';
import {
  buildTestRelease,
  type MadeRelease,
  makeTestRelease,
  packFiles,
  packTestRelease,
  type TestRelease,
} from '../testing/releases.ts';
import { createToken, revokeTokens } from './tokens.ts';
import { ReleaseStats } from './stats.ts';

const shop = (parts: Partial<TestRelease> = {}): MadeRelease => makeTestRelease({ app: 'shop', ...parts });

interface Site {
  app: FastifyInstance;
  /** Sends a package as the shop's team, unless told otherwise. */
  put(body: Buffer, options?: { app?: string; query?: string; token?: string }): Promise<Response>;
  post(path: string, payload?: object): Promise<Response>;
  /** The site's first page, as a visitor with these cookies gets it. */
  look(cookie?: string): Promise<string>;
  token: string;
}

/** A site with a shell and a first shop, and the shop team's token. */
function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  return withFolder(async (root) => {
    await buildTestRelease(root, { app: 'shell' });
    await buildTestRelease(root, { app: 'shop', word: 'first' });
    await withApp(
      async (app) => {
        await publishBuilt(app.db, app.storage, root);
        const token = await createToken(app.db, { app: 'shop', name: 'shop team', days: 1 });
        const headers = { authorization: `Bearer ${token}` };
        await work({
          app,
          token,
          put: (payload, { app: name = 'shop', query = '', token: other = token } = {}) =>
            app.inject({
              method: 'PUT',
              url: `/_releases/${name}${query}`,
              headers: { 'content-type': 'application/gzip', authorization: `Bearer ${other}` },
              payload,
            }),
          post: (path, payload) =>
            app.inject({ method: 'POST', url: path, headers, ...(payload ? { payload } : {}) }),
          look: async (cookie) => (await app.inject({ url: '/', headers: cookie ? { cookie } : {} })).body,
        });
      },
      { parts: { site } },
    );
  });
}

describe('a package', () => {
  it('goes live, with a verdict, a snapshot and a preview link; again it changes nothing', () =>
    withSite(async ({ put, look }) => {
      const packed = await packTestRelease(shop({ word: 'second' }));
      const first = await put(packed);
      expect(first.json()).toMatchObject({ verdict: 'live', app: 'shop', snapshot: 2 });
      expect(first.json<{ preview: string }>().preview).toMatch(/\/_preview\?link=\S+$/);
      expect(await look()).toContain('Namaste from second');
      expect((await put(packed)).json()).toMatchObject({ verdict: 'unchanged', snapshot: 2 });
    }));

  it('comes over a real connection as well', () =>
    withSite(async ({ app, token, look }) => {
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(`${origin}/_releases/shop`, {
        method: 'PUT',
        headers: { 'content-type': 'application/gzip', authorization: `Bearer ${token}` },
        body: new Uint8Array(await packTestRelease(shop({ word: 'second' }))),
      });
      expect(answer.status).toBe(200);
      expect(await look()).toContain('Namaste from second');
    }));

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['that is none', async () => Buffer.from('no archive'), /not a gzipped tar archive/],
    ['without a description', () => packFiles({ 'server.cjs': Buffer.from('') }), /holds no release\.json/],
    [
      'with a path outside its folder',
      () => packFiles({ '../../etc/passwd': Buffer.from('x') }),
      /which does not belong into a release/,
    ],
    [
      'with a file that its description does not list',
      async () => {
        const { release, contents } = shop();
        return packTestRelease({ release, contents: { ...contents, 'browser/other.js': Buffer.from('x') } });
      },
      /which its description does not list/,
    ],
    [
      'with a changed file',
      async () => {
        const { release, contents } = shop();
        return packTestRelease({ release, contents: { ...contents, 'server.cjs': Buffer.from('x') } });
      },
      /server\.cjs is not what its description says/,
    ],
    [
      'whose version is not its digest',
      () => packTestRelease(shop({ version: '1.0.0-0123456789ab' })),
      /does not carry the digest of its content/,
    ],
    [
      'of another app',
      () => packTestRelease(makeTestRelease({ app: 'gallery' })),
      /holds a release of gallery, not of shop/,
    ],
    [
      'that the gate objects to',
      () => packTestRelease(shop({ described: { requires: { react: '^20.0.0' } } })),
      /needs react \^20\.0\.0, but shell .* provides 19\.3\.1/,
    ],
    [
      'that throws when it is rendered',
      () =>
        packTestRelease(
          shop({ serverBundle: "exports.modules = { CartPage: { say() { throw new Error('no cart') } } }" }),
        ),
      /throws when CartPage is rendered at \/cart: no cart/,
    ],
    [
      'that ends the process that renders it',
      () => packTestRelease(shop({ serverBundle: 'process.exit(1)' })),
      /does not finish rendering its pages, or ends the process/,
    ],
  ])('is refused in a sentence: one %s', (_what, packed, sentence) =>
    withSite(async ({ app, put, look }) => {
      const answer = await put(await packed());
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ detail: string }>().detail).toMatch(sentence);
      expect((await currentSnapshot(app.db))?.number).toBe(1);
      expect(await look()).toContain('Namaste from first');
    }),
  );

  it('is refused when it unpacks to far more than it seems', () =>
    withSite(async ({ put }) => {
      const bomb = await packFiles({ 'server.cjs': Buffer.alloc(41 * 1024 * 1024) });
      const answer = await put(bomb);
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ detail: 'The package unpacks to more than 40 MB.' });
    }));
});

describe('a token', () => {
  it('ships its own app and nothing else', () =>
    withSite(async ({ put }) => {
      const answer = await put(await packTestRelease(makeTestRelease({ app: 'booking' })), {
        app: 'booking',
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ detail: 'This token ships shop; it cannot change booking.' });
    }));

  it.each([
    ['missing', async () => ''],
    ['wrong', async () => 'rangmala_wrong'],
    [
      'expired',
      (app: FastifyInstance) => createToken(app.db, { app: 'shop', name: 'old', days: 1 }, new Date(0)),
    ],
    [
      'taken back',
      async (app: FastifyInstance) => {
        const token = await createToken(app.db, { app: 'shop', name: 'gone', days: 1 });
        await revokeTokens(app.db, 'gone');
        return token;
      },
    ],
  ])('that is %s gets a sentence and changes nothing', (_what, tokenFor) =>
    withSite(async ({ app, put }) => {
      const answer = await put(await packTestRelease(shop({ word: 'second' })), {
        token: await tokenFor(app),
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json<{ detail: string }>().detail).toMatch(/token/);
      expect((await currentSnapshot(app.db))?.number).toBe(1);
    }),
  );

  it('opens the status page, and only a right one does', () =>
    withSite(async ({ app, token }) => {
      expect((await app.inject('/_status')).statusCode).toBe(401);
      const form = (value: string) =>
        app.inject({
          method: 'POST',
          url: '/_status',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `token=${value}`,
        });
      const wrong = await form('guessed');
      expect(wrong.statusCode).toBe(401);
      expect(wrong.body).toContain('This token is not known here.');
      const right = await form(token);
      expect(right.statusCode).toBe(200);
      expect(right.body).toContain('<h2 id="shop">shop</h2>');
      const [cookie] = right.cookies;
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_status' });
      const again = await app.inject({
        url: '/_status',
        cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
      });
      expect(again.statusCode).toBe(200);
    }));
});

describe('taking back', () => {
  it('leads to the release before, or to any kept one', () =>
    withSite(async ({ app, put, post, look }) => {
      const first = (await currentSnapshot(app.db))?.live['shop'];
      await put(await packTestRelease(shop({ word: 'second' })));
      await put(await packTestRelease(shop({ word: 'third' })));
      expect((await post('/_releases/shop/rollback', {})).statusCode).toBe(200);
      expect(await look()).toContain('Namaste from second');
      expect((await post('/_releases/shop/rollback', { to: first })).json()).toMatchObject({
        version: first,
      });
      expect(await look()).toContain('Namaste from first');
    }));

  it('says so when there is nothing to go back to', () =>
    withSite(async ({ post }) => {
      const none = await post('/_releases/shop/rollback', {});
      expect(none.statusCode).toBe(404);
      expect(none.json()).toEqual({ detail: 'There is no release of shop to go back to.' });
      const unknown = await post('/_releases/shop/rollback', { to: '9.9.9-none' });
      expect(unknown.json()).toEqual({ detail: 'There is no release 9.9.9-none of shop.' });
    }));
});

describe('a preview', () => {
  it('shows its release to whoever holds the link, and to nobody else', () =>
    withSite(async ({ app, put, look }) => {
      const answer = await put(await packTestRelease(shop({ word: 'second' })), { query: '?mode=preview' });
      const { preview, verdict } = answer.json<{ preview: string; verdict: string }>();
      expect(verdict).toBe('preview');
      expect(await look()).toContain('Namaste from first');
      const { pathname, search } = new URL(preview);
      const opened = await app.inject(`${pathname}${search}`);
      const [cookie] = opened.cookies;
      expect(opened.headers.location).toBe('/');
      expect(await look(`${cookie?.name}=${cookie?.value}`)).toContain('Namaste from second');
      const left = await app.inject('/_preview/leave');
      expect(left.cookies[0]).toMatchObject({ name: cookie?.name, value: '' });
    }));

  it.each([
    'made.up',
    'x',
    `${Buffer.from('{"app":"shop","version":"1","expires":9e15}').toString('base64url')}.AAAA`,
  ])('that a stranger made (%s) shows the live site', (signed) =>
    withSite(async ({ app, look }) => {
      const opened = await app.inject(`/_preview?link=${signed}`);
      expect(opened.statusCode).toBe(302);
      expect(opened.cookies).toEqual([]);
      expect(await look(`rangmala_preview=${signed}`)).toContain('Namaste from first');
    }),
  );
});

describe('a canary', () => {
  const start = async ({ put }: Site) =>
    put(await packTestRelease(shop({ word: 'second' })), { query: '?mode=canary&percent=10' });

  it('is shown to its share of the visitors, at every visit', () =>
    withSite(async (here) => {
      expect((await start(here)).json()).toMatchObject({ verdict: 'canary' });
      expect(await here.look('rangmala_bucket=9')).toContain('Namaste from second');
      expect(await here.look('rangmala_bucket=10')).toContain('Namaste from first');
      const visit = await here.app.inject('/');
      expect(visit.cookies).toEqual([expect.objectContaining({ name: 'rangmala_bucket' })]);
    }));

  it('becomes everybody’s by one command, or nobody’s', () =>
    withSite(async (here) => {
      await start(here);
      expect((await here.post('/_releases/shop/canary/stop')).statusCode).toBe(200);
      expect(await here.look('rangmala_bucket=0')).toContain('Namaste from first');
      await start(here);
      expect((await here.post('/_releases/shop/canary/promote')).statusCode).toBe(200);
      expect(await here.look('rangmala_bucket=99')).toContain('Namaste from second');
      expect((await here.post('/_releases/shop/canary/promote')).statusCode).toBe(404);
    }));

  it('is taken back by the site itself when its loads fail', () =>
    withSite(async (here) => {
      const { app } = here;
      const { version } = (await start(here)).json<{ version: string }>();
      const failure = { app: 'shop', name: 'CartPage', version, phase: 'render', message: 'thrown' };
      for (let load = 0; load < 30; load += 1) {
        await app.inject({
          method: 'POST',
          url: '/_site/loads',
          payload: [{ app: 'shop', version, ms: 80 }],
        });
        if (load % 5 === 0) await app.inject({ method: 'POST', url: '/_site/failures', payload: failure });
      }
      let now = await currentSnapshot(app.db);
      while (now?.canaries['shop']) {
        await new Promise((resolve) => setImmediate(resolve));
        now = await currentSnapshot(app.db);
      }
      expect(now).toMatchObject({ createdBy: 'the site itself' });
      expect(now?.reason).toMatch(/taken back: 6 of 36 loads failed/);
      expect(await here.look('rangmala_bucket=0')).toContain('Namaste from first');
    }));
});

it('counts are added up over processes', () =>
  withSite(async ({ app }) => {
    const [one, other] = [new ReleaseStats(app.db), new ReleaseStats(app.db)];
    for (const stats of [one, other]) {
      stats.count({ app: 'shop', version: '1', ok: true, ms: 100 });
      stats.count({ app: 'shop', version: '1', ok: false });
      await stats.flush();
      await stats.flush();
    }
    const rows = await app.db.selectFrom('release_stats').selectAll().execute();
    const sum = (key: 'loads' | 'failures' | 'load_ms') => rows.reduce((all, row) => all + row[key], 0);
    expect([sum('loads'), sum('failures'), sum('load_ms')]).toEqual([4, 2, 200]);
  }));
