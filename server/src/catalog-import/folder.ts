import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Returns the path of a file of the import folder; undefined when there is no such file. */
export type FileFinder = (file: string) => string | undefined;

/**
 * Creates a function that finds files of a folder. A name matches a file whose name has the same letters, because
 * systems store accents in different ways.
 */
export function createFileFinder(folder: string): FileFinder {
  const namesByFolder = new Map<string, ReadonlyMap<string, string>>();
  return (file) => {
    const path = join(folder, file);
    const parent = dirname(path);
    const names = namesByFolder.get(parent) ?? readNames(parent);
    namesByFolder.set(parent, names);
    const storedName = names.get(basename(path).normalize('NFC'));
    return storedName === undefined ? undefined : join(parent, storedName);
  };
}

/** Returns the names of the files in a folder by their normalized names. */
function readNames(folder: string): ReadonlyMap<string, string> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return new Map(
    entries.filter((entry) => !entry.isDirectory()).map(({ name }) => [name.normalize('NFC'), name]),
  );
}
