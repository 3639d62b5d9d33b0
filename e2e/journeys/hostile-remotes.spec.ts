import { payloadOf } from '../helpers/page.ts';
import { deployOtherRelease } from '../helpers/remotes.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

/** Appended to a server bundle: its pages loop forever after a request with the query parameter `loop`. */
const ENDLESS_LOOP = `
const pages = module.exports.modules;
let isLooping = false;
module.exports = { modules: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, {
  ...page,
  data(params, search, session) {
    isLooping ||= search.has('loop');
    return page.data?.(params, search, session) ?? [];
  },
  get default() {
    if (isLooping) for (;;);
    return page.default;
  },
}])) };
`;

/** Smallest number of visits of the shop. */
const VISITS = 20;

test('serves the other pages and the rollback while a remote is in an endless loop', async ({
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  const site = await startSite();
  try {
    const token = await deployOtherRelease(request, 'shop', site, ENDLESS_LOOP);
    const visit = async (number: number) => {
      const shopPage = request.get(`${site.url}/shop/mugs?visit=${number}&loop=on`);
      const [about, health] = await Promise.all([
        request.get(`${site.url}/about?visit=${number}`),
        request.get(`${site.url}/api/health`),
      ]);
      expect([about.status(), health.status()]).toEqual([200, 200]);
      expect(await about.text()).toContain('<h1');
      return shopPage;
    };
    let isFallbackSeen = false;
    for (let number = 0; number < VISITS || !isFallbackSeen; number += 1) {
      const response = await visit(number);
      expect(response.status()).toBe(200);
      // Rendered by the previous release, because the new release hangs or is blocked.
      const html = await response.text();
      expect(html).toContain('Mugs');
      isFallbackSeen ||= payloadOf(html).renderedReleases?.['shop'] === 1;
    }
    const rollbackResponse = await request.post(`${site.url}/_releases/shop/rollback`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([200, 404]).toContain(rollbackResponse.status());
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
