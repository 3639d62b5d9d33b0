import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The bytes of a cached page. Responses in other encodings than Brotli are made from `html`. */
export interface PageBody {
  html: Buffer;
  brotli: Buffer;
  /** Tag of the content in quotes, the same for every encoding. */
  etag: string;
}

/** Brotli quality of cached pages. The highest quality takes much longer and makes pages only slightly smaller. */
const CACHED_QUALITY = 9;

/** Brotli quality of uncached pages. It is low, because the visitor waits for the compression. */
export const UNCACHED_QUALITY = 1;

export async function createPageBody(html: Buffer): Promise<PageBody> {
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, brotli: await compressPage(html, CACHED_QUALITY), etag: `"${digest}"` };
}

/** Compresses a page with Brotli at once, which takes half of the time of a stream. */
export const compressPage = (html: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
    },
  });
