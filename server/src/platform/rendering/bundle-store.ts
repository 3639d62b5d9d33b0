import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Storage } from '../../storage/storage.ts';
import { getBasePath } from '../registry/composition.ts';
import { readReleaseFile } from '../releases/release-files.ts';
import { ReleaseCache } from './release-cache.ts';
import type { BundleSource, ReleaseName } from './render-messages.ts';

/** Largest number of bundles in memory. A bundle in memory stays usable when its stored file is damaged. */
export const MAX_BUNDLES = 40;

type ReleaseDescriber = (app: string, version: string) => Promise<ReleaseDescription | undefined>;

/** Reads and caches the server bundles of releases. */
export class BundleStore {
  readonly #storage: Pick<Storage, 'get'>;
  readonly #describe: ReleaseDescriber;
  readonly #bundles = new ReleaseCache<BundleSource>(MAX_BUNDLES);

  constructor(storage: Pick<Storage, 'get'>, describe: ReleaseDescriber) {
    this.#storage = storage;
    this.#describe = describe;
  }

  /**
   * Returns a server bundle from memory or from the storage.
   * @throws CorruptFileError when the bundle is damaged, and another error when the bundle cannot be read
   */
  async read(release: ReleaseName): Promise<BundleSource> {
    const cachedSource = this.#bundles.get(release);
    if (cachedSource) return cachedSource;
    const source = await this.#load(release);
    this.#bundles.set(release, source);
    return source;
  }

  /**
   * Marks cached bundles as used, so that they stay in memory for longer. Must be called after each render, because a
   * render process requests each bundle only once.
   */
  markUsed(releases: readonly ReleaseName[]): void {
    for (const release of releases) this.#bundles.get(release);
  }

  /**
   * Keeps the bundles of live releases in memory for longer, because previews of other versions could replace these
   * bundles. Does nothing when the cache is too small for all live releases: then only rendered releases stay in memory.
   */
  markLive(releases: readonly ReleaseName[]): void {
    if (releases.length < MAX_BUNDLES) this.markUsed(releases);
  }

  async #load({ app, version }: ReleaseName): Promise<BundleSource> {
    const release = await this.#describe(app, version);
    const code = release && (await readReleaseFile(this.#storage, release, 'server.cjs'));
    if (!code) throw new Error(`${app} ${version} has no server bundle.`);
    return { code: code.toString('utf8'), base: getBasePath(app, version) };
  }
}
