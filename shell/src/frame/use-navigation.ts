import { createContext, use } from 'react';
import type { NavigationEntry } from '@rangmala/shared/contract';

export const NavigationContext = createContext<readonly NavigationEntry[]>([]);

/** Returns the entries that remotes add to a menu. */
export function useNavigation(menu: NavigationEntry['menu']): NavigationEntry[] {
  return use(NavigationContext).filter((entry) => entry.menu === menu);
}
