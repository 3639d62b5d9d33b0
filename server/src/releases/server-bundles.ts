import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ReleaseDescription, ShellBundle } from '@rangmala/shared/contract';
import type { Storage } from '../storage/storage.ts';
import { baseOf } from './live.ts';
import { readReleaseFile } from './release-files.ts';

interface RemoteBundle {
  modules: Record<string, unknown>;
}

type Require = (name: string) => unknown;

/** Bundles kept at hand: the live ones and those gone back to; an older one is loaded anew. */
const KEPT = 40;

const nodeRequire = createRequire(import.meta.url);

/**
 * Loads releases' server bundles, once each. A remote's bundle gets its shared modules from the shell release
 * that renders it, as in the browser.
 */
export class ServerBundles {
  readonly #storage: Pick<Storage, 'get'>;
  readonly #loaded = new Map<string, Promise<unknown>>();

  constructor(storage: Pick<Storage, 'get'>) {
    this.#storage = storage;
  }

  /** Rejects when the bundle is missing, corrupt, or throws when loaded. */
  shell(release: ReleaseDescription): Promise<ShellBundle> {
    return this.#once(release.version, () =>
      this.#load<ShellBundle>(release, (name) => {
        throw new Error(`The shell's bundle asks for ${name}, which is not in it.`);
      }),
    );
  }

  /** Rejects like {@link shell}, and when the shell provides none of what the remote asks for. */
  remote(release: ReleaseDescription, shell: ReleaseDescription): Promise<RemoteBundle> {
    return this.#once(`${shell.version} ${release.app} ${release.version}`, async () => {
      const { provided } = await this.shell(shell);
      return this.#load<RemoteBundle>(release, (name) => {
        const provide = provided[name];
        if (!provide) throw new Error(`${release.app} asks for ${name}, which the shell does not provide.`);
        return provide();
      });
    });
  }

  #once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#loaded.get(key) as Promise<T> | undefined;
    if (known) return known;
    const loading = load();
    this.#loaded.set(key, loading);
    // A failure is not kept: the store may only have been out of reach.
    loading.catch(() => this.#loaded.delete(key));
    for (const oldest of this.#loaded.keys()) {
      if (this.#loaded.size <= KEPT) break;
      this.#loaded.delete(oldest);
    }
    return loading;
  }

  async #load<T>(release: ReleaseDescription, provide: Require): Promise<T> {
    const code = await readReleaseFile(this.#storage, release, 'server.cjs');
    if (!code) throw new Error(`${release.app} ${release.version} has no server bundle.`);
    const module = { exports: {} };
    // compileFunction, not runInThisContext: the latter keeps every release's code for ever.
    const run = compileFunction(code.toString('utf8'), ['exports', 'require', 'module', '__release_base__'], {
      filename: `${release.app}-${release.version}/server.cjs`,
    }) as (exports: object, require: Require, module: object, base: string) => void;
    run(
      module.exports,
      (name) => (isBuiltin(name) ? nodeRequire(name) : provide(name)),
      module,
      baseOf(release.app, release.version),
    );
    return module.exports as T;
  }
}
