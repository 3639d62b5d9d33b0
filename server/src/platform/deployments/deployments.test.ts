import { findCurrentSnapshot } from '../registry/registry.ts';
import { makeTestRelease, packFiles, packTestRelease, packHeaders } from '../../testing/releases.ts';
import { makeShopRelease, test } from '../../testing/team-site.ts';
import { createToken, revokeTokens } from '../tokens/tokens.ts';
import { expectError, expectErrorDetail } from '../../testing/errors.ts';

describe('a package', () => {
  test('becomes live with a snapshot and a preview link, and changes nothing when it is deployed again', async (site) => {
    const { put, getPage } = site;
    const packed = await packTestRelease(makeShopRelease({ uniqueText: 'second' }));
    const first = await put(packed);
    expect(first.json()).toMatchObject({ result: 'live', app: 'shop', snapshot: 2 });
    expect(first.json<{ preview: string }>().preview).toMatch(/\/_preview\?link=\S+$/);
    expect(await getPage()).toContain('Namaste from second');
    expect((await put(packed)).json()).toMatchObject({ result: 'unchanged', snapshot: 2 });
  });

  const REFUSED: [name: string, packed: () => Promise<Buffer>, status: number, message: RegExp][] = [
    ['that is not an archive', async () => Buffer.from('no archive'), 422, /not a gzipped tar archive/],
    [
      'without a description',
      () => packFiles({ 'server.cjs': Buffer.from('') }),
      422,
      /holds no release\.json/,
    ],
    [
      'with a path outside its folder',
      () => packFiles({ '../../etc/passwd': Buffer.from('x') }),
      422,
      /which is not part of a release/,
    ],
    [
      'with a file that its description does not list',
      () => packWith({ contents: { 'browser/other.js': Buffer.from('x') } }),
      422,
      /which its description does not list/,
    ],
    [
      'with a changed file',
      () => packWith({ contents: { 'server.cjs': Buffer.from('x') } }),
      422,
      /server\.cjs does not match its description/,
    ],
    [
      'with another digest in its version',
      () => packTestRelease(makeShopRelease({ version: '1.0.0-0123456789ab' })),
      422,
      /does not contain the digest of its content/,
    ],
    [
      'with a path in its version',
      () => packWith({ release: { version: '../1.0.0-0123456789ab' } }),
      422,
      /has no version like 1\.0\.0/,
    ],
    [
      'of another app',
      () => packTestRelease(makeTestRelease({ app: 'gallery' })),
      422,
      /holds a release of gallery, not of shop/,
    ],
    [
      'that fails the release checks',
      () => packTestRelease(makeShopRelease({ descriptionFields: { requires: { react: '^20.0.0' } } })),
      422,
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
      422,
      /throws when CartPage is rendered at \/cart: no cart/,
    ],
    [
      'that calls process.exit',
      () => packTestRelease(makeShopRelease({ serverBundle: 'process.exit(1)' })),
      422,
      /does not finish rendering its pages, or it ends the process/,
    ],
    [
      'whose content is a decompression bomb',
      () => packFiles({ 'server.cjs': Buffer.alloc(41 * 1024 * 1024) }),
      413,
      /^The package unpacks to more than 40 MB\.$/,
    ],
    [
      'whose headers are a decompression bomb',
      () => packHeaders(41 * 1024 * 1024),
      413,
      /^The package unpacks to more than 40 MB\.$/,
    ],
  ];

  /** Packs a release of the shop with changes that do not match its digests. */
  function packWith({
    release = {},
    contents = {},
  }: {
    release?: object;
    contents?: Record<string, Buffer>;
  }) {
    const shop = makeShopRelease();
    return packTestRelease({
      release: { ...shop.release, ...release },
      contents: { ...shop.contents, ...contents },
    });
  }

  test('is refused with a message when it is invalid, and changes nothing', async ({ app, put, getPage }) => {
    for (const [name, packed, status, message] of REFUSED) {
      const response = await put(await packed());
      expect([name, response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
        name,
        status,
        expect.stringMatching(message),
      ]);
    }
    expect((await findCurrentSnapshot(app.db))?.number).toBe(1);
    expect(await getPage()).toContain('Namaste from first');
  });

  test('is refused when its version is published with other content', async ({ app, put, deploy }) => {
    await deploy({ uniqueText: 'second' });
    const otherRelease = makeShopRelease({
      uniqueText: 'second',
      descriptionFields: { requires: { react: '^19.1.0' } },
    });
    const response = await put(await packTestRelease(otherRelease));
    expectErrorDetail(response, 409, /^shop 1\.0\.0-\S+ is already published with other/);
    expect((await findCurrentSnapshot(app.db))?.number).toBe(2);
  });
});

describe('a token', () => {
  test('deploys only the app that it was created for', async ({ put }) => {
    const response = await put(await packTestRelease(makeTestRelease({ app: 'booking' })), {
      app: 'booking',
    });
    expectError(response, 403, 'This token deploys shop; it cannot change booking.');
  });

  test('is refused with a message and changes nothing when it is missing, wrong, expired or revoked', async (site) => {
    const { app, put } = site;
    const revokedToken = await createToken(app.db, { app: 'shop', name: 'gone', days: 1 });
    await revokeTokens(app.db, 'gone');
    const expiredToken = await createToken(app.db, { app: 'shop', name: 'old', days: 1 }, new Date(0));
    for (const token of ['', 'rangmala_wrong', expiredToken, revokedToken]) {
      const response = await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), { token });
      expectErrorDetail(response, 401, /token/);
    }
    expect((await findCurrentSnapshot(app.db))?.number).toBe(1);
  });

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
  test('returns the name of the team or the reason why the token cannot deploy the app', async (site) => {
    const { app, headers } = site;
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
