import type { ReleaseName } from './render-messages.ts';

/** A remote's release is blocked for a minute at first. Each further block is twice as long, up to an hour. */
const FIRST_BLOCK_MS = 60_000;
const MAX_BLOCK_MS = 60 * 60_000;

/**
 * First block of a shell's release. The block is short for two reasons: without a shell, all pages are empty, and the
 * activity file may name the shell although the code of a remote made the process fail.
 */
const FIRST_SHELL_BLOCK_MS = 2_000;

/** Releases that are not rendered on the server for some time, because they made a process fail. */
export class BlockedReleases {
  readonly #blocks = new Map<string, { release: ReleaseName; until: number; ms: number }>();

  block(release: ReleaseName): void {
    const key = toKey(release);
    const firstMs = release.app === 'shell' ? FIRST_SHELL_BLOCK_MS : FIRST_BLOCK_MS;
    const ms = Math.min((this.#blocks.get(key)?.ms ?? firstMs / 2) * 2, MAX_BLOCK_MS);
    this.#blocks.set(key, { release, ms, until: performance.now() + ms });
  }

  isBlocked(release: ReleaseName): boolean {
    return (this.#blocks.get(toKey(release))?.until ?? 0) > performance.now();
  }

  listBlocked(): ReleaseName[] {
    return [...this.#blocks.values()]
      .filter(({ until }) => until > performance.now())
      .map(({ release }) => release);
  }
}

const toKey = ({ app, version }: ReleaseName) => `${app} ${version}`;
