import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolder } from '../testing/app.ts';
import { type S3Settings, SettingsError } from '../settings.ts';
import { withObjectStore } from '../testing/object-store.ts';
import { createTestSettings } from '../testing/settings.ts';
import { type Storage, StorageUnavailableError } from './storage.ts';
import { openStorage } from './open-storage.ts';

type WithStorage = (work: (storage: Storage, folder: string) => Promise<void>) => Promise<void>;

const withFiles: WithStorage = (work) =>
  withFolder(async (folder) => work(await openStorage(createTestSettings(folder)), folder));

/** Runs `work` on a bucket of an S3-compatible store on this machine. */
const withBucket: WithStorage = (work) =>
  withObjectStore(async (env, folder) => work(await openStorage(createTestSettings(folder, env)), folder));

describe.each([
  ['files', withFiles],
  ['a bucket', withBucket],
])('storage in %s', (_name, withStorage) => {
  test('returns the stored content', () =>
    withStorage(async (storage) => {
      await storage.put('uploads/a/b.webp', Buffer.from([0, 255, 1]));
      await storage.put('releases/shop/1/release.json', '{"ä":1}');
      expect(await storage.get('uploads/a/b.webp')).toEqual(Buffer.from([0, 255, 1]));
      expect((await storage.get('releases/shop/1/release.json'))?.toString()).toBe('{"ä":1}');
      expect(await storage.exists('uploads/a/b.webp')).toBe(true);
    }));

  test('returns undefined for a missing key', () =>
    withStorage(async (storage) => {
      await storage.put('a/b', 'c');
      for (const key of ['a/c', 'a', 'a/b/c', 'x/y/z']) {
        expect(await storage.get(key)).toBeUndefined();
        expect(await storage.exists(key)).toBe(false);
      }
      await storage.delete('a/c');
      await storage.deleteAll('x');
      expect(await storage.list('x')).toEqual([]);
    }));

  test('lists and deletes the keys of one folder and of no other folder', () =>
    withStorage(async (storage) => {
      for (const key of ['r/shop/2/b/c.js', 'r/shop/2/a.js', 'r/shop/20/a.js']) await storage.put(key, key);
      expect(await storage.list('r/shop/2')).toEqual(['r/shop/2/a.js', 'r/shop/2/b/c.js']);
      await storage.deleteAll('r/shop/2');
      expect(await storage.list('r')).toEqual(['r/shop/20/a.js']);
      await storage.delete('r/shop/20/a.js');
      expect(await storage.exists('r/shop/20/a.js')).toBe(false);
    }));

  test('refuses unsafe keys', () =>
    withStorage(async (storage, folder) => {
      await writeFile(join(folder, 'secret'), 'x');
      for (const key of [
        '../secret',
        'a/../../secret',
        '/secret',
        'a//b',
        '',
        '.',
        'a/.hidden',
        'a\\b',
        'a/%2e%2e/b',
      ]) {
        expect(await storage.get(key)).toBeUndefined();
        expect(await storage.exists(key)).toBe(false);
        await expect(storage.put(key, 'y')).rejects.toThrow('not a key');
      }
    }));
});

test('throws an error with the name of a missing bucket', () =>
  withObjectStore(async (env, folder) => {
    const settings = createTestSettings(folder, env);
    const s3 = { ...(settings.s3 as S3Settings), bucket: 'lost' };
    await expect(openStorage({ ...settings, s3 })).rejects.toThrow(
      new SettingsError(`S3_BUCKET "lost" at S3_ENDPOINT ${s3.endpoint} does not exist.`),
    );
  }));

test('leaves no partial file after a failed put', () =>
  withFiles(async (storage, folder) => {
    await mkdir(join(folder, 'a', 'b'), { recursive: true });
    await expect(storage.put('a/b', 'a folder has this name')).rejects.toThrow(StorageUnavailableError);
    expect(await readdir(join(folder, 'a'))).toEqual(['b']);
  }));
