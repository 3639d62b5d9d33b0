import { writeSync } from 'node:fs';
import { ACTIVITY_BYTES } from '../activity-file.ts';
import type { ReleaseName } from '../render-messages.ts';

/** Position of the activity file in the `stdio` of the render process. */
const ACTIVITY_FD = 4;

const recordsByRelease = new Map<string, Buffer>();
let lastRecord: Buffer | undefined;

/**
 * Records that code of this release runs from now on. The record shows the responsible release when the
 * process hangs or dies.
 */
export function recordActivity({ app, version }: ReleaseName): void {
  const key = `${app} ${version}`;
  let record = recordsByRelease.get(key);
  if (!record) {
    const text = JSON.stringify({ app, version }).slice(0, ACTIVITY_BYTES - 2);
    record = Buffer.alloc(ACTIVITY_BYTES);
    record.writeUInt16LE(record.write(text, 2), 0);
    recordsByRelease.set(key, record);
  }
  if (record === lastRecord) return;
  lastRecord = record;
  writeSync(ACTIVITY_FD, record, 0, record.readUInt16LE(0) + 2, 0);
}
