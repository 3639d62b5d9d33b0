import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { Encoding } from '../../http/accepted-encoding.ts';
import { BROTLI_QUALITY } from './page-body.ts';

/** A page without its last part, compressed so that any text can follow. */
export interface PageStart {
  html: Buffer;
  /** A Brotli stream that is flushed but not ended. */
  brotli: Buffer;
  /** A gzip stream that is flushed but not ended. */
  gzip: Buffer;
}

/** Largest length of the last part in bytes: the last part must fit into one uncompressed block of each format. */
export const MAX_TAIL_BYTES = 65_535;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses the first part of a page in every encoding. */
export async function compressPageStart(html: string): Promise<PageStart> {
  const buffer = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(buffer, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    compressGzip(buffer, { finishFlush: constants.Z_SYNC_FLUSH }),
  ]);
  return { html: buffer, brotli, gzip: gzipped };
}

/**
 * Returns the bytes of a page in an encoding: the stored first part, then the uncompressed last part.
 * @param tail at most {@link MAX_TAIL_BYTES} bytes and not empty
 */
export function appendTail(start: PageStart, tail: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br')
    return Buffer.concat([start.brotli, createBrotliHeader(tail.byteLength), tail, BROTLI_END]);
  if (encoding === 'gzip')
    return Buffer.concat([start.gzip, createDeflateHeader(tail.byteLength), tail, createGzipTrailer()]);
  return Buffer.concat([start.html, tail]);

  function createGzipTrailer(): Buffer {
    const buffer = Buffer.allocUnsafe(8);
    buffer.writeUInt32LE(crc32(tail, crc32(start.html)), 0);
    buffer.writeUInt32LE(start.html.byteLength + tail.byteLength, 4);
    return buffer;
  }
}

/**
 * Returns the header of an uncompressed meta-block of `length` bytes (RFC 7932, section 9.2). The bits of the header,
 * lowest first:
 * - 1 bit: ISLAST = 0
 * - 2 bits: MNIBBLES = 0, which means four nibbles
 * - 16 bits: MLEN - 1
 * - 1 bit: ISUNCOMPRESSED = 1
 * - 4 bits: padding
 */
function createBrotliHeader(length: number): Buffer {
  const header = Buffer.allocUnsafe(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** The last meta-block, which is empty. */
const BROTLI_END = Buffer.from([0x03]);

/** Returns the header of the last, uncompressed block (RFC 1951, section 3.2.4). */
function createDeflateHeader(length: number): Buffer {
  const header = Buffer.allocUnsafe(5);
  header.writeUInt8(1, 0);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}
