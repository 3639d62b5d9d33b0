import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MAX_TAIL_BYTES, compressPageStart, appendTail } from './page-with-tail.ts';

const START = `<!DOCTYPE html>${'<p>ಬಣ್ಣ पत्थर</p>'.repeat(3_000)}`;

describe('appendTail', () => {
  it.each([1, 2, 255, 256, 4_096, 32_768, MAX_TAIL_BYTES])(
    'returns the same page in every encoding with a tail of %i bytes',
    async (length) => {
      const start = await compressPageStart(START);
      const tail = Buffer.alloc(length, '{"user":"आशा"}</html>');
      const page = Buffer.concat([Buffer.from(START), tail]);
      expect(brotliDecompressSync(appendTail(start, tail, 'br')).equals(page)).toBe(true);
      expect(gunzipSync(appendTail(start, tail, 'gzip')).equals(page)).toBe(true);
      expect(appendTail(start, tail, '').equals(page)).toBe(true);
    },
  );

  it('does not change the compressed start of the page', async () => {
    const start = await compressPageStart('<p>');
    appendTail(start, Buffer.from('first'), 'br');
    expect(brotliDecompressSync(appendTail(start, Buffer.from('second'), 'br')).toString()).toBe('<p>second');
  });
});
