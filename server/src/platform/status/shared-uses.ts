import type { ReleaseDescription } from '@rangmala/shared/contract';

/** An export of a shared module with the remotes that import it in their live releases. */
export interface SharedUse {
  module: string;
  /** Name of the export; `*` for all exports of the module. */
  name: string;
  apps: string[];
}

/** Returns the remotes that use each export of the shell's modules, sorted by module and name. */
export function listSharedUses(releases: readonly Pick<ReleaseDescription, 'app' | 'uses'>[]): SharedUse[] {
  const uses = new Map<string, SharedUse>();
  for (const release of releases) {
    for (const [module, names] of Object.entries(release.uses)) {
      for (const name of names) {
        const key = `${module} ${name}`;
        const use = uses.get(key) ?? { module, name, apps: [] };
        use.apps.push(release.app);
        uses.set(key, use);
      }
    }
  }
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => ({ ...use, apps: use.apps.sort() }));
}
