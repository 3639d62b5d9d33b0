import { expect } from '@playwright/test';
import { findScreenPath, SCREENS } from '../helpers/screens.ts';
import { withoutPage as test } from '../helpers/test.ts';

/** Returns an attribute of the only tag that matches `tag`. Fails the test when no tag or several tags match. */
function readAttribute(html: string, tag: RegExp, name: string): string | undefined {
  const tags = html.match(new RegExp(`<[^>]*${tag.source}[^>]*>`, 'g')) ?? [];
  expect(tags.length, `${tag.source} is in the page once`).toBe(1);
  const value = new RegExp(`${name}="([^"]*)"`).exec(tags[0] ?? '')?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

/** Returns the visible text of the main content. */
function extractMainText(html: string): string {
  const main = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? '';
  return main.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
}

test('every page has one heading, text, and its own title and link preview', async ({ request, site }) => {
  const screenByText = new Map<string, string>();
  for (const screen of SCREENS.filter(({ status }) => status === undefined)) {
    await test.step(screen.name, async () => {
      const path = await findScreenPath(screen, request);
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<html[^>]* lang="en/);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html).toMatch(/<header\b.*<footer\b/s);
      const text = extractMainText(html);
      expect(text.replace(/\s+/g, ' ').length, 'characters of text').toBeGreaterThan(40);
      expect(text).not.toMatch(/\b(undefined|NaN)\b|\[object/);

      const titles = html.match(/<title>[^<]*/g);
      expect(titles).toHaveLength(1);
      const description = readAttribute(html, /name="description"/, 'content') ?? '';
      expect(description.length).toBeGreaterThan(30);
      expect(description.length).toBeLessThan(320);
      for (const text of [titles?.[0] ?? '', description]) {
        expect(screenByText.get(text), `another screen has this text: ${text}`).toBeUndefined();
        screenByText.set(text, screen.name);
      }
      // Pages with `noindex` have no canonical URL.
      if (!html.includes('content="noindex"')) {
        expect(readAttribute(html, /rel="canonical"/, 'href')).toBe(`${site.url}${path}`);
      }
      for (const property of ['title', 'description', 'url', 'type', 'site_name', 'image:alt']) {
        const value = readAttribute(html, new RegExp(`property="og:${property}"`), 'content');
        expect(value, property).toBeTruthy();
      }
      const image = await request.get(readAttribute(html, /property="og:image"/, 'content') ?? '');
      expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      expect(html).toMatch(/<meta name="theme-color"[^>]*content="#[0-9a-f]{6}"/);
      expect(html).toContain('rel="manifest"');
    });
  }
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

test('sends a strict Content-Security-Policy, and scripts without links to maps', async ({ request }) => {
  const page = await request.get('/shop');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  const [, script = ''] = /"(\/r\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
  expect(await (await request.get(`${script}.map`)).json()).toMatchObject({ version: 3 });
});
