import type { ReleaseName } from './render-messages.ts';

/**
 * Largest number of cached versions of an app: the live release, the previous release, a canary and two previews. There
 * is a limit for each app, because each deploy adds a version.
 */
const MAX_VERSIONS_PER_APP = 5;

/** Caches a value per release. Removes the least recently used values. */
export class ReleaseCache<T> {
  readonly #maxReleases: number;
  /** The least recently used release comes first. */
  readonly #entries = new Map<string, { app: string; value: T }>();

  /** @param maxReleases largest number of releases of all apps */
  constructor(maxReleases: number) {
    this.#maxReleases = maxReleases;
  }

  /** Returns the value of a release; undefined when no value is cached. */
  get(release: ReleaseName): T | undefined {
    const key = toKey(release);
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(release: ReleaseName, value: T): void {
    const { app } = release;
    this.delete(release);
    this.#entries.set(toKey(release), { app, value });
    const keysOfApp = [...this.#entries].filter(([, entry]) => entry.app === app).map(([key]) => key);
    const [oldestKeyOfApp] = keysOfApp;
    const [oldestKey] = this.#entries.keys();
    if (keysOfApp.length > MAX_VERSIONS_PER_APP && oldestKeyOfApp) this.#entries.delete(oldestKeyOfApp);
    else if (this.#entries.size > this.#maxReleases && oldestKey) this.#entries.delete(oldestKey);
  }

  delete(release: ReleaseName): void {
    this.#entries.delete(toKey(release));
  }
}

const toKey = ({ app, version }: ReleaseName) => `${app} ${version}`;
