import { createContext, use, type ReactNode } from 'react';
import type { Snapshot } from '@rangmala/shared/contract';
import type { ModuleLoader } from './module-loader.ts';

interface Federation {
  loader: ModuleLoader;
  snapshot: Snapshot;
}

const FederationContext = createContext<Federation | undefined>(undefined);

export function FederationProvider({ loader, snapshot, children }: Federation & { children: ReactNode }) {
  return <FederationContext value={{ loader, snapshot }}>{children}</FederationContext>;
}

function useFederation(): Federation {
  const federation = use(FederationContext);
  if (!federation) throw new Error('useModuleLoader and useSnapshot need a FederationProvider.');
  return federation;
}

export const useModuleLoader = () => useFederation().loader;
export const useSnapshot = () => useFederation().snapshot;
