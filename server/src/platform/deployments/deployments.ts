import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Deployed } from '@rangmala/shared/contract/deployments';
import { isCoveredByDigest } from '@rangmala/shared/contract/release-digest';
import { ApiError, ConflictError, NotFoundError, RuleError } from '../../http/errors.ts';
import type { Preview, Previews } from '../previews/previews.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import {
  type Change,
  changeRegistry,
  findCurrentSnapshot,
  type RegistrySnapshot,
  type RegistryState,
  removeApp,
  setCanary,
  setLive,
} from '../registry/registry.ts';
import { addRelease, findRelease, protectRelease } from '../registry/stored-releases.ts';
import { runReleaseChecks } from '../release-checks/run-release-checks.ts';
import {
  readReleaseFile,
  type ReleaseFileReader,
  restoreRelease,
  storeRelease,
} from '../releases/release-files.ts';
import { type PackageFiles, verifyPackage } from '../releases/release-package.ts';

const PREVIEW_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export interface DeploymentContext {
  app: FastifyInstance;
  activeSnapshot: ActiveSnapshot;
  previews: Previews;
}

/** The visitors who get a deployed release: all visitors, a share of them, or only holders of the preview link. */
export type DeploymentMode = { kind: 'live' } | { kind: 'preview' } | { kind: 'canary'; percent: number };

/**
 * Error with status 422: the release checks found problems. The message is the first problem; `problems` lists all
 * problems.
 */
export class RefusedError extends ApiError {
  override name = 'RefusedError';
  constructor(problems: readonly string[]) {
    super(422, problems[0] ?? 'This release was refused.', { problems });
  }
}

/**
 * Verifies, checks and stores a package. Depending on `mode`, makes its release live, starts a canary, or does neither.
 * @throws RuleError or RefusedError when the release is refused; the live releases stay unchanged
 * @throws ConflictError when the version is already published with other content
 */
export async function deployPackage(
  context: DeploymentContext,
  expectedApp: string,
  files: PackageFiles,
  mode: DeploymentMode,
  changedBy: string,
): Promise<Deployed> {
  const { app } = context;
  const release = verifyPackage(files);
  const { version } = release;
  if (release.app !== expectedApp) {
    throw new RuleError(`The package holds a release of ${release.app}, not of ${expectedApp}.`);
  }
  const readFile: ReleaseFileReader = async (path) => files.get(path);
  const publishedRelease = await findRelease(app.db, expectedApp, version);
  if (
    publishedRelease &&
    !isDeepStrictEqual(omitCompressedFiles(publishedRelease), omitCompressedFiles(release))
  ) {
    throw new ConflictError(`${expectedApp} ${version} is already published with other content.`);
  }
  const current = await findCurrentSnapshot(app.db);
  const describeResult = async (result: Deployed['result'], snapshot: number): Promise<Deployed> => ({
    result,
    app: expectedApp,
    version,
    snapshot,
    preview: await createPreviewLink(context, release),
    check: await createPreviewLink(context, release, { isQuiet: true, hasAllFlags: true }),
  });
  const isStored = await protectRelease(app.db, expectedApp, version);
  if (publishedRelease && isStored) await restoreRelease(app.storage, publishedRelease, readFile);
  if (current && hasNoEffect(current, release, mode)) return describeResult('unchanged', current.number);

  const check = createReleaseCheck(context, release, readFile);
  await check(current?.number ?? 0);
  if (!isStored) {
    await storeRelease(app.storage, release, readFile);
    await addRelease(app.db, release, changedBy);
  }
  if (mode.kind === 'preview') return describeResult('preview', current?.number ?? 0);
  const change: Change =
    mode.kind === 'live'
      ? { kind: 'deployed', by: changedBy, reason: 'deployed' }
      : describeCanaryStart(mode.percent, changedBy);
  const snapshot = await changeApp(context, expectedApp, change, async (state) => {
    await check(state.number);
    if (mode.kind === 'live') return setLive(state, { [expectedApp]: version }, change.kind);
    const since = new Date().toISOString();
    return setCanary(state, expectedApp, { version, percent: mode.percent, since });
  });
  return describeResult(mode.kind, snapshot.number);
}

/** Changes one app in the registry. The next page of this process shows the change. */
export async function changeApp(
  { app, activeSnapshot }: DeploymentContext,
  name: string,
  change: Change,
  computeNext: (state: RegistryState) => RegistryState | Promise<RegistryState>,
): Promise<RegistrySnapshot> {
  const snapshot = await changeRegistry(app.db, [name], change, computeNext);
  activeSnapshot.invalidate();
  return snapshot;
}

