import { createGunzip } from 'node:zlib';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { RuleError, TooLargeError } from '../../http/errors.ts';

/** A release of this architecture is a few hundred kilobytes; these leave room and stop a bomb. */
const PACKED_MAX_BYTES = 8 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 40 * 1024 * 1024;
const MAX_FILES = 1_000;

/** What a release may consist of. */
const ALLOWED = /^(release\.json|server\.cjs|types\.json|browser\/[\w@.~-]+(\/[\w@.~-]+)*)$/;

export type Files = ReadonlyMap<string, Buffer>;

/**
 * Unpacks what a team sends: a gzipped tar archive of its `dist/release`.
 * @throws RuleError for a path outside the release, anything but plain files, or no archive at all;
 *   TooLargeError when it is, or becomes, too large
 */
export async function unpack(packed: Readable): Promise<Files> {
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.on('entry', (header, stream, next) => {
    const refuse = (error: Error) => {
      // The archive's own error says it; the entry's has nobody else to hear it.
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
      refuse(new RuleError(`The package holds ${header.name}, which does not belong into a release.`));
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
      // Names and headers count like content: they can be a bomb as well.
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

/** Passes on what it gets until that is too much. */
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
