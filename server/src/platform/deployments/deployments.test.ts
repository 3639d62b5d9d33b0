import type { FastifyInstance } from 'fastify';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { makeTestRelease, packFiles, packTestRelease, packHeaders } from '../../testing/releases.ts';
import { makeShopRelease, withTeamSite } from '../../testing/team-site.ts';
import { createToken, revokeTokens } from '../tokens/tokens.ts';
import { testWith } from '../../testing/test-with.ts';

const test = testWith(withTeamSite);

describe('a package', () => {
  test('becomes live with a snapshot and a preview link, and changes nothing when it is deployed again', async ({
    put,
    getPage,
  }) => {
    const packed = await packTestRelease(makeShopRelease({ uniqueText: 'second' }));
    const first = await put(packed);
    expect(first.json()).toMatchObject({ result: 'live', app: 'shop', snapshot: 2 });
    expect(first.json<{ preview: string }>().preview).toMatch(/\/_preview\?link=\S+$/);
    expect(await getPage()).toContain('Namaste from second');
    expect((await put(packed)).json()).toMatchObject({ result: 'unchanged', snapshot: 2 });
  });

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['that is not an archive', async () => Buffer.from('no archive'), /not a gzipped tar archive/],
    ['without a description', () => packFiles({ 'server.cjs': Buffer.from('') }), /holds no release\.json/],
    [
      'with a path outside its folder',
      () => packFiles({ '../../etc/passwd': Buffer.from('x') }),
      /which is not part of a release/,
    ],
    [
      'with a file that its description does not list',
      async () => {
        const { release, contents } = makeShopRelease();
        return packTestRelease({ release, contents: { ...contents, 'browser/other.js': Buffer.from('x') } });
      },
      /which its description does not list/,
    ],
    [
      'with a changed file',
      async () => {
        const { release, contents } = makeShopRelease();
        return packTestRelease({ release, contents: { ...contents, 'server.cjs': Buffer.from('x') } });
      },
      /server\.cjs does not match its description/,
    ],
    [
      'with another digest in its version',
      () => packTestRelease(makeShopRelease({ version: '1.0.0-0123456789ab' })),
      /does not contain the digest of its content/,
    ],
    [
      'with a path in its version',
      () => {
        const { release, contents } = makeShopRelease();
        return packTestRelease({ release: { ...release, version: `../${release.version}` }, contents });
      },
      /has no version like 1\.0\.0/,
    ],
    [
      'with a container that is no variable',
      () => packTestRelease(makeShopRelease({ descriptionFields: { container: 'shop-1' } })),
      /has the container name shop-1, which is not the name of a variable/,
    ],
    [
      'of another app',
      () => packTestRelease(makeTestRelease({ app: 'gallery' })),
      /holds a release of gallery, not of shop/,
    ],
    [
      'that fails the release checks',
      () => packTestRelease(makeShopRelease({ descriptionFields: { requires: { react: '^20.0.0' } } })),
      /needs react \^20\.0\.0, but shell .* provides 19\.3\.1/,
    ],
    [
      'that throws when it is rendered',
      () =>
        packTestRelease(
          makeShopRelease({
            serverBundle: "exports.modules = { CartPage: { say() { throw new Error('no cart') } } }",
          }),
        ),
      /throws when CartPage is rendered at \/cart: no cart/,
    ],
    [
      'that calls process.exit',
      () => packTestRelease(makeShopRelease({ serverBundle: 'process.exit(1)' })),
      /does not finish rendering its pages, or it ends the process/,
    ],
  ])('is refused with a message: a package %s', (_case, packed, message) =>
    withTeamSite(async ({ app, put, getPage }) => {
      const response = await put(await packed());
      expect(response.statusCode).toBe(422);
      expect(response.json<{ detail: string }>().detail).toMatch(message);
      expect((await findCurrentSnapshot(app.db))?.number).toBe(1);
      expect(await getPage()).toContain('Namaste from first');
    }),
  );

  it.each([
    ['content', () => packFiles({ 'server.cjs': Buffer.alloc(41 * 1024 * 1024) })],
    ['headers', () => packHeaders(41 * 1024 * 1024)],
  ])('is refused when it is a decompression bomb: %s', (_case, bomb) =>
    withTeamSite(async ({ put }) => {
      const response = await put(await bomb());
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({ detail: 'The package unpacks to more than 40 MB.' });
    }),
  );

  test('is refused when its version is published with other content', async ({ app, put }) => {
    await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })));
    const otherRelease = makeShopRelease({
      uniqueText: 'second',
      descriptionFields: { requires: { react: '^19.1.0' } },
    });
    const response = await put(await packTestRelease(otherRelease));
    expect(response.statusCode).toBe(409);
    expect(response.json<{ detail: string }>().detail).toMatch(
      /^shop 1\.0\.0-\S+ is already published with other/,
    );
    expect((await findCurrentSnapshot(app.db))?.number).toBe(2);
  });
});

describe('a token', () => {
  test('deploys only the app that it was created for', async ({ put }) => {
    const response = await put(await packTestRelease(makeTestRelease({ app: 'booking' })), {
      app: 'booking',
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ detail: 'This token deploys shop; it cannot change booking.' });
  });

  it.each([
    ['missing', async () => ''],
    ['wrong', async () => 'rangmala_wrong'],
    [
      'expired',
      (app: FastifyInstance) => createToken(app.db, { app: 'shop', name: 'old', days: 1 }, new Date(0)),
    ],
    [
      'revoked',
      async (app: FastifyInstance) => {
        const token = await createToken(app.db, { app: 'shop', name: 'gone', days: 1 });
        await revokeTokens(app.db, 'gone');
        return token;
      },
    ],
  ])('is refused with a message and changes nothing when it is %s', (_case, createTestToken) =>
    withTeamSite(async ({ app, put }) => {
      const response = await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), {
        token: await createTestToken(app),
      });
      expect(response.statusCode).toBe(401);
      expect(response.json<{ detail: string }>().detail).toMatch(/token/);
      expect((await findCurrentSnapshot(app.db))?.number).toBe(1);
    }),
  );

  test('opens the status page', async ({ app, token }) => {
    expect((await app.inject('/_status')).statusCode).toBe(401);
    const submitToken = (value: string) =>
      app.inject({
        method: 'POST',
        url: '/_status',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${value}`,
      });
    const refusedToken = await submitToken('guessed');
    expect(refusedToken.statusCode).toBe(401);
    expect(refusedToken.body).toContain('This token is not known here.');
    const acceptedToken = await submitToken(token);
    expect(acceptedToken.statusCode).toBe(200);
    expect(acceptedToken.body).toContain('<h2 id="shop">shop</h2>');
    const [cookie] = acceptedToken.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_status' });
    const secondVisit = await app.inject({
      url: '/_status',
      cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
    });
    expect(secondVisit.statusCode).toBe(200);
  });
});

describe('the token check', () => {
  test('returns the name of the team or the reason why the token cannot deploy the app', async ({
    app,
    headers,
  }) => {
    const check = (name: string, requestHeaders: Record<string, string>) =>
      app.inject({ url: `/_releases/${name}/token`, headers: requestHeaders });
    expect((await check('shop', headers)).json()).toEqual({ app: 'shop', team: 'shop team' });
    expect((await check('gallery', headers)).statusCode).toBe(403);
    expect((await check('shop', { authorization: 'Bearer rangmala_wrong' })).statusCode).toBe(401);
    expect((await check('shop', {})).json()).toEqual({
      detail: 'This needs a deploy token: set RANGMALA_TOKEN.',
    });
  });
});
