import { createGunzip } from 'node:zlib';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { RuleError, TooLargeError } from '../../http/errors.ts';

/** A release is a few hundred kilobytes; the limits leave room and stop decompression bombs. */
const PACKED_MAX_BYTES = 8 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 40 * 1024 * 1024;
const MAX_FILES = 1_000;

/** Paths that a release may contain. */
const ALLOWED = /^(release\.json|server\.cjs|types\.json|packages\.json|browser\/[\w@.~-]+(\/[\w@.~-]+)*)$/;

export type Files = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a package: a gzipped tar archive of `dist/release`.
 * @throws RuleError for an unexpected path, an entry that is not a file, or another format; TooLargeError when the
 *   package is too large, packed or unpacked
 */
export async function unpack(packed: Readable): Promise<Files> {
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.on('entry', (header, stream, next) => {
    const refuse = (error: Error) => {
      // The archive reports the error; the entry's own error event needs a listener.
      stream.on('error', () => undefined);
      stream.resume();
      next(error);
    };
    if (header.type === 'directory') {
      stream.resume();
      next();
      return;
    }
    const path = header.name.replace(/^\.\//, '');
    if (header.type !== 'file' || !isInside(path)) {
      refuse(new RuleError(`The package holds ${header.name}, which is not part of a release.`));
      return;
    }
    if (files.has(path) || files.size >= MAX_FILES) {
      refuse(new RuleError(`The package holds ${path} twice, or more than ${MAX_FILES} files.`));
      return;
    }
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk as Buffer));
    stream.on('end', () => {
      files.set(path, Buffer.concat(chunks));
      next();
    });
    stream.on('error', next);
  });
  try {
    await pipeline(
      packed,
      limited(PACKED_MAX_BYTES, 'The package is larger than 8 MB.'),
      createGunzip(),
      // Names and headers count like content, because they can be a decompression bomb too.
      limited(UNPACKED_MAX_BYTES, 'The package unpacks to more than 40 MB.'),
      tar,
    );
  } catch (error) {
    if (error instanceof RuleError || error instanceof TooLargeError) throw error;
    throw new RuleError('The package is not a gzipped tar archive.');
  }
  return files;
}

function isInside(path: string): boolean {
  return ALLOWED.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}

/** Passes data on until the limit is exceeded. */
function limited(bytes: number, sentence: string): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > bytes) done(new TooLargeError(sentence));
      else done(null, chunk);
    },
  });
}
