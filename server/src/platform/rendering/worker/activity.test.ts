import * as fs from 'node:fs';

const { jest } = import.meta;

/** Content of the activity file. */
let record = '';
/** Number of characters for which the file system has space. */
let space = Infinity;

jest.unstable_mockModule('node:fs', () => ({
  ...fs,
  writeSync(_fd: number, text: string) {
    if (space === 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const written = text.slice(0, space);
    record = written + record.slice(written.length);
    return written.length;
  },
  ftruncateSync: () => void (record = ''),
}));
const { clearRemotesSinceCheck, recordCall, recordChange } = await import('./activity.ts');

const SHOP = { app: 'shop', version: '1' };
const GALLERY = { app: 'gallery', version: '1' };
const readRunning = () =>
  record === '' ? undefined : (JSON.parse(record.split('\n')[0] ?? '') as { running: unknown }).running;

beforeEach(() => {
  clearRemotesSinceCheck();
  space = Infinity;
  recordCall(SHOP);
});

it.each([
  ['no space', 0],
  ['too little space', 5],
])('removes the old record when a full file system has %s for the next record', (_what, characters) => {
  expect(readRunning()).toEqual(SHOP);
  space = characters;
  recordCall(GALLERY);
  expect(readRunning()).toBeUndefined();
});

it('records a release again as soon as there is space', () => {
  space = 0;
  recordCall(GALLERY);
  space = Infinity;
  recordCall(GALLERY);
  expect(readRunning()).toEqual(GALLERY);
  space = 0;
  recordCall(SHOP);
  space = Infinity;
  recordCall(GALLERY);
  expect(readRunning()).toEqual(GALLERY);
});

it('does not throw when a changed built-in object cannot be recorded, so that the process can end', () => {
  space = 0;
  expect(recordChange).not.toThrow();
  expect(readRunning()).toBeUndefined();
});
