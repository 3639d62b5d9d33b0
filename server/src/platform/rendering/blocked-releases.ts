import type { ReleaseName } from './render-messages.ts';

/** A release is blocked for a minute at first. Each further block is twice as long, up to an hour. */
const FIRST_BLOCK_MS = 60_000;
const MAX_BLOCK_MS = 60 * 60_000;

/** Releases that are not rendered on the server for some time, because they made a process fail. */
export class BlockedReleases {
  readonly #blocks = new Map<string, { release: ReleaseName; until: number; ms: number }>();

  block(release: ReleaseName): void {
    const key = keyOf(release);
    const ms = Math.min((this.#blocks.get(key)?.ms ?? FIRST_BLOCK_MS / 2) * 2, MAX_BLOCK_MS);
    this.#blocks.set(key, { release, ms, until: performance.now() + ms });
  }

  isBlocked(release: ReleaseName): boolean {
    return (this.#blocks.get(keyOf(release))?.until ?? 0) > performance.now();
  }

  /** Returns the releases that are blocked now. */
  current(): ReleaseName[] {
    return [...this.#blocks.values()]
      .filter(({ until }) => until > performance.now())
      .map(({ release }) => release);
  }
}

const keyOf = ({ app, version }: ReleaseName) => `${app} ${version}`;
