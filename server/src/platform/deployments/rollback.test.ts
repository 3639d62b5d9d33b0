import type { Releases } from '@rangmala/shared/contract/deployments';
import { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { test } from '../../testing/team-site.ts';
import { createToken } from '../tokens/tokens.ts';
import { expectError } from '../../testing/errors.ts';

describe('rollback', () => {
  test('returns to the earlier release, or to any stored release', async ({ app, deploy, post, getPage }) => {
    const firstVersion = (await findCurrentSnapshot(app.db))?.live['shop'];
    await deploy({ uniqueText: 'second' });
    await deploy({ uniqueText: 'third' });
    expect((await post('/_releases/shop/rollback', {})).statusCode).toBe(200);
    expect(await getPage()).toContain('Namaste from second');
    expect((await post('/_releases/shop/rollback', { to: firstVersion })).json()).toMatchObject({
      version: firstVersion,
    });
    expect(await getPage()).toContain('Namaste from first');
  });

  test('goes back one release further each time and removes rolled back releases from the fallbacks', async (site) => {
    const { app, deploy, post, getPage } = site;
    await deploy({ uniqueText: 'second' });
    await deploy({ uniqueText: 'third' });
    const [secondVersion, firstVersion] = (await findCurrentSnapshot(app.db))?.earlier['shop'] ?? [];
    await post('/_releases/shop/rollback', {});
    expect(await getPage()).toContain('Namaste from second');
    const composition = await new ActiveSnapshot(app.db).getComposition();
    expect(composition?.releases['shop']?.map(({ version }) => version)).toEqual([
      secondVersion,
      firstVersion,
    ]);
    await post('/_releases/shop/rollback', {});
    expect(await getPage()).toContain('Namaste from first');
    expect((await post('/_releases/shop/rollback', {})).statusCode).toBe(404);
    await deploy({ uniqueText: 'fourth' });
    expect((await post('/_releases/shop/rollback', {})).json()).toMatchObject({ version: firstVersion });
  });

  test('lists possible targets without previews, stopped canaries and rolled back releases', async (site) => {
    const { app, deploy, post, headers } = site;
    await deploy({ uniqueText: 'second' });
    const preview = await deploy({ uniqueText: 'preview' }, '?mode=preview');
    const canary = await deploy({ uniqueText: 'canary' }, '?mode=canary');
    await post('/_releases/shop/canary/stop');
    const thirdResponse = await deploy({ uniqueText: 'third' });
    await post('/_releases/shop/rollback', {});
    const { apps } = (await app.inject({ url: '/_releases', headers })).json<Releases>();
    const overview = apps.find((each) => each.app === 'shop');
    const firstVersion = (await findCurrentSnapshot(app.db))?.earlier['shop']?.[0];
    expect(overview?.kept).toEqual([firstVersion]);
    const readVersion = (response: typeof thirdResponse) => response.json<{ version: string }>().version;
    expect(overview?.other).toEqual([
      { version: readVersion(thirdResponse), state: 'rolled back' },
      { version: readVersion(canary), state: 'stopped canary' },
      { version: readVersion(preview), state: 'preview' },
    ]);
  });
});

describe('a retired remote', () => {
  test('disappears from the site until a rollback restores it', async ({ app, post, getPage, headers }) => {
    const firstVersion = (await findCurrentSnapshot(app.db))?.live['shop'];
    expect((await post('/_releases/shop/retire')).json()).toEqual({ app: 'shop', snapshot: 2 });
    expect(await getPage()).not.toContain('Namaste');
    expect((await app.inject({ url: '/_releases', headers })).json<Releases>().apps).toHaveLength(1);
    expect((await post('/_releases/shop/retire')).json()).toEqual({ detail: 'shop is not live.' });
    expect((await post('/_releases/shop/rollback', {})).json()).toMatchObject({ version: firstVersion });
    expect(await getPage()).toContain('Namaste from first');
  });

  test('cannot be the shell', async ({ app }) => {
    const token = await createToken(app.db, { app: '*', name: 'the owner', days: 1 });
    const response = await app.inject({
      method: 'POST',
      url: '/_releases/shell/retire',
      headers: { authorization: `Bearer ${token}` },
    });
    expectError(response, 422, 'The shell cannot be retired: every page needs it.');
  });
});
