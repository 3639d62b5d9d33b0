import { readFile } from 'node:fs/promises';

/**
 * Reads a text file in UTF-8, with or without a byte order mark.
 * @throws TypeError that names the file and what to do when it is in another encoding; errors of `readFile`
 */
export async function readTextFile(path: string): Promise<string> {
  const buffer = await readFile(path);
  const [first, second] = buffer;
  const isUtf16 =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    buffer.subarray(0, 200).includes(0);
  try {
    if (!isUtf16) return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    // The message below says what to do.
  }
  throw new TypeError(
    `${path} is in ${isUtf16 ? 'UTF-16' : 'another encoding than UTF-8'}. Please save it as UTF-8.`,
  );
}
