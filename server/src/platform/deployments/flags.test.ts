import { packTestRelease } from '../../testing/releases.ts';
import { shop, type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import { ActiveSnapshot } from '../registry/active-snapshot.ts';

const at = (path: string) => ({ path, page: 'CartPage', access: 'all' as const, indexed: true, slots: [] });

/** Deploys a shop whose page `/shop`, a slot and a menu entry have the flag `gift-wrap`. */
async function deployFlagged({ put }: TeamSite): Promise<void> {
  const flagged = shop({
    word: 'flagged',
    described: {
      pages: [at('/cart'), { ...at('/shop'), flag: 'gift-wrap' }],
      slots: [{ slot: 'home.more', component: 'CartPage', flag: 'gift-wrap' }],
      navigation: [
        { menu: 'footer', label: 'Gift wrap', to: '/shop', flag: 'gift-wrap' },
        { menu: 'footer', label: 'Cart', to: '/cart' },
      ],
    },
  });
  expect((await put(await packTestRelease(flagged))).json()).toMatchObject({ result: 'live' });
}

async function offeredBy({ app }: TeamSite) {
  const remotes = (await new ActiveSnapshot(app.db).current())?.snapshot.remotes ?? [];
  const { pages = [], slots = [], navigation = [] } = remotes.find((remote) => remote.app === 'shop') ?? {};
  return {
    pages: pages.map(({ path }) => path),
    slots: slots.map(({ slot }) => slot),
    navigation: navigation.map(({ label }) => label),
  };
}

const BASE = { pages: ['/cart'], slots: [], navigation: ['Cart'] };
const ALL = { pages: ['/cart', '/shop'], slots: ['home.more'], navigation: ['Gift wrap', 'Cart'] };

it('shows what a flag covers only while it is on', () =>
  withTeamSite(async (here) => {
    await deployFlagged(here);
    expect(await offeredBy(here)).toEqual(BASE);
    expect((await here.app.inject('/sitemap.xml')).body).not.toContain('/shop<');

    expect((await here.post('/_releases/shop/flags/gift-wrap', { on: true })).statusCode).toBe(200);
    expect(await offeredBy(here)).toEqual(ALL);
    const { apps } = (await here.app.inject({ url: '/_releases', headers: here.headers })).json<{
      apps: { app: string; flags: object[]; history: { reason: string }[] }[];
    }>();
    const [overview] = apps.filter(({ app }) => app === 'shop');
    expect(overview?.flags).toEqual([{ name: 'gift-wrap', on: true }]);
    expect(overview?.history[0]?.reason).toBe('flag gift-wrap on');

    await here.post('/_releases/shop/flags/gift-wrap', { on: false });
    expect(await offeredBy(here)).toEqual(BASE);
  }));

it('keeps the state of a flag over a deploy', () =>
  withTeamSite(async (here) => {
    await deployFlagged(here);
    await here.post('/_releases/shop/flags/gift-wrap', { on: true });
    await here.put(await packTestRelease(shop({ word: 'other' })));
    await deployFlagged(here);
    expect(await offeredBy(here)).toEqual(ALL);
  }));

it('refuses a flag that the release does not have', () =>
  withTeamSite(async (here) => {
    const answer = await here.post('/_releases/shop/flags/unknown', { on: true });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ detail: 'shop has no flag unknown: it has none.' });
  }));
