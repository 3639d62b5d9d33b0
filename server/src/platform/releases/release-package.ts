import { createGunzip } from 'node:zlib';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { RuleError, TooLargeError } from '../../http/errors.ts';

// Limits of a package. The limits protect the server against decompression bombs.
const PACKED_MAX_BYTES = 8 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 40 * 1024 * 1024;
const MAX_FILES = 1_000;

const ALLOWED_PATH = /^(release\.json|server\.cjs(\.map)?|packages\.json|browser\/[\w@.~-]+(\/[\w@.~-]+)*)$/;

export type PackageFiles = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a package: a gzipped tar archive of `dist/release`.
 * @throws RuleError when the archive is malformed, has entries that are not part of a release, has a path twice, or has
 * too many files
 * @throws TooLargeError when the package is too large, packed or unpacked
 */
export async function unpackPackage(archive: Readable): Promise<PackageFiles> {
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.on('entry', (header, stream, next) => {
    const refuse = (error: Error) => {
      // Ignores the error of the entry, because the archive reports the same error. Without a listener, the event would
      // end the process.
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
    if (header.type !== 'file' || !isAllowedPath(path)) {
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
      archive,
      createSizeLimit(PACKED_MAX_BYTES, 'The package is larger than 8 MB.'),
      createGunzip(),
      // Counts names and headers of the archive, too, because a decompression bomb can consist of names and headers.
      createSizeLimit(UNPACKED_MAX_BYTES, 'The package unpacks to more than 40 MB.'),
      tar,
    );
  } catch (error) {
    if (error instanceof RuleError || error instanceof TooLargeError) throw error;
    throw new RuleError('The package is not a gzipped tar archive.');
  }
  return files;
}

function isAllowedPath(path: string): boolean {
  return ALLOWED_PATH.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}

/** Creates a stream that passes data on and fails with TooLargeError after more than `maxBytes`. */
function createSizeLimit(maxBytes: number, sentence: string): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > maxBytes) done(new TooLargeError(sentence));
      else done(null, chunk);
    },
  });
}
