import type { ReleaseDescription, RenderRequest, Snapshot, SnapshotRelease } from '@rangmala/shared/contract';
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

/** Fields that all renders of a composition share; a render process receives them once. */
export type CompositionFields = Pick<
  RenderRequest,
  'snapshot' | 'shell' | 'chunks' | 'previousChunks' | 'development'
>;

/** Returns the path of a release's browser files, with a trailing slash. */
export function basePathOf(app: string, version: string): string {
  return `/r/${app}/${version}/`;
}

export function snapshotReleaseOf({ app, version, container, entry }: ReleaseDescription): SnapshotRelease {
  return { version, container, base: basePathOf(app, version), entry };
}

/**
 * Assembles the snapshot that a page gets from the releases of its shell and remotes, each current release first.
 * @param isOn whether an app's flag is on; without it all are
 */
export function composeSnapshot(
  number: number,
  shell: ReleaseDescription,
  remotes: Readonly<Record<string, readonly ReleaseDescription[]>>,
  isOn: (app: string, flag: string) => boolean = () => true,
): Snapshot {
  return {
    number,
    shell: shell.version,
    remotes: Object.entries(remotes).flatMap(([app, releases]) => {
      const [current] = releases;
      if (!current) return [];
      const isShown = ({ flag }: { flag?: string | undefined }) => flag === undefined || isOn(app, flag);
      const navigation = current.navigation?.filter(isShown);
      return [
        {
          app,
          releases: releases.map(snapshotReleaseOf),
          pages: current.pages.filter(isShown),
          slots: current.slots.filter(isShown),
          ...(navigation && { navigation }),
        },
      ];
    }),
  };
}

/** Returns the names of the flags that a release's pages, slots and menu entries have, sorted. */
export function flagsOf({ pages, slots, navigation = [] }: ReleaseDescription): string[] {
  const named = [...pages, ...slots, ...navigation].flatMap(({ flag }) => flag ?? []);
  return [...new Set(named)].sort();
}
