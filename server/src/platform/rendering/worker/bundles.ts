import type { ShellBundle } from '@rangmala/shared/contract';
import { ReleaseCache } from '../release-cache.ts';
import type { BundleSource, ReleaseName } from '../render-messages.ts';
import { freezeSharedModule } from './freeze-shared-module.ts';
import { evaluateBundle } from './sandbox.ts';

interface RemoteBundle {
  modules: Record<string, unknown>;
}

/** A shell and the remotes that use its shared modules. React contexts work only within this group. */
interface ShellWithRemotes {
  shell: Promise<ShellBundle>;
  remotes: ReleaseCache<Promise<RemoteBundle>>;
}

const MAX_CACHED_SHELLS = 4;
const MAX_CACHED_REMOTES_PER_SHELL = 40;

export interface BundlesOptions {
  /** Reads a release's server bundle. Rejects when the bundle cannot be read. */
  read(release: ReleaseName): Promise<BundleSource>;
  /** Is called before a bundle is evaluated. */
  beforeRun(release: ReleaseName): void;
  /** Is called before the callback of a timer that a bundle has started. */
  beforeTimer(release: ReleaseName): void;
  /** Is called after a bundle is evaluated. */
  afterLoad(): void;
}

/**
 * Loads and caches the server bundles of releases. As in the browser, a remote gets its shared modules from the shell
 * that renders the remote. Removes the least recently used bundles first. A shell is removed together with its remotes.
 */
export class ServerBundles {
  readonly #options: BundlesOptions;
  readonly #shells = new ReleaseCache<ShellWithRemotes>(MAX_CACHED_SHELLS);

  constructor(options: BundlesOptions) {
    this.#options = options;
  }

  /** Loads a shell. Rejects when its bundle cannot be read or throws. */
  loadShell(version: string): Promise<ShellBundle> {
    return this.#getShellWithRemotes(version).shell;
  }

  /** Loads a remote. Rejects when a bundle cannot be read or throws, or when the shell lacks a required module. */
  loadRemote(release: ReleaseName, shellVersion: string): Promise<RemoteBundle> {
    const { shell, remotes } = this.#getShellWithRemotes(shellVersion);
    const cachedBundle = remotes.get(release);
    if (cachedBundle) return cachedBundle;
    const remoteBundle = shell.then(({ provided }) =>
      this.#load<RemoteBundle>(release, (name) => {
        const provide = Object.hasOwn(provided, name) ? provided[name] : undefined;
        if (!provide) throw new Error(`${release.app} requires ${name}, which the shell does not provide.`);
        return freezeSharedModule(name, provide());
      }),
    );
    remotes.set(release, remoteBundle);
    // Removes a failed bundle, because a later attempt may succeed.
    remoteBundle.catch(() => remotes.delete(release));
    return remoteBundle;
  }

  #getShellWithRemotes(version: string): ShellWithRemotes {
    const release = { app: 'shell', version };
    const cachedShell = this.#shells.get(release);
    if (cachedShell) return cachedShell;
    const shell = this.#load<ShellBundle>(release, (name) => {
      throw new Error(`The shell's bundle requires ${name}, which is not in it.`);
    });
    const shellWithRemotes = {
      shell,
      remotes: new ReleaseCache<Promise<RemoteBundle>>(MAX_CACHED_REMOTES_PER_SHELL),
    };
    this.#shells.set(release, shellWithRemotes);
    shell.catch(() => this.#shells.delete(release));
    return shellWithRemotes;
  }

  async #load<T>(release: ReleaseName, provide: (name: string) => unknown): Promise<T> {
    const source = await this.#options.read(release);
    const exports = evaluateBundle(release, source, provide, this.#options) as T;
    this.#options.afterLoad();
    return exports;
  }
}
