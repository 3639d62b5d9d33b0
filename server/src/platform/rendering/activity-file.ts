import { randomUUID } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, readSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseName } from './render-messages.ts';

/** Largest size of a record in bytes. A record consists of the length (two bytes) and the JSON of a release. */
export const ACTIVITY_BYTES = 512;

/**
 * An unnamed file that a render process overwrites before it runs code of a release. When the process hangs or dies,
 * the file names the last release that ran. A write is much faster than a message to the server.
 */
export class ActivityFile {
  readonly fd: number;
  #isOpen = true;

  constructor() {
    const path = join(tmpdir(), `rangmala-activity-${randomUUID()}`);
    this.fd = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
  }

  /** Returns the last release that ran, if the file names one. */
  read(): ReleaseName | undefined {
    if (!this.#isOpen) return undefined;
    const record = Buffer.alloc(ACTIVITY_BYTES);
    if (readSync(this.fd, record, 0, ACTIVITY_BYTES, 0) < 2) return undefined;
    const text = record.toString('utf8', 2, 2 + record.readUInt16LE(0));
    try {
      return JSON.parse(text) as ReleaseName;
    } catch {
      return undefined;
    }
  }

  clear(): void {
    if (this.#isOpen) ftruncateSync(this.fd, 0);
  }

  close(): void {
    if (this.#isOpen) closeSync(this.fd);
    this.#isOpen = false;
  }
}
