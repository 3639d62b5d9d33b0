import { ReleaseCache } from './release-cache.ts';

const createShop = (version: number) => ({ app: 'shop', version: String(version) });
const GALLERY = { app: 'gallery', version: '1' };

it('keeps the five versions of an app that were used last', () => {
  const cache = new ReleaseCache<string>(100);
  cache.set(GALLERY, 'gallery');
  for (let version = 1; version <= 5; version += 1) cache.set(createShop(version), `shop ${version}`);
  cache.get(createShop(1));
  cache.set(createShop(6), 'shop 6');
  const values = [1, 2, 3, 4, 5, 6].map((version) => cache.get(createShop(version)));
  expect(values).toEqual(['shop 1', undefined, 'shop 3', 'shop 4', 'shop 5', 'shop 6']);
  expect(cache.get(GALLERY)).toBe('gallery');
});

it('removes the least recently used release when the cache is full', () => {
  const cache = new ReleaseCache<string>(2);
  cache.set(GALLERY, 'gallery');
  cache.set(createShop(1), 'shop 1');
  cache.get(GALLERY);
  cache.set(createShop(2), 'shop 2');
  expect([cache.get(GALLERY), cache.get(createShop(1)), cache.get(createShop(2))]).toEqual([
    'gallery',
    undefined,
    'shop 2',
  ]);
});

it('replaces and deletes the value of a release', () => {
  const cache = new ReleaseCache<string>(2);
  cache.set(GALLERY, 'old');
  cache.set(GALLERY, 'new');
  expect(cache.get(GALLERY)).toBe('new');
  cache.delete(GALLERY);
  expect(cache.get(GALLERY)).toBeUndefined();
});
