import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ReleaseDescription, ShellBundle } from '@rangmala/shared/contract';
import type { Storage } from '../../storage/storage.ts';
import { baseOf } from '../registry/active-snapshot.ts';
import { readReleaseFile } from '../releases/release-files.ts';

interface RemoteBundle {
  modules: Record<string, unknown>;
}

type Require = (name: string) => unknown;

/** What renders, with the remotes that got their shared modules from it: React's contexts hold among these alone. */
interface Rendering {
  shell: Promise<ShellBundle>;
  remotes: Map<string, Promise<RemoteBundle>>;
}

/** Shells kept at hand, and remotes of each: the live ones, those on trial, previewed and gone back to. */
const KEPT_SHELLS = 4;
const KEPT_REMOTES = 20;

const nodeRequire = createRequire(import.meta.url);

/**
 * Loads releases' server bundles, once each. A remote's bundle gets its shared modules from the shell release
 * that renders it, as in the browser; what has not been used for longest is let go, a shell with its remotes.
 */
export class ServerBundles {
  readonly #storage: Pick<Storage, 'get'>;
  readonly #renderings = new Map<string, Rendering>();

  constructor(storage: Pick<Storage, 'get'>) {
    this.#storage = storage;
  }

  /** Rejects when the bundle is missing, corrupt, or throws when loaded. */
  shell(release: ReleaseDescription): Promise<ShellBundle> {
    return this.#renderingOf(release).shell;
  }

  /** Rejects like {@link shell}, and when the shell provides none of what the remote asks for. */
  remote(release: ReleaseDescription, shell: ReleaseDescription): Promise<RemoteBundle> {
    const rendering = this.#renderingOf(shell);
    return keep(rendering.remotes, `${release.app} ${release.version}`, KEPT_REMOTES, (forget) => {
      const loading = rendering.shell.then(({ provided }) =>
        this.#load<RemoteBundle>(release, (name) => {
          const provide = provided[name];
          if (!provide) throw new Error(`${release.app} asks for ${name}, which the shell does not provide.`);
          return provide();
        }),
      );
      loading.catch(forget);
      return loading;
    });
  }

  #renderingOf(release: ReleaseDescription): Rendering {
    return keep(this.#renderings, release.version, KEPT_SHELLS, (forget) => {
      const shell = this.#load<ShellBundle>(release, (name) => {
        throw new Error(`The shell's bundle asks for ${name}, which is not in it.`);
      });
      shell.catch(forget);
      return { shell, remotes: new Map() };
    });
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

/**
 * What `kept` has under `key`, or what `load` makes; the newest use stands last, and the first goes when there are
 * too many. `load` gets a function to call when it failed: the store may only have been out of reach.
 */
function keep<T>(kept: Map<string, T>, key: string, most: number, load: (forget: () => void) => T): T {
  const found = kept.get(key) ?? load(() => kept.delete(key));
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return found;
}
