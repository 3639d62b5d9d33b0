import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** Matches the texts that the benchmark changes, and the live release of the shop. */
export const WATCHED_TEXTS = {
  category: />(Mugs \d+)</,
  product: />(Chai First Mug \d+)</,
  artwork: />(Twin Fish of the Kamala \d+)</,
  shop: /"\/r\/shop\/([^/"]+)\//,
} as const;

export type WatchedText = keyof typeof WATCHED_TEXTS;

/** Pages, each with the watched texts that the page must show. */
export const PAGES: readonly { path: string; watchedTexts: readonly WatchedText[] }[] = [
  { path: '/', watchedTexts: ['category', 'shop'] },
  { path: '/shop/mugs', watchedTexts: ['product', 'shop'] },
  { path: '/product/mug-chai-first', watchedTexts: ['category', 'product', 'shop'] },
  { path: '/art-gallery', watchedTexts: ['artwork', 'shop'] },
];

export interface PageFacts {
  values: Partial<Record<WatchedText, string>>;
  /** Email addresses of customers on the page. */
  emails: string[];
  /** Whether the document is complete and was rendered on the server. */
  isComplete: boolean;
}

export interface MeasuredResponse {
  status: number;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Requests a URL and accepts Brotli compression. Rejects when the connection fails; resolves for every status. */
export function sendRequest(url: string, headers: Record<string, string> = {}): Promise<MeasuredResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Facts by the SHA-1 hash of the compressed body. Cached, because guests get the same bytes many times. */
const factsByDigest = new Map<string, PageFacts>();
const MAX_CACHED_FACTS = 2_000;

/** Returns the facts of a page. `body` is compressed with Brotli. */
export function readPageFacts(body: Buffer): PageFacts {
  const digest = createHash('sha1').update(body).digest('base64');
  let facts = factsByDigest.get(digest);
  if (!facts) {
    facts = readFacts(brotliDecompressSync(body).toString('utf8'));
    if (factsByDigest.size >= MAX_CACHED_FACTS) factsByDigest.clear();
    factsByDigest.set(digest, facts);
  }
  return facts;
}

function readFacts(html: string): PageFacts {
  const values: PageFacts['values'] = {};
  for (const name of Object.keys(WATCHED_TEXTS) as WatchedText[]) {
    const value = WATCHED_TEXTS[name].exec(html)?.[1];
    if (value !== undefined) values[name] = value;
  }
  return {
    values,
    emails: [...new Set(html.match(/soak-\w+@example\.in/g))],
    isComplete: html.endsWith('</html>') && /<h1[ >]/.test(html),
  };
}
