import { makeTestRelease } from '../../testing/releases.ts';
import { CorruptFileError } from '../releases/release-files.ts';
import { BundleStore } from './bundle-store.ts';

it('refuses a damaged bundle, and uses a bundle in memory when its file is damaged', async () => {
  const { release, contents } = makeTestRelease({ app: 'shop' });
  const bundle = contents['server.cjs'] ?? Buffer.alloc(0);
  let stored: Buffer = Buffer.from('damaged');
  const store = new BundleStore({ get: async () => stored }, async () => release);
  await expect(store.read(release)).rejects.toThrow(CorruptFileError);
  stored = bundle;
  const source = await store.read(release);
  expect(source.code).toBe(bundle.toString());
  stored = Buffer.from('damaged');
  expect(await store.read(release)).toBe(source);
});
