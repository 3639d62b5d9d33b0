import { deployOtherRelease } from '../helpers/remotes.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

/** Number of page components that the bundle returns before the endless loop begins. The release checks need fewer. */
const USES_BEFORE_LOOP = 60;

/**
 * Code for the end of a server bundle: reading a page component never ends after the first {@link USES_BEFORE_LOOP}
 * reads.
 */
const ENDLESS_LOOP = `
const pages = module.exports.modules;
let uses = 0;
module.exports = { modules: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, {
  ...page,
  get default() {
    uses += 1;
    if (uses > ${USES_BEFORE_LOOP}) for (;;);
    return page.default;
  },
}])) };
`;

test('serves the other pages and the rollback while a remote is in an endless loop', async ({
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  // Disables automatic rollbacks, because the test rolls the broken release back itself.
  const site = await startSite({ AUTO_ROLLBACK: 'off' });
  try {
    const token = await deployOtherRelease(request, 'shop', site, ENDLESS_LOOP);
    const visit = async (number: number) => {
      const shopPage = request.get(`${site.url}/shop/mugs?visit=${number}`);
      const [aboutResponse, healthResponse] = await Promise.all([
        request.get(`${site.url}/about?visit=${number}`),
        request.get(`${site.url}/api/health`),
      ]);
      expect([aboutResponse.status(), healthResponse.status()]).toEqual([200, 200]);
      expect(await aboutResponse.text()).toContain('<h1');
      return shopPage;
    };
    for (let number = 0; number < USES_BEFORE_LOOP + 20; number += 1) {
      const response = await visit(number);
      expect(response.status()).toBe(200);
      // The fallback renders the page while the new release is blocked.
      expect(await response.text()).toContain('Mugs');
    }
    const rollbackResponse = await request.post(`${site.url}/_releases/shop/rollback`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(rollbackResponse.status()).toBe(200);
    const status = await request.get(`${site.url}/_releases`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { apps } = (await status.json()) as {
      apps: { app: string; other: { state: string }[]; history: { reason: string }[] }[];
    };
    const shop = apps.find(({ app }) => app === 'shop');
    expect(shop?.other.map(({ state }) => state)).toEqual(['rolled back']);
  } finally {
    await site.stop();
  }
});
