import { readFile } from 'node:fs/promises';

/**
 * Reads a text file in UTF-8, with or without a byte order mark.
 * @throws TypeError that names the file and what to do when it is in another encoding; errors of `readFile`
 */
export async function readTextFile(path: string): Promise<string> {
  const buffer = await readFile(path);
  const encoding = findWideEncoding(buffer);
  try {
    if (!encoding) return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    // The message below says what to do.
  }
  throw new TypeError(
    `${path} is in ${encoding ?? 'an older encoding such as Windows-1252 or Latin-1'}. Please save it as UTF-8.`,
  );
}

/** Returns the name of an encoding with two or four bytes for each character; undefined for others, such as UTF-8. */
function findWideEncoding(buffer: Buffer): string | undefined {
  const start = buffer.subarray(0, 200);
  if (start.includes('\0\0')) return 'UTF-32';
  const [first = 0, second = 0] = start;
  const hasUtf16Mark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasUtf16Mark || start.includes(0) ? 'UTF-16' : undefined;
}
