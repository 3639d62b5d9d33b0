import type { LiveRelease, ReleaseDescription, Snapshot } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import {
  currentSnapshot,
  findRelease,
  type RegistrySnapshot,
  snapshots,
  versionsBefore,
} from './registry.ts';

/** Everything a page request is answered from. */
export interface Live {
  snapshot: Snapshot;
  shell: ReleaseDescription;
  /** The releases of each remote that pages may use, newest first, as in the snapshot. */
  releases: Readonly<Record<string, readonly ReleaseDescription[]>>;
  /** Releases on trial, by app. */
  canaries: RegistrySnapshot['canaries'];
}

/** Compositions other than the live one that are kept at hand: trials and previews. */
const KEPT_VARIANTS = 50;

/** How long a process answers from what it knows before it looks for a newer snapshot. */
const LOOK_AGAIN_MS = 1_000;

/** Where a release's browser files are served, with a trailing slash. */
export function baseOf(app: string, version: string): string {
  return `/r/${app}/${version}/`;
}

export function liveReleaseOf({ app, version, container, entry }: ReleaseDescription): LiveRelease {
  return { version, container, base: baseOf(app, version), entry };
}

/** Keeps the current snapshot with its releases at hand; other processes' changes are seen within a second. */
export class LiveSnapshots {
  readonly #db: Database;
  readonly #descriptions = new Map<string, ReleaseDescription>();
  readonly #variants = new Map<string, Promise<Live | undefined>>();
  #history: readonly RegistrySnapshot[] = [];
  #live: Live | undefined;
  #lookedAt = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** undefined while no shell is published. */
  async current(): Promise<Live | undefined> {
    const now = performance.now();
    if (this.#live && now - this.#lookedAt < LOOK_AGAIN_MS) return this.#live;
    const newest = await currentSnapshot(this.#db);
    this.#lookedAt = now;
    // The whole history is read when there is something new in it, not at every look.
    if (newest && this.#live?.snapshot.number !== newest.number) {
      this.#history = await snapshots(this.#db);
      // One that was swept may have been published again, packed by another machine.
      this.#descriptions.clear();
      this.#live = await this.#assemble({});
      this.#variants.clear();
    }
    return this.#live;
  }

  /**
   * The current composition with other releases of some apps, as trials and previews show it. Their fallback is
   * what is live.
   */
  async variant(instead: Readonly<Record<string, string>>): Promise<Live | undefined> {
    const current = await this.current();
    if (Object.keys(instead).length === 0) return current;
    const key = JSON.stringify(Object.entries(instead).sort());
    const variant = this.#variants.get(key) ?? this.#assemble(instead);
    this.#variants.set(key, variant);
    variant.catch(() => this.#variants.delete(key));
    for (const oldest of this.#variants.keys()) {
      if (this.#variants.size <= KEPT_VARIANTS) break;
      this.#variants.delete(oldest);
    }
    return variant;
  }

  /** The current composition in the shell before the live one, for when that cannot be loaded. */
  async withShellBefore(): Promise<Live | undefined> {
    await this.current();
    const before = versionsBefore(this.#history)['shell'];
    return before === undefined ? undefined : this.variant({ shell: before });
  }

  /** Makes the next look see what this process just changed. */
  lookAgain(): void {
    this.#lookedAt = -Infinity;
  }

  /** A published release's description; undefined when there is none. */
  async describe(app: string, version: string): Promise<ReleaseDescription | undefined> {
    const key = `${app}/${version}`;
    const known = this.#descriptions.get(key) ?? (await findRelease(this.#db, app, version));
    if (known) this.#descriptions.set(key, known);
    return known;
  }

  /** Whether pages show this release now: it is live, fallen back to, or on trial. */
  async isShown(app: string, version: string): Promise<boolean> {
    const current = await this.current();
    if (!current) return false;
    const { shell, releases, canaries } = current;
    if (canaries[app]?.version === version) return true;
    return (app === 'shell' ? [shell] : (releases[app] ?? [])).some((release) => release.version === version);
  }

  async #assemble(instead: Readonly<Record<string, string>>): Promise<Live | undefined> {
    const [newest] = this.#history;
    if (!newest) return undefined;
    const before = versionsBefore(this.#history);
    const shellVersion = instead['shell'] ?? newest.live['shell'];
    const shell = shellVersion === undefined ? undefined : await this.describe('shell', shellVersion);
    if (!shell) return undefined;
    const releases: Record<string, ReleaseDescription[]> = {};
    const apps = new Set([...Object.keys(newest.live), ...Object.keys(instead)]);
    apps.delete('shell');
    for (const app of [...apps].sort()) {
      const fallback = instead[app] === undefined ? before[app] : newest.live[app];
      const versions = new Set([instead[app] ?? newest.live[app], fallback]);
      const described = await Promise.all(
        [...versions].map((version) => (version === undefined ? undefined : this.describe(app, version))),
      );
      const found = described.filter((release) => release !== undefined);
      if (found.length > 0) releases[app] = found;
    }
    const remotes = Object.entries(releases).map(([app, [current, ...older]]) => ({
      app,
      releases: [current, ...older].filter((release) => release !== undefined).map(liveReleaseOf),
      pages: current?.pages ?? [],
      slots: current?.slots ?? [],
    }));
    const { number, canaries } = newest;
    return { snapshot: { number, shell: shell.version, remotes }, shell, releases, canaries };
  }
}
