import type { ReactNode } from 'react';
import type { Snapshot } from '@rangmala/shared/contract';
import { NavigationContext } from './use-navigation.ts';

/** Provides the menu entries of the remotes in a snapshot. */
export function NavigationProvider({ snapshot, children }: { snapshot: Snapshot; children: ReactNode }) {
  return <NavigationContext value={snapshot}>{children}</NavigationContext>;
}
