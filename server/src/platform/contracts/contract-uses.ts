import type { ReleaseDescription } from '@rangmala/shared/contract';
import { findPathOwner } from './contract-problems.ts';

/** A link or slot with the apps that depend on it. */
export interface ContractUse {
  kind: 'link' | 'slot';
  /** A page's path, or the name of a slot. */
  name: string;
  /** The app that owns the link or slot; undefined when no live app owns it. */
  owner: string | undefined;
  apps: string[];
}

interface LiveReleases {
  shell: ReleaseDescription;
  remotes: readonly ReleaseDescription[];
}

/** Returns the apps that use each link and slot, sorted by kind and name. Includes unused slots. */
export function listContractUses({ shell, remotes }: LiveReleases): ContractUse[] {
  const uses = new Map<string, ContractUse>();
  const releases = [shell, ...remotes];
  const add = (newUse: Omit<ContractUse, 'apps'>, app?: string) => {
    const key = `${newUse.kind} ${newUse.name}`;
    const use = uses.get(key) ?? { ...newUse, apps: [] };
    if (app !== undefined && !use.apps.includes(app)) use.apps.push(app);
    uses.set(key, use);
  };
  for (const slot of shell.pages.flatMap(({ slots }) => slots))
    add({ kind: 'slot', name: slot, owner: 'shell' });
  for (const { app, slots, dependsOn } of releases) {
    for (const { slot } of slots) add({ kind: 'slot', name: slot, owner: undefined }, app);
    for (const name of dependsOn?.links ?? []) {
      add({ kind: 'link', name, owner: findPathOwner(name, shell, remotes)?.app }, app);
    }
  }
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => ({ ...use, apps: use.apps.sort() }));
}
