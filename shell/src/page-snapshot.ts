import type { NavigationEntry, Snapshot, SnapshotRemote } from '@rangmala/shared/contract';
import type { RoutedPage } from './routes.tsx';

/** Path of the page that shows the menu `home`. Every page may show the other menus. */
const HOME_PATH = '/';

/**
 * Returns the part of a snapshot that one page needs: the page's route, the components in the page's slots, the
 * releases of the apps that the page and the components belong to, and the menu entries of all apps. Does not change
 * the sequence of the remotes.
 */
export function createPageSnapshot(snapshot: Snapshot, page: RoutedPage): Snapshot {
  const isShown = ({ menu }: NavigationEntry) => menu !== 'home' || page.path === HOME_PATH;
  const remotes = snapshot.remotes.flatMap((remote): SnapshotRemote[] => {
    const pages = remote.app === page.app ? remote.pages.filter(({ path }) => path === page.path) : [];
    const slots = remote.slots.filter(({ slot }) => page.slots.includes(slot));
    const navigation = remote.navigation?.filter(isShown) ?? [];
    const isUsed = pages.length > 0 || slots.length > 0;
    if (!isUsed && navigation.length === 0) return [];
    return [
      {
        app: remote.app,
        releases: isUsed ? remote.releases : [],
        pages,
        slots,
        ...(navigation.length > 0 ? { navigation } : {}),
      },
    ];
  });
  return { ...snapshot, remotes };
}
