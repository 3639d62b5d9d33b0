import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { RuleError } from '../http/errors.ts';

/** Returns the path of a file of the import folder. Throws a RuleError when there is no such file. */
export type FileFinder = (file: string) => Promise<string>;

/**
 * Creates a function that finds files of a folder. A name matches a file whose name has the same letters, because
 * systems store accents in different ways.
 */
export function createFileFinder(folder: string): FileFinder {
  const namesByFolder = new Map<string, Promise<ReadonlyMap<string, string>>>();
  return async (file) => {
    const path = join(folder, file);
    const parent = dirname(path);
    let names = namesByFolder.get(parent);
    if (!names) {
      names = readNames(parent);
      namesByFolder.set(parent, names);
    }
    const storedName = (await names).get(basename(path).normalize('NFC'));
    if (storedName === undefined) throw new RuleError(`There is no file ${file}.`);
    return join(parent, storedName);
  };
}

/** Returns the names of the files in a folder by their normalized names. */
async function readNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return new Map(
    entries.filter((entry) => !entry.isDirectory()).map(({ name }) => [name.normalize('NFC'), name]),
  );
}
