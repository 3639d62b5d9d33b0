import { createPage } from '../../testing/releases.ts';
import { type TeamSite, test } from '../../testing/team-site.ts';
import { ActiveSnapshot } from '../registry/active-snapshot.ts';

/** Deploys a shop with the flag `gift-wrap` on its page `/shop`, a slot and a menu entry. */
async function deployShopWithFlag({ deploy }: TeamSite): Promise<void> {
  const response = await deploy({
    uniqueText: 'flagged',
    descriptionFields: {
      pages: [createPage('/cart'), { ...createPage('/shop'), flag: 'gift-wrap' }],
      slots: [{ slot: 'home.more', component: 'CartPage', flag: 'gift-wrap' }],
      navigation: [
        { menu: 'footer', label: 'Gift wrap', to: '/shop', flag: 'gift-wrap' },
        { menu: 'footer', label: 'Cart', to: '/cart' },
        { menu: 'header', label: 'Entry without a flag', to: '/shop' },
      ],
    },
  });
  expect(response.json()).toMatchObject({ result: 'live' });
}

async function listShopEntries({ app }: TeamSite) {
  const remotes = (await new ActiveSnapshot(app.db).getComposition())?.snapshot.remotes ?? [];
  const { pages = [], slots = [], navigation = [] } = remotes.find((remote) => remote.app === 'shop') ?? {};
  return {
    pages: pages.map(({ path }) => path),
    slots: slots.map(({ slot }) => slot),
    navigation: navigation.map(({ label }) => label),
  };
}

const WITHOUT_FLAG = { pages: ['/cart'], slots: [], navigation: ['Cart'] };
const WITH_FLAG = {
  pages: ['/cart', '/shop'],
  slots: ['home.more'],
  navigation: ['Gift wrap', 'Cart', 'Entry without a flag'],
};

test('shows pages, slots and menu entries of a flag, and menu entries to these pages, only while the flag is on', async (teamSite) => {
  await deployShopWithFlag(teamSite);
  expect(await listShopEntries(teamSite)).toEqual(WITHOUT_FLAG);
  expect((await teamSite.app.inject('/sitemap.xml')).body).not.toContain('/shop<');

  expect((await teamSite.post('/_releases/shop/flags/gift-wrap', { on: true })).statusCode).toBe(200);
  expect(await listShopEntries(teamSite)).toEqual(WITH_FLAG);
  const { apps } = (await teamSite.app.inject({ url: '/_releases', headers: teamSite.headers })).json<{
    apps: { app: string; flags: object[]; history: { reason: string }[] }[];
  }>();
  const [overview] = apps.filter(({ app }) => app === 'shop');
  expect(overview?.flags).toEqual([{ name: 'gift-wrap', on: true }]);
  expect(overview?.history[0]?.reason).toBe('flag gift-wrap on');

  await teamSite.post('/_releases/shop/flags/gift-wrap', { on: false });
  expect(await listShopEntries(teamSite)).toEqual(WITHOUT_FLAG);
});

test('keeps the state of a flag after a deploy', async (teamSite) => {
  await deployShopWithFlag(teamSite);
  await teamSite.post('/_releases/shop/flags/gift-wrap', { on: true });
  await teamSite.deploy({ uniqueText: 'other' });
  await deployShopWithFlag(teamSite);
  expect(await listShopEntries(teamSite)).toEqual(WITH_FLAG);
});
