import { NotFoundError } from '../../http/errors.ts';
import {
  type ChangeCheck,
  findCurrentSnapshot,
  endCanary,
  type RegistrySnapshot,
  startCanary,
} from '../registry/registry.ts';
import { findRelease } from '../registry/stored-releases.ts';
import { activateStoredRelease, type DeploymentContext } from './deployments.ts';

/**
 * Changes the share of the running canary and restarts the comparison with the live release.
 * @throws NotFoundError when the app has no canary
 */
export async function changeCanary(
  { app, activeSnapshot }: DeploymentContext,
  name: string,
  percent: number,
  changedBy: string,
): Promise<RegistrySnapshot> {
  const canary = (await findCurrentSnapshot(app.db))?.canaries[name];
  if (!canary) throw new NotFoundError(`${name} has no canary.`);
  const since = new Date().toISOString();
  const newCanary = { version: canary.version, percent, since };
  const snapshot = await startCanary(app.db, name, newCanary, changedBy);
  activeSnapshot.invalidate();
  return snapshot;
}

/**
 * Makes the canary of an app the live release.
 * @throws NotFoundError when the app has no canary
 * @throws RefusedError when the release checks find problems
 * @throws any error of `extraCheck`
 */
export async function promoteCanary(
  context: DeploymentContext,
  name: string,
  changedBy: string,
  reason = 'promoted',
  extraCheck?: ChangeCheck,
): Promise<RegistrySnapshot> {
  const { db } = context.app;
  const canary = (await findCurrentSnapshot(db))?.canaries[name];
  const release = canary && (await findRelease(db, name, canary.version));
  if (!release) throw new NotFoundError(`${name} has no canary.`);
  return activateStoredRelease(context, release, { kind: 'promoted', by: changedBy, reason }, extraCheck);
}

/**
 * Ends the canary of an app. The canary's visitors get the live release again.
 * @throws NotFoundError when the app has no canary
 */
export async function stopCanary(
  { app, activeSnapshot }: DeploymentContext,
  name: string,
  changedBy: string,
): Promise<RegistrySnapshot> {
  const canary = (await findCurrentSnapshot(app.db))?.canaries[name];
  if (!canary) throw new NotFoundError(`${name} has no canary.`);
  const snapshot = await endCanary(
    app.db,
    { app: name, version: canary.version },
    { kind: 'canary_stopped', by: changedBy, reason: 'canary stopped' },
  );
  activeSnapshot.invalidate();
  return snapshot;
}
