import { closeSync, readSync, writeSync } from 'node:fs';
import { openUnnamedFile, RESERVED_BYTES } from '../../lib/unnamed-file.ts';
import type { ReleaseName } from './render-messages.ts';

/**
 * Largest size of a record in bytes. A record is the JSON of an {@link Activity} in one line. A record fits into the
 * reserved bytes, so a process can write records even when the disk is full.
 */
const ACTIVITY_BYTES = RESERVED_BYTES;

/** The code that runs in a render process, according to the last record of the process. */
export interface Activity {
  /** The release that was called last; null when each of `remotes` may have been called last. */
  running: ReleaseName | null;
  /**
   * Remotes that were called in renders that have not ended. A record about a changed built-in object also contains the
   * remotes that were called since the last check of the built-in objects.
   */
  remotes: ReleaseName[];
  /**
   * Number of calls of releases' code so far. The number may be up to 5 ms old. When the number has risen, the process
   * has called code of a release in the meantime.
   */
  calls: number;
}

/**
 * An unnamed file that a render process overwrites before it calls code of a release. When the process hangs or dies,
 * the file names the releases that may be responsible. The process writes synchronously, so the record exists even if
 * the called code never returns.
 */
export class ActivityFile {
  readonly fd = openUnnamedFile('rangmala-activity');
  #isOpen = true;

  /** Returns the last record; undefined without a complete record, and after `close`. */
  read(): Activity | undefined {
    if (!this.#isOpen) return undefined;
    const record = Buffer.alloc(ACTIVITY_BYTES);
    const bytes = readSync(this.fd, record, 0, ACTIVITY_BYTES, 0);
    // The rest of a longer earlier record may follow the line.
    const [line = ''] = record.toString('utf8', 0, bytes).split('\n');
    try {
      return JSON.parse(line) as Activity;
    } catch {
      return undefined;
    }
  }

  /** Removes the record. Keeps the reserved bytes. */
  clear(): void {
    if (this.#isOpen) writeSync(this.fd, '\n', 0);
  }

  close(): void {
    if (this.#isOpen) closeSync(this.fd);
    this.#isOpen = false;
  }
}
