import { isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';
import type { ShellBundle } from '@rangmala/shared/contract';
import type { BundleSource, ReleaseName } from '../render-calls.ts';

interface RemoteBundle {
  modules: Record<string, unknown>;
}

/** A shell and the remotes that use its shared modules. React contexts work only within this group. */
interface ShellWithRemotes {
  bundle: Promise<ShellBundle>;
  remotes: LRUCache<string, Promise<RemoteBundle>>;
}

const MAX_SHELLS = 4;
const MAX_REMOTES_PER_SHELL = 40;

interface BundlesOptions {
  /** Reads a release's server bundle. Rejects when the bundle cannot be read. */
  read(release: ReleaseName): Promise<BundleSource>;
  /** Is called before a bundle is evaluated. */
  beforeRun(release: ReleaseName): void;
}

/**
 * Loads and caches the server bundles of releases. As in the browser, a remote gets its shared modules from the shell
 * that renders the remote. Removes the least recently used bundles first. A shell is removed together with its remotes.
 */
export class ServerBundles {
  readonly #options: BundlesOptions;
  readonly #shells = new LRUCache<string, ShellWithRemotes>({ max: MAX_SHELLS });

  constructor(options: BundlesOptions) {
    this.#options = options;
  }

  /** Loads a shell. Rejects when its bundle cannot be read or throws. */
  loadShell(version: string): Promise<ShellBundle> {
    return this.#getShell(version).bundle;
  }

  /** Loads a remote. Rejects when a bundle cannot be read or throws, or when the shell lacks a required module. */
  loadRemote(release: ReleaseName, shellVersion: string): Promise<RemoteBundle> {
    const { bundle: shell, remotes } = this.#getShell(shellVersion);
    const key = `${release.app} ${release.version}`;
    const cachedRemote = remotes.get(key);
    if (cachedRemote) return cachedRemote;
    const remote = shell.then(({ provided }) =>
      this.#load<RemoteBundle>(release, (name) => {
        const provide = Object.hasOwn(provided, name) ? provided[name] : undefined;
        if (!provide) throw new Error(`${release.app} requires ${name}, which the shell does not provide.`);
        return provide();
      }),
    );
    remotes.set(key, remote);
    // Removes a failed bundle, because a later attempt may succeed.
    remote.catch(() => remotes.delete(key));
    return remote;
  }

  #getShell(version: string): ShellWithRemotes {
    const cachedShell = this.#shells.get(version);
    if (cachedShell) return cachedShell;
    const bundle = this.#load<ShellBundle>({ app: 'shell', version }, (name) => {
      throw new Error(`The shell's bundle requires ${name}, which is not in it.`);
    });
    const shell = {
      bundle,
      remotes: new LRUCache<string, Promise<RemoteBundle>>({ max: MAX_REMOTES_PER_SHELL }),
    };
    this.#shells.set(version, shell);
    bundle.catch(() => this.#shells.delete(version));
    return shell;
  }

  /** @param provide returns a required module that is not a module of Node */
  async #load<T>(release: ReleaseName, provide: (name: string) => unknown): Promise<T> {
    const { code, base } = await this.#options.read(release);
    const module: { exports: unknown } = { exports: {} };
    // Uses compileFunction, because the code of a script run by runInThisContext is never freed.
    const runBundle = compileFunction(code, ['exports', 'require', 'module', '__release_base__'], {
      filename: `${release.app}-${release.version}/server.cjs`,
    }) as (...args: unknown[]) => void;
    this.#options.beforeRun(release);
    runBundle(
      module.exports,
      (name: string): unknown => (isBuiltin(name) ? process.getBuiltinModule(name) : provide(name)),
      module,
      base,
    );
    return module.exports as T;
  }
}
