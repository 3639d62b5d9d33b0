import { NotFoundError } from '../../http/errors.ts';
import {
  type Canary,
  endCanary,
  findCurrentSnapshot,
  type RegistrySnapshot,
  type RegistryState,
  setCanary,
} from '../registry/registry.ts';
import { findRelease } from '../registry/stored-releases.ts';
import {
  activateStoredRelease,
  type AutomaticChange,
  changeApp,
  type DeploymentContext,
  describeCanaryStart,
} from './deployments.ts';

/**
 * Changes the share of the running canary and restarts the comparison with the live release.
 * @throws NotFoundError when the app has no canary
 */
export function changeCanary(
  context: DeploymentContext,
  name: string,
  changedBy: string,
  percent: number,
): Promise<RegistrySnapshot> {
  return changeApp(context, name, describeCanaryStart(percent, changedBy), (state) => {
    const { version } = requireCanary(state, name);
    return setCanary(state, name, { version, percent, since: new Date().toISOString() });
  });
}

/**
 * Makes the canary of an app the live release.
 * @throws NotFoundError when the app has no canary
 * @throws RefusedError when the release checks find problems, and any error of the automatic change's check
 */
export async function promoteCanary(
  context: DeploymentContext,
  name: string,
  changedBy: string,
  automaticChange?: AutomaticChange,
): Promise<RegistrySnapshot> {
  const { db } = context.app;
  const { version } = requireCanary(await findCurrentSnapshot(db), name);
  const release = await findRelease(db, name, version);
  if (!release) throw new NotFoundError(`There is no release ${version} of ${name}.`);
  const change = { kind: 'promoted', by: changedBy, reason: 'promoted' } as const;
  return activateStoredRelease(context, release, change, automaticChange);
}

/**
 * Ends the canary of an app. The canary's visitors get the live release again. A canary that replaces it in the meantime
 * stays.
 * @throws NotFoundError when the app has no canary
 */
export async function stopCanary(
  context: DeploymentContext,
  name: string,
  changedBy: string,
): Promise<RegistrySnapshot> {
  const change = { kind: 'canary_stopped', by: changedBy, reason: 'canary stopped' } as const;
  const { version } = requireCanary(await findCurrentSnapshot(context.app.db), name);
  return changeApp(context, name, change, (state) => endCanary(state, name, version));
}

function requireCanary(state: Pick<RegistryState, 'canaries'> | undefined, name: string): Canary {
  const canary = state?.canaries[name];
  if (!canary) throw new NotFoundError(`${name} has no canary.`);
  return canary;
}
