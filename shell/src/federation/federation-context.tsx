import { createContext, use, type ReactNode } from 'react';
import type { NavigationEntry, Snapshot } from '@rangmala/shared/contract';
import type { ModuleLoader } from './module-loader.ts';

const LoaderContext = createContext<ModuleLoader | undefined>(undefined);
const SnapshotContext = createContext<Pick<Snapshot, 'remotes'>>({ remotes: [] });

interface FederationProviderProps {
  loader: ModuleLoader;
  snapshot: Snapshot;
  children: ReactNode;
}

export function FederationProvider({ loader, snapshot, children }: FederationProviderProps) {
  return (
    <LoaderContext value={loader}>
      <SnapshotContext value={snapshot}>{children}</SnapshotContext>
    </LoaderContext>
  );
}

export function useModuleLoader(): ModuleLoader {
  const loader = use(LoaderContext);
  if (!loader) throw new Error('useModuleLoader needs a FederationProvider.');
  return loader;
}

/** Returns the remotes of the snapshot; none outside a FederationProvider. */
export const useRemotes = () => use(SnapshotContext).remotes;

/** Returns the entries that remotes add to a menu. */
export function useNavigation(menu: NavigationEntry['menu']): NavigationEntry[] {
  return useRemotes()
    .flatMap(({ navigation = [] }) => navigation)
    .filter((entry) => entry.menu === menu);
}
