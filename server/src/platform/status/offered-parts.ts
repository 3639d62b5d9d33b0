import type { NavigationEntry, ReleaseDescription } from '@rangmala/shared/contract';
import type { Composition } from '../registry/composition.ts';
import { sumModuleBytes } from '../releases/release-weight.ts';

/**
 * The menu entries, slots and pages of an app's live release, without parts that flags hide. `bytes` is the compressed
 * size of the release's files that a browser loads for the page or slot.
 */
export interface OfferedParts {
  pages: { path: string; page: string; bytes: number }[];
  slots: { slot: string; component: string; bytes: number }[];
  navigation: NavigationEntry[];
}

const NO_PARTS: OfferedParts = { pages: [], slots: [], navigation: [] };

/** Returns the parts of an app in a composition; no parts when the app is not live. */
export function listOfferedParts(app: string, composition: Composition | undefined): OfferedParts {
  if (!composition) return NO_PARTS;
  const release = app === 'shell' ? composition.shell : composition.releases[app]?.[0];
  const enabledParts =
    app === 'shell' ? composition.shell : composition.snapshot.remotes.find((remote) => remote.app === app);
  if (!release || !enabledParts) return NO_PARTS;
  return describeParts(release, enabledParts);
}

function describeParts(
  release: ReleaseDescription,
  { pages, slots, navigation = [] }: Pick<ReleaseDescription, 'pages' | 'slots' | 'navigation'>,
): OfferedParts {
  return {
    pages: pages.map(({ path, page }) => ({ path, page, bytes: sumModuleBytes(release, page) })),
    slots: slots.map(({ slot, component }) => ({
      slot,
      component,
      bytes: sumModuleBytes(release, component),
    })),
    navigation: [...navigation],
  };
}
