import type { LiveRelease, ReleaseDescription, Snapshot } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { findRelease, snapshots, versionsBefore } from './registry.ts';

/** Everything a page request is answered from. */
export interface Live {
  snapshot: Snapshot;
  shell: ReleaseDescription;
  /** The releases of each remote that pages may use, newest first, as in the snapshot. */
  releases: Readonly<Record<string, readonly ReleaseDescription[]>>;
}

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
  #live: Live | undefined;
  #lookedAt = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** undefined while no shell is published. */
  async current(): Promise<Live | undefined> {
    const now = performance.now();
    if (this.#live && now - this.#lookedAt < LOOK_AGAIN_MS) return this.#live;
    const history = await snapshots(this.#db);
    this.#lookedAt = now;
    const newest = history[0];
    if (newest && this.#live?.snapshot.number !== newest.number) {
      this.#live = await this.#assemble(newest.number, newest.live, versionsBefore(history));
    }
    return this.#live;
  }

  /** A published release's description; undefined when there is none. */
  async describe(app: string, version: string): Promise<ReleaseDescription | undefined> {
    const key = `${app}/${version}`;
    const known = this.#descriptions.get(key) ?? (await findRelease(this.#db, app, version));
    if (known) this.#descriptions.set(key, known);
    return known;
  }

  async #assemble(
    number: number,
    live: Readonly<Record<string, string>>,
    before: Readonly<Record<string, string>>,
  ): Promise<Live | undefined> {
    const shell = live.shell === undefined ? undefined : await this.describe('shell', live.shell);
    if (!shell) return undefined;
    const releases: Record<string, ReleaseDescription[]> = {};
    for (const app of Object.keys(live)
      .filter((name) => name !== 'shell')
      .sort()) {
      const versions = [live[app], before[app]].filter((version) => version !== undefined);
      const described = await Promise.all(versions.map((version) => this.describe(app, version)));
      const found = described.filter((release) => release !== undefined);
      if (found.length > 0) releases[app] = found;
    }
    const remotes = Object.entries(releases).map(([app, [current, ...older]]) => ({
      app,
      releases: [current, ...older].filter((release) => release !== undefined).map(liveReleaseOf),
      pages: current?.pages ?? [],
      slots: current?.slots ?? [],
    }));
    return { snapshot: { number, shell: shell.version, remotes }, shell, releases };
  }
}
