import type { Database } from '../database/database.ts';
import {
  type Change,
  changeRegistry,
  type RegistrySnapshot,
  type RegistryState,
  setLive,
} from '../platform/registry/registry.ts';

/** Makes releases live, by app. `check` is called before each attempt. */
export function activateReleases(
  db: Database,
  versions: Record<string, string>,
  change: Partial<Change> = {},
  check: (state: RegistryState) => Promise<void> = async () => undefined,
): Promise<RegistrySnapshot> {
  const deployed: Change = { kind: 'deployed', by: 'team', reason: 'deployed', ...change };
  return changeRegistry(db, Object.keys(versions), deployed, async (state) => {
    await check(state);
    return setLive(state, versions, deployed.kind);
  });
}
