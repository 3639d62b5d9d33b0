import { LRUCache } from 'lru-cache';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Storage } from '../../storage/storage.ts';
import { getBasePath } from '../registry/composition.ts';
import { readReleaseFile } from '../releases/release-files.ts';
import type { BundleSource, ReleaseName } from './render-calls.ts';

/** Largest number of bundles in memory. A bundle in memory stays usable when its stored file is damaged. */
const MAX_BUNDLES = 40;

type ReleaseDescriber = (app: string, version: string) => Promise<ReleaseDescription | undefined>;

/** Reads and caches the server bundles of releases. */
export class BundleStore {
  readonly #storage: Pick<Storage, 'get'>;
  readonly #describe: ReleaseDescriber;
  readonly #bundles = new LRUCache<string, BundleSource>({ max: MAX_BUNDLES });

  constructor(storage: Pick<Storage, 'get'>, describe: ReleaseDescriber) {
    this.#storage = storage;
    this.#describe = describe;
  }

  /**
   * Returns a server bundle from memory or from the storage.
   * @throws CorruptFileError when the bundle is damaged, and another error when the bundle cannot be read
   */
  async read({ app, version }: ReleaseName): Promise<BundleSource> {
    const key = `${app} ${version}`;
    const cachedSource = this.#bundles.get(key);
    if (cachedSource) return cachedSource;
    const release = await this.#describe(app, version);
    const code = release && (await readReleaseFile(this.#storage, release, 'server.cjs'));
    if (!code) throw new Error(`${app} ${version} has no server bundle.`);
    const source = { code: code.toString('utf8'), base: getBasePath(app, version) };
    this.#bundles.set(key, source);
    return source;
  }
}
