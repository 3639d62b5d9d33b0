import { createContext, use, type ReactNode } from 'react';
import type { NavigationEntry, Snapshot } from '@rangmala/shared/contract';

const NavigationContext = createContext<readonly NavigationEntry[]>([]);

/** Provides the menu entries of the remotes in a snapshot. */
export function NavigationProvider({ snapshot, children }: { snapshot: Snapshot; children: ReactNode }) {
  const entries = snapshot.remotes.flatMap(({ navigation = [] }) => navigation);
  return <NavigationContext value={entries}>{children}</NavigationContext>;
}

/** Returns the entries that remotes add to a menu, in the snapshot's order. */
export function useNavigation(menu: NavigationEntry['menu']): NavigationEntry[] {
  return use(NavigationContext).filter((entry) => entry.menu === menu);
}
