import { startSite, type Site } from '../helpers/site.ts';
import { expect, test as base } from '../helpers/test.ts';

/** Playwright's test function with a site that takes no orders. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const site = await startSite({ CHECKOUT: 'off' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const ORDER_WORDS =
  /\border(s|ed|ing)?\b|checkout|deliver|dispatch|courier|parcel|refund|\breturns?\b|invoice|GSTIN|\bpay\b/i;

/** Returns one product, artist, category and job of the sitemap, and all other pages. */
function pickOneUrlPerKind(urls: readonly string[]): string[] {
  const kinds = new Map(urls.map((url) => [url.replace(/(\/(?:product|artist|shop|jobs)\/).+/, '$1'), url]));
  return [...kinds.values()];
}

/** Returns the texts of a page as one string: visible text, title, meta tags and JSON-LD data. */
function extractTexts(html: string): string {
  const metadataTags = html.match(
    /<script[^>]*application\/ld\+json[^>]*>.*?<\/script>|<meta [^>]*content="[^"]*"/gs,
  );
  const visibleText = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return [visibleText, ...(metadataTags ?? [])].join(' ');
}

test('mentions no orders on its public pages', async ({ request, site }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls).toContain(`${site.url}/terms`);
  expect(urls).not.toContain(`${site.url}/delivery`);
  const problems: string[] = [];
  for (const url of [...pickOneUrlPerKind(urls), `${site.url}/signin`, `${site.url}/signup`]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const text = extractTexts(await response.text());
    const match = ORDER_WORDS.exec(text);
    if (match) problems.push(`${url}: … ${text.slice(Math.max(0, match.index - 40), match.index + 40)} …`);
  }
  expect(problems).toEqual([]);
  for (const path of ['/checkout', '/delivery', '/returns']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