export const describeCanaryStart = (percent: number, changedBy: string): Change => ({
  kind: 'canary_started',
  by: changedBy,
  reason: `canary for ${percent} %`,
});

/** Omits the compressed files: another machine may compress the same content to other bytes. */
const omitCompressedFiles = (release: ReleaseDescription) => ({
  ...release,
  files: release.files.filter(({ path }) => isCoveredByDigest(path)),
});

/** Returns whether the deployment would change nothing; false for a preview. */
function hasNoEffect(
  { live, canaries }: RegistrySnapshot,
  { app, version }: ReleaseDescription,
  mode: DeploymentMode,
): boolean {
  const canary = canaries[app];
  if (mode.kind === 'preview') return false;
  if (mode.kind === 'canary' && canary) return canary.version === version && canary.percent === mode.percent;
  return live[app] === version && !canary;
}

/**
 * Returns a function that runs the release checks of a release. The function throws RefusedError when the checks find
 * problems, and skips the checks when the last run passed for the snapshot with this number.
 */
function createReleaseCheck(
  { app, activeSnapshot }: DeploymentContext,
  release: ReleaseDescription,
  read: ReleaseFileReader,
): (snapshot: number) => Promise<void> {
  let checkedSnapshot: number | undefined;
  return async (snapshot) => {
    if (checkedSnapshot === snapshot) return;
    activeSnapshot.invalidate();
    const problems = await runReleaseChecks({ app, activeSnapshot, candidate: release, read });
    if (problems.length > 0) throw new RefusedError(problems);
    checkedSnapshot = snapshot;
  };
}

async function createPreviewLink(
  { app, previews }: DeploymentContext,
  { app: name, version }: ReleaseDescription,
  options: Pick<Preview, 'isQuiet' | 'hasAllFlags'> = {},
): Promise<string> {
  const expires = Date.now() + PREVIEW_LIFETIME_MS;
  const signedLink = await previews.sign({ app: name, version, expires, ...options });
  return `${app.settings.publicUrl}/_preview?link=${signedLink}`;
}

/** An automatic change: its reason, and a check that throws when the state of the registry has changed since. */
export interface AutomaticChange {
  reason: string;
  check: (state: RegistryState) => void;
}

/**
 * Rolls an app back to a version; by default to the newest earlier live release that is still stored.
 * @throws NotFoundError when there is no such release, or when its files were deleted
 * @throws RefusedError when the release checks find problems
 */
export async function rollBack(
  context: DeploymentContext,
  name: string,
  changedBy: string,
  targetVersion?: string,
  automaticChange?: AutomaticChange,
): Promise<RegistrySnapshot> {
  const { db } = context.app;
  const targetVersions =
    targetVersion === undefined ? ((await findCurrentSnapshot(db))?.earlier[name] ?? []) : [targetVersion];
  for (const version of targetVersions) {
    const release = await findRelease(db, name, version);
    if (release && (await protectRelease(db, name, version))) {
      const change = { kind: 'rolled_back', by: changedBy, reason: 'rolled back' } as const;
      return activateStoredRelease(context, release, change, automaticChange);
    }
    if (targetVersion === undefined) continue;
    if (!release) throw new NotFoundError(`There is no release ${version} of ${name}.`);
    throw new NotFoundError(`${name} ${version} is no longer stored: its files were removed.`);
  }
  throw new NotFoundError(`There is no earlier release of ${name} to roll back to.`);
}

/**
 * Makes a stored release live.
 * @throws RefusedError when the release checks find problems, and any error of the automatic change's check
 */
export async function activateStoredRelease(
  context: DeploymentContext,
  release: ReleaseDescription,
  change: Change,
  { reason = change.reason, check: checkState }: Partial<AutomaticChange> = {},
): Promise<RegistrySnapshot> {
  const runChecks = createReleaseCheck(context, release, (path) =>
    readReleaseFile(context.app.storage, release, path),
  );
  return changeApp(context, release.app, { ...change, reason }, async (state) => {
    checkState?.(state);
    await runChecks(state.number);
    return setLive(state, { [release.app]: release.version }, change.kind);
  });
}

/**
 * Removes a remote with its pages and slots from the site. A rollback restores the last live release of the remote.
 * @throws RuleError for the shell
 * @throws NotFoundError when the remote is not live
 */
export async function retireRemote(
  context: DeploymentContext,
  name: string,
  changedBy: string,
): Promise<RegistrySnapshot> {
  if (name === 'shell') throw new RuleError('The shell cannot be retired: every page needs it.');
  const change = { kind: 'retired', by: changedBy, reason: 'retired' } as const;
  return changeApp(context, name, change, (state) => {
    if (state.live[name] === undefined) throw new NotFoundError(`${name} is not live.`);
    return removeApp(state, name);
  });
}
