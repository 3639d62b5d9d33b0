import { AUDIENCE_RULE, parseAudience } from '@rangmala/shared/contract/audiences';
import { PERCENT_RULE } from '@rangmala/shared/contract/deployments';
import { MalformedError, NotFoundError, RuleError } from '../../http/errors.ts';
import {
  type ChangeCheck,
  findCurrentSnapshot,
  endCanary,
  type RegistrySnapshot,
  startCanary,
} from '../registry/registry.ts';
import { findRelease } from '../registry/stored-releases.ts';
import {
  activateStoredRelease,
  type CanaryVisitors,
  type DeploymentContext,
  pickVisitors,
} from './deployments.ts';

/** Default share of a canary without an audience, in percent. */
const DEFAULT_PERCENT = 10;

/**
 * Returns the visitors of a canary. `percent` defaults to 100 with an audience, and to {@link DEFAULT_PERCENT} without
 * an audience.
 * @throws RuleError when the audience is invalid, or names a region while the site has no REGION_HEADER
 * @throws MalformedError for a share of 100 % without an audience
 */
export function readCanaryVisitors(
  { app }: Pick<DeploymentContext, 'app'>,
  { percent, audience: text }: { percent?: number | undefined; audience?: string | undefined },
): CanaryVisitors {
  if (text === undefined) {
    if (percent === 100) throw new MalformedError(PERCENT_RULE);
    return { percent: percent ?? DEFAULT_PERCENT };
  }
  let audience;
  try {
    audience = parseAudience(text);
  } catch {
    throw new RuleError(AUDIENCE_RULE);
  }
  if (audience.region !== undefined && app.settings.regionHeader === undefined) {
    throw new RuleError(
      'This site does not know the regions of its visitors: its owner has to set REGION_HEADER first.',
    );
  }
  return { percent: percent ?? 100, audience };
}

/**
 * Changes the visitors of the running canary and restarts the comparison with the live release.
 * @throws NotFoundError when the app has no canary
 */
export async function changeCanary(
  { app, activeSnapshot }: DeploymentContext,
  name: string,
  visitors: CanaryVisitors,
  changedBy: string,
): Promise<RegistrySnapshot> {
  const canary = (await findCurrentSnapshot(app.db))?.canaries[name];
  if (!canary) throw new NotFoundError(`${name} has no canary.`);
  const since = new Date().toISOString();
  const newCanary = { version: canary.version, ...pickVisitors(visitors), since };
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
