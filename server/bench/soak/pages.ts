import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { WATCHED_NAMES } from './writes.ts';

const createNamePattern = (name: string) => new RegExp(`>(${name} \\d+)<`);

/** Match the names that the benchmark changes, and the live release of the shop. */
const PATTERNS = {
  category: createNamePattern(WATCHED_NAMES.category),
  product: createNamePattern(WATCHED_NAMES.product),
  artwork: createNamePattern(WATCHED_NAMES.artwork),
  shop: /"\/r\/shop\/([^/"]+)\//,
};

export type WatchedText = keyof typeof PATTERNS;

/** Pages, each with the watched texts that the page must show. */
export const PAGES: readonly { path: string; watchedTexts: readonly WatchedText[] }[] = [
  { path: '/', watchedTexts: ['category', 'shop'] },
  { path: '/shop/mugs', watchedTexts: ['product', 'shop'] },
  { path: '/product/mug-chai-first', watchedTexts: ['category', 'product', 'shop'] },
  { path: '/art-gallery', watchedTexts: ['artwork', 'shop'] },
];

interface PageFacts {
  /** undefined for a text that the page does not show. */
  values: Record<WatchedText, string | undefined>;
  /** Email addresses of customers on the page. */
  emails: string[];
  /** Whether the document is complete and was rendered on the server. */
  isComplete: boolean;
}

/** Facts by the digest of the compressed body. Cached, because guests get the same bytes many times. */
const factsByDigest = new LRUCache<string, PageFacts>({ max: 2_000 });

/** Returns the facts of a page. `body` is compressed with Brotli. */
export function readPageFacts(body: Buffer): PageFacts {
  const digest = hash('sha1', body);
  const facts = factsByDigest.get(digest) ?? findFacts(brotliDecompressSync(body).toString('utf8'));
  factsByDigest.set(digest, facts);
  return facts;
}

function findFacts(html: string): PageFacts {
  const findValue = (watchedText: WatchedText) => PATTERNS[watchedText].exec(html)?.[1];
  return {
    values: {
      category: findValue('category'),
      product: findValue('product'),
      artwork: findValue('artwork'),
      shop: findValue('shop'),
    },
    emails: [...new Set(html.match(/soak-\w+@example\.in/g))],
    isComplete: html.endsWith('</html>') && /<h1[ >]/.test(html),
  };
}
