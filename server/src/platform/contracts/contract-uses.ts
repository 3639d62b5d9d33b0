import { isSamePattern, type ReleaseDescription } from '@rangmala/shared/contract';
import { findPathOwner } from './contract-problems.ts';

/** A link or slot with the apps that depend on it. */
export interface ContractUse {
  kind: 'link' | 'slot';
  /** A page's path, or the name of a slot. */
  name: string;
  /** The app that owns the link or slot; undefined when no live app owns it. */
  owner: string | undefined;
  apps: string[];
  /** Advice about the replacement; set for a deprecated link. */
  deprecated?: string;
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
      const owner = findPathOwner(name, shell, remotes);
      const deprecated = owner?.pages.find(({ path }) => isSamePattern(path, name))?.deprecated;
      add({ kind: 'link', name, owner: owner?.app, ...(deprecated !== undefined && { deprecated }) }, app);
    }
  }
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => ({ ...use, apps: use.apps.sort() }));
}

/** Returns a sentence for each deprecated export and link that a release uses. */
export function listReleaseDeprecations(release: ReleaseDescription, liveReleases: LiveReleases): string[] {
  const { shell, remotes } = liveReleases;
  const releasesWithCandidate = {
    shell,
    remotes: [...remotes.filter(({ app }) => app !== release.app), release],
  };
  return listDeprecationsFromUses(release, shell, listContractUses(releasesWithCandidate));
}

/**
 * Returns the same sentences as {@link listReleaseDeprecations}, for callers that have already listed the uses.
 * @param uses the apps that use each link and slot, including the uses of `release`
 */
export function listDeprecationsFromUses(
  release: ReleaseDescription,
  shell: ReleaseDescription,
  uses: readonly ContractUse[],
): string[] {
  return [
    ...Object.entries(release.uses).flatMap(([module, names]) =>
      names.flatMap((name) => {
        const advice = shell.deprecated?.[module]?.[name];
        return advice === undefined
          ? []
          : [formatDeprecation(`${release.app} uses ${name} of ${module}`, advice)];
      }),
    ),
    ...uses
      .filter(({ apps }) => apps.includes(release.app))
      .flatMap(({ kind, name, owner, deprecated }) =>
        deprecated === undefined
          ? []
          : [formatDeprecation(`${release.app} uses the ${kind} ${name} of ${owner}`, deprecated)],
      ),
  ];
}

const formatDeprecation = (use: string, advice: string) =>
  `${use}, which is deprecated${advice === '' ? '.' : `: ${advice}`}`;
