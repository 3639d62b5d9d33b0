import type {
  PageDescription,
  ReleaseDescription,
  RenderRequest,
  Snapshot,
  SnapshotRelease,
} from '@rangmala/shared/contract';
import type { RegistrySnapshot } from './registry.ts';

/** A shell and releases of remotes that together form a site. */
export interface Composition {
  snapshot: Snapshot;
  shell: ReleaseDescription;
  /** Releases by remote: the current release, then the fallback if there is one. */
  releases: Readonly<Record<string, readonly ReleaseDescription[]>>;
  canaries: RegistrySnapshot['canaries'];
}

/** Returns the current releases of the remotes, without their fallbacks. */
export function listCurrentRemotes({ releases }: Pick<Composition, 'releases'>): ReleaseDescription[] {
  return Object.values(releases).flatMap(([current]) => current ?? []);
}

/** Returns the shell and the current release of each remote. */
export const listCurrentReleases = ({
  shell,
  releases,
}: Pick<Composition, 'shell' | 'releases'>): ReleaseDescription[] => [
  shell,
  ...listCurrentRemotes({ releases }),
];

/** Fields that are the same for all renders of a composition. A render process caches these fields. */
export type CompositionFields = Pick<RenderRequest, 'snapshot' | 'shell' | 'chunks' | 'previousChunks'>;

/** Returns the URL path of a release's browser files, with a trailing slash. */
export function getBasePath(app: string, version: string): string {
  return `/r/${app}/${version}/`;
}

/** Returns the fields of a release that a snapshot for a page contains. */
export function toSnapshotRelease({ app, version, container, entry }: ReleaseDescription): SnapshotRelease {
  return { version, container, base: getBasePath(app, version), entry };
}

/**
 * Assembles the snapshot for a page from the shell and the releases of each remote. The first release of a remote is
 * current. Omits a remote's page, slot or menu entry when its flag is off, and menu entries to omitted pages. Omits the
 * `publicPaths` of pages, because browsers do not need them.
 * @param isOn returns whether a flag of an app is on; by default all flags are on
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
      const hiddenPaths = current.pages.filter((page) => !isShown(page)).map(({ path }) => path);
      const navigation = current.navigation?.filter(
        (entry) => isShown(entry) && !hiddenPaths.includes(entry.to),
      );
      return [
        {
          app,
          releases: releases.map(toSnapshotRelease),
          pages: current.pages.filter(isShown).map(({ publicPaths: _publicPaths, ...page }) => page),
          slots: current.slots.filter(isShown),
          ...(navigation && { navigation }),
        },
      ];
    }),
  };
}

/** Returns the pages of the shell and of the current remotes with all fields, except pages with a disabled flag. */
export function listShownPages({
  shell,
  snapshot,
  releases,
}: Pick<Composition, 'shell' | 'snapshot' | 'releases'>): PageDescription[] {
  const remotePages = snapshot.remotes.flatMap(({ app, pages }) => {
    const shownPaths = new Set(pages.map(({ path }) => path));
    return (releases[app]?.[0]?.pages ?? []).filter(({ path }) => shownPaths.has(path));
  });
  return [...shell.pages, ...remotePages];
}

/** Returns the sorted names of all flags of a release's pages, slots and menu entries. */
export function listFlags({ pages, slots, navigation = [] }: ReleaseDescription): string[] {
  const names = [...pages, ...slots, ...navigation].flatMap(({ flag }) => flag ?? []);
  return [...new Set(names)].sort();
}
