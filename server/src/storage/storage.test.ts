import { createServer, type Server } from 'node:http';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { withFolder } from '../testing/app.ts';
import { type S3Settings, type Settings, SettingsError } from '../settings.ts';
import { testSettings } from '../testing/settings.ts';
import { isSafeKey } from './keys.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

type WithStorage = (work: (storage: Storage, folder: string) => Promise<void>) => Promise<void>;

const withFiles: WithStorage = (work) =>
  withFolder(async (folder) => work(await openStorage(testSettings(folder)), folder));

/** A bucket on a store that speaks like S3, on this machine. */
const withBucket: WithStorage = (work) =>
  withObjectStore(async (settings, folder) => work(await openStorage(settings), folder));

/** @param work is given settings of the bucket `shop`, the only one there is */
const withObjectStore = (work: (settings: Settings, folder: string) => Promise<void>) =>
  withFolder(async (folder) => {
    const store = new S3rver({
      directory: folder,
      silent: true,
      configureBuckets: [{ name: 'shop', configs: [] }],
    });
    await store.configureBuckets();
    const server = await listening(createServer(store.callback()));
    try {
      const { port } = server.address() as AddressInfo;
      const settings = testSettings(folder, {
        S3_BUCKET: 'shop',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      });
      await work(settings, folder);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.each([
  ['files', withFiles],
  ['a bucket', withBucket],
])('in %s', (_name, withStorage) => {
  test('what was put is there, in one piece or as a stream', () =>
    withStorage(async (storage) => {
      await storage.put('uploads/a/b.webp', Buffer.from([0, 255, 1]), { contentType: 'image/webp' });
      await storage.put('releases/shop/1/release.json', '{"ä":1}');
      expect(await storage.get('uploads/a/b.webp')).toEqual(Buffer.from([0, 255, 1]));
      expect((await storage.get('releases/shop/1/release.json'))?.toString()).toBe('{"ä":1}');
      expect(await storage.exists('uploads/a/b.webp')).toBe(true);
      const found = await storage.stream('uploads/a/b.webp');
      expect(found?.bytes).toBe(3);
      expect(found && (await buffer(found.stream))).toEqual(Buffer.from([0, 255, 1]));
    }));

  test('a second put replaces the first', () =>
    withStorage(async (storage) => {
      await storage.put('a/b', 'longer than the next');
      await storage.put('a/b', 'next');
      expect((await storage.get('a/b'))?.toString()).toBe('next');
    }));

  test('what is missing is undefined, and no fault', () =>
    withStorage(async (storage) => {
      await storage.put('a/b', 'c');
      for (const key of ['a/c', 'a', 'a/b/c', 'x/y/z']) {
        expect(await storage.get(key)).toBeUndefined();
        expect(await storage.stream(key)).toBeUndefined();
        expect(await storage.exists(key)).toBe(false);
      }
      await storage.delete('a/c');
      await storage.deleteAll('x');
      expect(await storage.list('x')).toEqual([]);
    }));

  test('a folder is listed and removed with all below it, and nothing beside it', () =>
    withStorage(async (storage) => {
      for (const key of ['r/shop/2/b/c.js', 'r/shop/2/a.js', 'r/shop/20/a.js']) await storage.put(key, key);
      expect(await storage.list('r/shop/2')).toEqual(['r/shop/2/a.js', 'r/shop/2/b/c.js']);
      await storage.deleteAll('r/shop/2');
      expect(await storage.list('r')).toEqual(['r/shop/20/a.js']);
      await storage.delete('r/shop/20/a.js');
      expect(await storage.exists('r/shop/20/a.js')).toBe(false);
    }));

  test('no key leads out of the storage', () =>
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

test('a bucket that is not there is named in a sentence', () =>
  withObjectStore(async (settings) => {
    const s3 = { ...(settings.s3 as S3Settings), bucket: 'lost' };
    await expect(openStorage({ ...settings, s3 })).rejects.toThrow(
      new SettingsError(`S3_BUCKET "lost" at S3_ENDPOINT ${s3.endpoint} does not exist.`),
    );
  }));

test('a put that fails leaves neither a part nor the old content harmed', () =>
  withFiles(async (storage, folder) => {
    await mkdir(join(folder, 'a', 'b'), { recursive: true });
    await expect(storage.put('a/b', 'a folder has this name')).rejects.toThrow();
    expect(await readdir(join(folder, 'a'))).toEqual(['b']);
  }));

test.each(['release.json', 'a-1.0.0_x+y/b@2.320w.webp', 'x~y/(z).js'])('%s is a key', (key) => {
  expect(isSafeKey(key)).toBe(true);
});
