import { createHash } from 'node:crypto';
import { toCacheableHtml } from './cacheable-html.ts';

const NONCE = 'cmFuZG9tLW5vbmNl';
const createHashSource = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

it('hashes only inline scripts and styles with the nonce', () => {
  const { html, scripts, styles } = toCacheableHtml(
    `<style nonce="${NONCE}">p{color:red}</style><script nonce="${NONCE}">start()</script>` +
      '<script>alert(1)</script><script nonce="guessed">alert(2)</script><style>a{}</style>',
    NONCE,
  );
  expect(scripts).toEqual([createHashSource('start()')]);
  expect(styles).toEqual([createHashSource(''), createHashSource('p{color:red}')]);
  expect(html).not.toContain(NONCE);
});

it('keeps data blocks and does not hash them', () => {
  const data = `<script nonce="${NONCE}" id="page" type="application/json">{"a":"\\u003c/script>"}</script>`;
  const { html, scripts } = toCacheableHtml(data, NONCE);
  expect(scripts).toEqual([]);
  expect(html).toBe('<script id="page" type="application/json">{"a":"\\u003c/script>"}</script>');
});

it('loads script files in order by one inline script', () => {
  const { html, scripts } = toCacheableHtml(
    `<head><script nonce="${NONCE}" defer src="/r/vendor.js"></script>` +
      `<script nonce="${NONCE}" defer src="/r/main.js?a=1&amp;b=2"></script>` +
      `<link rel="preload" as="script" nonce="${NONCE}" href="/r/page.js">` +
      '<link rel="preload" as="script" href="/uploads/evil.js"></head>',
    NONCE,
  );
  const [, loader = ''] = /<head><script>(.*?)<\/script><link/.exec(html) ?? [];
  expect(scripts).toEqual([createHashSource(loader)]);
  expect(loader).toContain('["/r/vendor.js","/r/main.js?a=1&b=2"])setTimeout(add,0,"script"');
  expect(loader).toContain('["/r/page.js"])setTimeout(add,0,"link"');
  expect(html).toContain('href="/uploads/evil.js"');
  expect(loader).not.toContain('evil');
});
