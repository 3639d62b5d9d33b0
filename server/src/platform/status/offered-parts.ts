import type { NavigationEntry, ReleaseDescription } from '@rangmala/shared/contract';
import type { Composition } from '../registry/composition.ts';
import { moduleBytes } from '../releases/release-weight.ts';

/** The menu entries, slots and pages of an app's live release, without those that flags hide. */
export interface OfferedParts {
  /** `bytes`: the compressed files that a browser loads for the page or slot in addition to the shell. */
  pages: { path: string; page: string; bytes: number }[];
  slots: { slot: string; component: string; bytes: number }[];
  navigation: NavigationEntry[];
}

const NO_PARTS: OfferedParts = { pages: [], slots: [], navigation: [] };

export function offeredParts(app: string, composition: Composition | undefined): OfferedParts {
  if (!composition) return NO_PARTS;
  const release = app === 'shell' ? composition.shell : composition.releases[app]?.[0];
  const shown =
    app === 'shell' ? composition.shell : composition.snapshot.remotes.find((remote) => remote.app === app);
  if (!release || !shown) return NO_PARTS;
  return partsOf(release, shown);
}

function partsOf(
  release: ReleaseDescription,
  { pages, slots, navigation = [] }: Pick<ReleaseDescription, 'pages' | 'slots' | 'navigation'>,
): OfferedParts {
  return {
    pages: pages.map(({ path, page }) => ({ path, page, bytes: moduleBytes(release, page) })),
    slots: slots.map(({ slot, component }) => ({ slot, component, bytes: moduleBytes(release, component) })),
    navigation: [...navigation],
  };
}
