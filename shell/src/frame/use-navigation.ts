import { createContext, use } from 'react';
import type { NavigationEntry, Snapshot } from '@rangmala/shared/contract';

export const NavigationContext = createContext<Pick<Snapshot, 'remotes'>>({ remotes: [] });

/** Returns the entries that remotes add to a menu. */
export function useNavigation(menu: NavigationEntry['menu']): NavigationEntry[] {
  const entries = use(NavigationContext).remotes.flatMap(({ navigation = [] }) => navigation);
  return entries.filter((entry) => entry.menu === menu);
}
