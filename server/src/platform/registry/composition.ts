import type { ReleaseDescription, Snapshot, SnapshotRelease } from '@rangmala/shared/contract';
import type { RegistrySnapshot } from './registry.ts';

/** The releases that one page request is answered from. */
export interface Composition {
  snapshot: Snapshot;
  shell: ReleaseDescription;
  /** The releases of each remote that pages may use: the current one, then its fallback. */
  releases: Readonly<Record<string, readonly ReleaseDescription[]>>;
  /** Canary releases by app. */
  canaries: RegistrySnapshot['canaries'];
}

/** Returns the path of a release's browser files, with a trailing slash. */
export function basePathOf(app: string, version: string): string {
  return `/r/${app}/${version}/`;
}

export function snapshotReleaseOf({ app, version, container, entry }: ReleaseDescription): SnapshotRelease {
  return { version, container, base: basePathOf(app, version), entry };
}

/** Builds the snapshot of a page from the releases of its shell and remotes, each current release first. */
export function composeSnapshot(
  number: number,
  shell: ReleaseDescription,
  remotes: Readonly<Record<string, readonly ReleaseDescription[]>>,
): Snapshot {
  return {
    number,
    shell: shell.version,
    remotes: Object.entries(remotes).flatMap(([app, releases]) => {
      const [current] = releases;
      if (!current) return [];
      return [{ app, releases: releases.map(snapshotReleaseOf), pages: current.pages, slots: current.slots }];
    }),
  };
}
