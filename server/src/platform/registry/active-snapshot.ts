import { LRUCache } from 'lru-cache';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { PolledValue } from '../../lib/polled-value.ts';
import { type Composition, composeSnapshot } from './composition.ts';
import { findCurrentSnapshot, type RegistrySnapshot } from './registry.ts';
import { findRelease } from './stored-releases.ts';

/** Version by app. */
export type Versions = Readonly<Record<string, string>>;

/** Largest number of cached compositions with releases that are not live. */
const MAX_VARIANTS = 50;

const MAX_CACHED_DESCRIPTIONS = 1_000;

/** Limits of the check for a newer snapshot. */
const CHECK_LIMITS = { maxAgeMs: 1_000, timeoutMs: 5_000 };

interface CurrentSnapshot {
  registry: RegistrySnapshot;
  /** undefined while no shell is live. */
  composition: Composition | undefined;
}

/** Caches the current snapshot with its releases, and checks the database for changes of other processes. */
export class ActiveSnapshot {
  readonly #db: Database;
  readonly #descriptions = new LRUCache<string, ReleaseDescription>({ max: MAX_CACHED_DESCRIPTIONS });
  readonly #variants = new LRUCache<string, Promise<Composition | undefined>>({ max: MAX_VARIANTS });
  readonly #current: PolledValue<CurrentSnapshot | undefined>;

  constructor(db: Database) {
    this.#db = db;
    this.#current = new PolledValue((last) => this.#readNewest(last), CHECK_LIMITS);
  }

  /**
   * Returns the live composition; undefined while no shell is live.
   * @throws Error when the check for a newer snapshot fails and no snapshot is cached
   */
  async getComposition(): Promise<Composition | undefined> {
    return (await this.#getCurrent())?.composition;
  }

  async #getCurrent(): Promise<CurrentSnapshot | undefined> {
    const current = await this.#current.get();
    if (!current && this.#current.error !== undefined) throw this.#current.error;
    return current;
  }

  /** Returns `last` while there is no newer snapshot: pages are cached with their composition. */
  async #readNewest(last: CurrentSnapshot | undefined): Promise<CurrentSnapshot | undefined> {
    if ((await this.#readNumber()) <= (last?.registry.number ?? 0)) return last;
    const registry = await findCurrentSnapshot(this.#db);
    if (!registry) return undefined;
    // A release can be published again with other compressed files, so its description may be outdated.
    this.#descriptions.clear();
    return { registry, composition: await this.#createComposition(registry, {}) };
  }

  /** Returns the number of the newest snapshot; 0 without snapshots. Reads no other column, because snapshots are large. */
  async #readNumber(): Promise<number> {
    const row = await this.#db
      .selectFrom('snapshots')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  /**
   * Returns the live composition with other releases of some apps. The live release of a replaced remote becomes the
   * fallback of that remote. Returns undefined when no shell is live, or when `versions` names an unknown shell
   * release.
   * @param appWithAllFlags app with all flags on; must be an app in `versions`
   */
  async withReleases(versions: Versions, appWithAllFlags?: string): Promise<Composition | undefined> {
    const current = await this.#getCurrent();
    if (!current || Object.keys(versions).length === 0) return current?.composition;
    const { registry } = current;
    const key = JSON.stringify([registry.number, Object.entries(versions).sort(), appWithAllFlags]);
    const variant = this.#variants.get(key) ?? this.#createComposition(registry, versions, appWithAllFlags);
    this.#variants.set(key, variant);
    variant.catch(() => this.#variants.delete(key));
    return variant;
  }

  /**
   * Returns the live composition with the previous shell release, for pages that the live shell cannot render. Returns
   * undefined when there is no previous shell.
   */
  async withPreviousShell(): Promise<Composition | undefined> {
    const previous = (await this.#getCurrent())?.registry.earlier['shell']?.[0];
    return previous === undefined ? undefined : this.withReleases({ shell: previous });
  }

  /** Makes the next read check the database. Must be called after this process has changed the registry. */
  invalidate(): void {
    this.#current.invalidate();
  }

  /** Returns the description of a published release; undefined for an unknown release. */
  async describe(app: string, version: string): Promise<ReleaseDescription | undefined> {
    const key = `${app}/${version}`;
    const release = this.#descriptions.get(key) ?? (await findRelease(this.#db, app, version));
    if (release) this.#descriptions.set(key, release);
    return release;
  }

  /** Returns whether pages use a release now: as live release, as fallback of a remote, or as canary. */
  async isUsed(app: string, version: string): Promise<boolean> {
    const current = await this.getComposition();
    if (!current) return false;
    const { shell, releases, canaries } = current;
    if (canaries[app]?.version === version) return true;
    return (app === 'shell' ? [shell] : (releases[app] ?? [])).some((release) => release.version === version);
  }

  async #createComposition(
    newest: RegistrySnapshot,
    versions: Versions,
    appWithAllFlags?: string,
  ): Promise<Composition | undefined> {
    const shellVersion = versions['shell'] ?? newest.live['shell'];
    const shell = shellVersion === undefined ? undefined : await this.describe('shell', shellVersion);
    if (!shell) return undefined;
    const apps = new Set([...Object.keys(newest.live), ...Object.keys(versions)]);
    apps.delete('shell');
    const releases: Record<string, ReleaseDescription[]> = {};
    for (const app of [...apps].sort()) {
      const fallback = versions[app] === undefined ? newest.earlier[app]?.[0] : newest.live[app];
      const requestedVersions = new Set([versions[app] ?? newest.live[app], fallback]);
      const foundReleases = await Promise.all(
        [...requestedVersions]
          .filter((version) => version !== undefined)
          .map((version) => this.describe(app, version)),
      );
      const availableReleases = foundReleases.filter((release) => release !== undefined);
      if (availableReleases.length > 0) releases[app] = availableReleases;
    }
    return {
      snapshot: composeSnapshot(
        newest.number,
        shell,
        releases,
        (app, flag) => app === appWithAllFlags || (newest.flags[app]?.includes(flag) ?? false),
      ),
      shell,
      releases,
      canaries: newest.canaries,
    };
  }
}
