import { LRUCache } from 'lru-cache';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { type Composition, composeSnapshot } from './composition.ts';
import { findCurrentSnapshot, type RegistrySnapshot } from './registry.ts';
import { findRelease } from './stored-releases.ts';

/** Version by app. */
export type Versions = Readonly<Record<string, string>>;

/** Largest number of cached compositions with releases that are not live. */
const MAX_VARIANTS = 50;

const MAX_CACHED_DESCRIPTIONS = 1_000;

/** For this time after a check for a newer snapshot, the cached composition is returned without another check. */
const RECHECK_MS = 1_000;

/** Time limit of a check for a newer snapshot. */
const REFRESH_TIMEOUT_MS = 5_000;

/** Caches the current snapshot with its releases, and checks the database for changes of other processes. */
export class ActiveSnapshot {
  readonly #db: Database;
  readonly #descriptions = new LRUCache<string, ReleaseDescription>({ max: MAX_CACHED_DESCRIPTIONS });
  readonly #variants = new LRUCache<string, Promise<Composition | undefined>>({ max: MAX_VARIANTS });
  #newest: RegistrySnapshot | undefined;
  #composition: Composition | undefined;
  #checkedAt = -Infinity;
  #invalidations = 0;
  #refreshPromise: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Returns the live composition; undefined while no shell is live.
   * @throws Error when the check fails or takes too long and no composition is cached
   */
  async getComposition(): Promise<Composition | undefined> {
    if (this.#composition && performance.now() - this.#checkedAt < RECHECK_MS) return this.#composition;
    const refresh = (this.#refreshPromise ??= this.#refresh());
    try {
      await withTimeLimit(REFRESH_TIMEOUT_MS, refresh);
    } catch (error) {
      // Uses the cached composition when the refresh fails or the database hangs.
      if (!this.#composition) throw error;
    } finally {
      if (this.#refreshPromise === refresh) this.#refreshPromise = undefined;
    }
    return this.#composition;
  }

  async #refresh(): Promise<void> {
    const startedAt = performance.now();
    const invalidations = this.#invalidations;
    const knownNumber = this.#newest?.number ?? 0;
    const isNewer = (await this.#readNumber()) > knownNumber;
    const newest = isNewer ? await findCurrentSnapshot(this.#db) : undefined;
    if (newest) {
      // A release can be published again with other compressed files, so its description may be outdated.
      this.#descriptions.clear();
      const composition = await this.#createComposition(newest, {});
      // Another refresh may have found the same or a newer snapshot in the meantime.
      if (newest.number > (this.#newest?.number ?? 0)) {
        this.#newest = newest;
        this.#composition = composition;
        this.#variants.clear();
      }
    }
    // A refresh that started before an invalidation may have missed the change.
    if (invalidations === this.#invalidations) this.#checkedAt = startedAt;
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
    const current = await this.getComposition();
    const newest = this.#newest;
    if (!newest || Object.keys(versions).length === 0) return current;
    const key = JSON.stringify([Object.entries(versions).sort(), appWithAllFlags]);
    const variant = this.#variants.get(key) ?? this.#createComposition(newest, versions, appWithAllFlags);
    this.#variants.set(key, variant);
    variant.catch(() => this.#variants.delete(key));
    return variant;
  }

  /**
   * Returns the live composition with the previous shell release, for pages that the live shell cannot render. Returns
   * undefined when there is no previous shell.
   */
  async withPreviousShell(): Promise<Composition | undefined> {
    await this.getComposition();
    const previous = this.#newest?.earlier['shell']?.[0];
    return previous === undefined ? undefined : this.withReleases({ shell: previous });
  }

  /** Makes the next read check the database. Must be called after this process has changed the registry. */
  invalidate(): void {
    this.#invalidations += 1;
    this.#checkedAt = -Infinity;
    this.#refreshPromise = undefined;
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
