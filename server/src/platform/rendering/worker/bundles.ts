import type { ShellBundle } from '@rangmala/shared/contract';
import type { BundleSource, ReleaseName } from '../render-messages.ts';
import { evaluateBundle } from './sandbox.ts';

interface RemoteBundle {
  modules: Record<string, unknown>;
}

/** A shell with the remotes that use its shared modules; React contexts work only among these. */
interface ShellWithRemotes {
  shell: Promise<ShellBundle>;
  remotes: Map<string, Promise<RemoteBundle>>;
}

/** Number of cached shells, and of cached remotes of each: live releases, fallbacks, canaries and previews. */
const MAX_SHELLS = 4;
const MAX_REMOTES = 40;

export interface BundlesOptions {
  /** Reads a release's server bundle; rejects when that fails. */
  read(release: ReleaseName): Promise<BundleSource>;
  /** Called before code of a release runs. */
  entered(release: ReleaseName): void;
  /** Called after a bundle was evaluated. */
  loaded(): void;
}

/**
 * Loads and caches releases' server bundles. A remote's bundle gets its shared modules from the shell release that
 * renders it, as in the browser. The least recently used bundles are removed, a shell with its remotes.
 */
export class ServerBundles {
  readonly #options: BundlesOptions;
  readonly #shells = new Map<string, ShellWithRemotes>();

  constructor(options: BundlesOptions) {
    this.#options = options;
  }

  /** Rejects when the bundle cannot be read, or throws while it is loaded. */
  shell(version: string): Promise<ShellBundle> {
    return this.#shellWithRemotes(version).shell;
  }

  /** Rejects like {@link shell}, and when the shell does not provide a module that the remote requires. */
  remote(release: ReleaseName, shellVersion: string): Promise<RemoteBundle> {
    const { shell, remotes } = this.#shellWithRemotes(shellVersion);
    return cached(remotes, `${release.app} ${release.version}`, MAX_REMOTES, (remove) => {
      const loading = shell.then(({ provided }) =>
        this.#load<RemoteBundle>(release, (name) => {
          const provide = Object.hasOwn(provided, name) ? provided[name] : undefined;
          if (!provide) throw new Error(`${release.app} requires ${name}, which the shell does not provide.`);
          // Frozen, so that one remote cannot change the modules of another; the exports themselves stay as they
          // are.
          return Object.freeze(provide());
        }),
      );
      loading.catch(remove);
      return loading;
    });
  }

  #shellWithRemotes(version: string): ShellWithRemotes {
    return cached(this.#shells, version, MAX_SHELLS, (remove) => {
      const shell = this.#load<ShellBundle>({ app: 'shell', version }, (name) => {
        throw new Error(`The shell's bundle requires ${name}, which is not in it.`);
      });
      shell.catch(remove);
      return { shell, remotes: new Map() };
    });
  }

  async #load<T>(release: ReleaseName, provide: (name: string) => unknown): Promise<T> {
    const source = await this.#options.read(release);
    const exports = evaluateBundle(release, source, provide, () => this.#options.entered(release)) as T;
    this.#options.loaded();
    return exports;
  }
}

/**
 * Returns the cached value of `key`, or creates it with `load`; removes the least recently used values beyond `max`.
 * `load` gets a function that removes its value after a failure, because the store may have been temporarily
 * unavailable.
 */
function cached<T>(cache: Map<string, T>, key: string, max: number, load: (remove: () => void) => T): T {
  const value = cache.get(key) ?? load(() => cache.delete(key));
  cache.delete(key);
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= max) break;
    cache.delete(oldest);
  }
  return value;
}
