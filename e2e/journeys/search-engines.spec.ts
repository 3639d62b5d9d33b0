import {
  findScreenPath,
  fetchFirstProduct,
  CATEGORIES,
  createCategoryPath,
  SCREENS,
} from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

/** Returns an attribute of the only tag that matches `tag`. Fails the test when no tag or several tags match. */
function readAttribute(html: string, tag: RegExp, name: string): string | undefined {
  const tags = html.match(new RegExp(`<[^>]*${tag.source}[^>]*>`, 'g')) ?? [];
  expect(tags.length, `${tag.source} is in the page once`).toBe(1);
  const value = new RegExp(`${name}="([^"]*)"`).exec(tags[0] ?? '')?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

for (const screen of SCREENS.filter(({ status }) => status === undefined)) {
  test(`${screen.name} has title, description and link preview`, async ({ request, site }) => {
    const path = await findScreenPath(screen, request);
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<html[^>]* lang="en/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    const description = readAttribute(html, /name="description"/, 'content') ?? '';
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThan(320);
    // Pages with `noindex` have no canonical URL.
    if (!html.includes('content="noindex"')) {
      expect(readAttribute(html, /rel="canonical"/, 'href')).toBe(`${site.url}${path}`);
    }
    for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name']) {
      expect(readAttribute(html, new RegExp(`property="${property}"`), 'content'), property).toBeTruthy();
    }
    const readOgImage = (name: string) =>
      readAttribute(html, new RegExp(`property="og:image${name}"`), 'content') ?? '';
    expect([readOgImage(':type'), readOgImage(':width'), readOgImage(':height')]).toEqual([
      'image/jpeg',
      '1200',
      '630',
    ]);
    expect(readOgImage(':alt')).toBeTruthy();
    const image = await request.get(readOgImage(''));
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
}

test('gives the public pages unique titles and descriptions', async ({ request }) => {
  const screenByText = new Map<string, string>();
  for (const screen of SCREENS.filter(({ status }) => status === undefined)) {
    const html = await (await request.get(await findScreenPath(screen, request))).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const description = readAttribute(html, /name="description"/, 'content') ?? '';
    for (const text of [title, `description: ${description}`]) {
      expect(
        screenByText.get(text),
        `${screen.name} has this text of another screen: ${text}`,
      ).toBeUndefined();
      screenByText.set(text, screen.name);
    }
  }
});

test('contains the price and the breadcrumbs of a product as JSON-LD', async ({ request, site }) => {
  const mug = await fetchFirstProduct(request);
  const html = await (await request.get(`/product/${mug.id}`)).text();
  const structuredData = [
    ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ].flatMap(([, json]): Record<string, unknown>[] =>
    [JSON.parse(json ?? '') as Record<string, unknown>].flat(),
  );
  const product = structuredData.find((entry) => entry['@type'] === 'Product');
  expect(product).toMatchObject({ name: mug.name, offers: { priceCurrency: 'INR' } });
  expect(Number((product?.offers as { price: unknown }).price)).toBe(mug.price);
  const breadcrumbs = structuredData.find((entry) => entry['@type'] === 'BreadcrumbList') as {
    itemListElement: { name: string; item?: string }[];
  };
  expect(breadcrumbs.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Shop', 'Mugs', mug.name]);
  expect(breadcrumbs.itemListElement[0]?.item).toBe(`${site.url}/`);
});

test('lists the indexed pages in the sitemap, and the sitemap in robots.txt', async ({ request, site }) => {
  const robotsText = await (await request.get('/robots.txt')).text();
  expect(robotsText).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robotsText).toMatch(/Disallow: \/api/);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const sitemapUrls = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url ?? '',
  );
  const mug = await fetchFirstProduct(request);
  const mainPages = ['/', '/shop', '/about', '/contact', '/art-gallery', '/jobs', '/jobs/1'];
  const expected = [...mainPages, '/faq', '/delivery', '/returns', `/product/${mug.id}`];
  for (const path of [...expected, ...CATEGORIES.map(createCategoryPath)])
    expect(sitemapUrls).toContain(`${site.url}${path}`);
  expect(sitemapUrls.filter((url) => /\/(cart|account|signin|api)\b/.test(url))).toEqual([]);
  for (const url of sitemapUrls.slice(0, 20)) expect((await request.get(url)).status(), url).toBe(200);
});

test('returns 404 with noindex for unknown paths', async ({ request, site }) => {
  const missingPaths = SCREENS.filter(({ status }) => status === 404).map(({ path }) => path);
  for (const path of [...missingPaths, '//elsewhere.example']) {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
    expect(html, 'no URL of another site').not.toContain('http://elsewhere.example');
  }
});

test('sends a strict Content-Security-Policy, and caches release files for a year', async ({ request }) => {
  const page = await request.get('/');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  const [, script = ''] = /"(\/r\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()['cache-control']).toMatch(/immutable/);
  expect(file.headers()['content-encoding']).toBe('br');
});
