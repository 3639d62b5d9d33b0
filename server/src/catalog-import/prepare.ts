import { ApiError, RuleError } from '../http/errors.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import type { Storage } from '../storage/storage.ts';
import type { PictureStore, WithStoredPicture } from './pictures.ts';
import { formatPosition } from './position.ts';

/** What the steps of an import share. */
export interface ImportContext {
  pictures: PictureStore;
  storage: Storage;
  /** Stores a drawing of the import folder and returns its id. */
  storeArt: (file: string) => Promise<string>;
  /** Prints a line about the progress. */
  announce: (line: string) => void;
}

/** Number of entries that are prepared at the same time: image workers never wait for the disk. */
const CONCURRENCY = 4;

/** Progress is printed after this many entries. */
const PROGRESS_STEP = 20;

/**
 * Prepares the entries of a list, several at a time, and prints the progress: `products: 120 of 5000`.
 * @throws RuleError with the position of the entry when an entry is refused
 */
export function prepareEntries<Entry, Result>(
  { announce }: ImportContext,
  list: string,
  entries: readonly Entry[],
  prepare: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  let done = 0;
  return mapConcurrently(entries, CONCURRENCY, async (entry, index) => {
    const result = await prepare(entry).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new RuleError(`${formatPosition([list, index], { [list]: entries })}: ${error.message}`);
    });
    done += 1;
    if (entries.length > PROGRESS_STEP && (done % PROGRESS_STEP === 0 || done === entries.length))
      announce(`${list}: ${done} of ${entries.length}`);
    return result;
  });
}

/** Stores the picture of each entry of a list. */
export const addPictures = <Entry extends { picture: string }>(
  context: ImportContext,
  list: string,
  entries: readonly Entry[],
): Promise<WithStoredPicture<Entry>[]> =>
  prepareEntries(context, list, entries, async (entry) => ({
    ...entry,
    storedPicture: await context.pictures.store(entry.picture),
  }));
