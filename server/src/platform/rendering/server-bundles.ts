import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ReleaseDescription, ShellBundle } from '@rangmala/shared/contract';
import type { Storage } from '../../storage/storage.ts';
import { basePathOf } from '../registry/composition.ts';
import { readReleaseFile } from '../releases/release-files.ts';

interface RemoteBundle {
  modules: Record<string, unknown>;
}

type Require = (name: string) => unknown;

/** A shell with the remotes that use its shared modules: React contexts work only among these. */
interface ShellWithRemotes {
  shell: Promise<ShellBundle>;
  remotes: Map<string, Promise<RemoteBundle>>;
}

/** Cached shells, and remotes of each: live releases, fallbacks, canaries and previews. */
const MAX_SHELLS = 4;
const MAX_REMOTES = 20;

const nodeRequire = createRequire(import.meta.url);

/**
 * Loads and caches releases' server bundles. A remote's bundle gets its shared modules from the shell release that
 * renders it, as in the browser. The least recently used bundles are removed, a shell with its remotes.
 */
export class ServerBundles {
  readonly #storage: Pick<Storage, 'get'>;
  readonly #shells = new Map<string, ShellWithRemotes>();

  constructor(storage: Pick<Storage, 'get'>) {
    this.#storage = storage;
  }

  /** Rejects when the bundle is missing, corrupt, or throws when loaded. */
  shell(release: ReleaseDescription): Promise<ShellBundle> {
    return this.#shellWithRemotes(release).shell;
  }

  /** Rejects like {@link shell}, and when the shell does not provide a module that the remote requires. */
  remote(release: ReleaseDescription, shell: ReleaseDescription): Promise<RemoteBundle> {
    const rendering = this.#shellWithRemotes(shell);
    return cached(rendering.remotes, `${release.app} ${release.version}`, MAX_REMOTES, (remove) => {
      const loading = rendering.shell.then(({ provided }) =>
        this.#load<RemoteBundle>(release, (name) => {
          const provide = provided[name];
          if (!provide) throw new Error(`${release.app} requires ${name}, which the shell does not provide.`);
          return provide();
        }),
      );
      loading.catch(remove);
      return loading;
    });
  }

  #shellWithRemotes(release: ReleaseDescription): ShellWithRemotes {
    return cached(this.#shells, release.version, MAX_SHELLS, (remove) => {
      const shell = this.#load<ShellBundle>(release, (name) => {
        throw new Error(`The shell's bundle requires ${name}, which is not in it.`);
      });
      shell.catch(remove);
      return { shell, remotes: new Map() };
    });
  }

  async #load<T>(release: ReleaseDescription, provide: Require): Promise<T> {
    const code = await readReleaseFile(this.#storage, release, 'server.cjs');
    if (!code) throw new Error(`${release.app} ${release.version} has no server bundle.`);
    const module = { exports: {} };
    // compileFunction, not runInThisContext: the latter never frees a release's code.
    const run = compileFunction(code.toString('utf8'), ['exports', 'require', 'module', '__release_base__'], {
      filename: `${release.app}-${release.version}/server.cjs`,
    }) as (exports: object, require: Require, module: object, base: string) => void;
    run(
      module.exports,
      (name) => (isBuiltin(name) ? nodeRequire(name) : provide(name)),
      module,
      basePathOf(release.app, release.version),
    );
    return module.exports as T;
  }
}

/**
 * Returns the cached value of `key`, or the one that `load` creates; removes the least recently used beyond `max`.
 * `load` gets a function that removes its value when it failed: the store may have been unavailable.
 */
function cached<T>(cache: Map<string, T>, key: string, max: number, load: (remove: () => void) => T): T {
  const found = cache.get(key) ?? load(() => cache.delete(key));
  cache.delete(key);
  cache.set(key, found);
  for (const oldest of cache.keys()) {
    if (cache.size <= max) break;
    cache.delete(oldest);
  }
  return found;
}
