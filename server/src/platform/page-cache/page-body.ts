import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from '../../http/accepted-encoding.ts';
import { matchesEtag } from '../../http/etag.ts';

/** The bytes of a page in every encoding. */
export interface PageBody {
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  /** First 22 characters of the SHA-256 hash of the uncompressed page (base64url). */
  digest: string;
}

/** Brotli quality of cached pages. The highest quality takes much longer and makes pages only slightly smaller. */
const BROTLI_QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli quality and gzip level for uncached pages. Both are low, because the visitor waits for the compression. */
const UNCACHED_BROTLI_QUALITY = 1;
const UNCACHED_GZIP_LEVEL = 1;

/** Compresses a page in every encoding. */
export async function compressPage(html: Buffer): Promise<PageBody> {
  const [brotli, gzipped] = await Promise.all([compressWithBrotli(html, BROTLI_QUALITY), compressGzip(html)]);
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, brotli, gzip: gzipped, digest };
}

/**
 * Compresses an uncached page with the best encoding that the client accepts.
 * @param acceptEncoding header `Accept-Encoding` of the request
 */
export async function encodeUncachedPage(
  html: Buffer,
  acceptEncoding: string | string[] | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === 'br') return { encoding, body: await compressWithBrotli(html, UNCACHED_BROTLI_QUALITY) };
  if (encoding === 'gzip')
    return { encoding, body: await compressGzip(html, { level: UNCACHED_GZIP_LEVEL }) };
  return { encoding, body: html };
}

function compressWithBrotli(buffer: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(buffer, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: buffer.byteLength,
    },
  });
}

const FIELD_BY_ENCODING = { br: 'brotli', gzip: 'gzip', '': 'html' } as const;

export interface PageResponse {
  status: 200 | 304;
  headers: OutgoingHttpHeaders;
  /** undefined for 304. */
  body?: Buffer;
}

/** Returns the response to a request for a page: 304 when the client has the page. */
export function toPageResponse(page: PageBody, headers: IncomingHttpHeaders): PageResponse {
  const encoding = chooseEncoding(headers['accept-encoding']);
  const etag = `"${page.digest}${encoding && `-${encoding}`}"`;
  if (matchesEtag(headers['if-none-match'], etag)) return { status: 304, headers: { etag } };
  return {
    status: 200,
    headers: { etag, ...(encoding && { 'content-encoding': encoding }) },
    body: page[FIELD_BY_ENCODING[encoding]],
  };
}
