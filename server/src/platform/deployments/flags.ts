import { NotFoundError } from '../../http/errors.ts';
import { listFlags } from '../registry/composition.ts';
import { findCurrentSnapshot, type RegistrySnapshot, setFlag } from '../registry/registry.ts';
import { findRelease } from '../registry/stored-releases.ts';
import type { DeploymentContext } from './deployments.ts';

/**
 * Switches a flag on or off for all visitors.
 * @throws NotFoundError when neither the live release nor the canary has the flag
 */
export async function switchFlag(
  { app: { db }, activeSnapshot }: Pick<DeploymentContext, 'app' | 'activeSnapshot'>,
  change: { app: string; flag: string; on: boolean },
  changedBy: string,
): Promise<RegistrySnapshot> {
  const { app, flag } = change;
  const current = await findCurrentSnapshot(db);
  const versions = [current?.live[app], current?.canaries[app]?.version].filter((each) => each !== undefined);
  const releases = await Promise.all(versions.map((version) => findRelease(db, app, version)));
  const flags = [...new Set(releases.flatMap((release) => (release ? listFlags(release) : [])))];
  if (!flags.includes(flag)) {
    const availableFlags = flags.length === 0 ? 'it has none' : `it has ${flags.join(', ')}`;
    throw new NotFoundError(`${app} has no flag ${flag}: ${availableFlags}.`);
  }
  const snapshot = await setFlag(db, change, changedBy);
  activeSnapshot.invalidate();
  return snapshot;
}
