import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import { isContent } from '@rangmala/shared/contract/release-digest';
import { ApiError, ConflictError, NotFoundError, RuleError } from '../../http/errors.ts';
import type { LiveSnapshots } from '../registry/active-snapshot.ts';
import {
  addRelease,
  currentSnapshot,
  endCanary,
  findRelease,
  keepRelease,
  makeLive,
  type RegistrySnapshot,
  snapshots,
  startCanary,
  versionsBefore,
} from '../registry/registry.ts';
import { storeRelease } from '../releases/release-files.ts';
import { admissionObjections, readerOf, storedReader } from '../release-checks/admission.ts';
import type { Files } from '../releases/release-package.ts';
import type { Previews } from '../previews/previews.ts';
import { verifyRelease } from '../releases/verify.ts';

/** How long a preview link works. */
const PREVIEW_MS = 7 * 24 * 60 * 60 * 1000;

export interface Shipping {
  app: FastifyInstance;
  live: LiveSnapshots;
  previews: Previews;
}

/** What is to become of a package: everybody's release, a part of the visitors', or only the link's. */
export type Mode = { kind: 'live' } | { kind: 'preview' } | { kind: 'canary'; percent: number };

export interface Shipped {
  verdict: 'live' | 'preview' | 'canary' | 'unchanged';
  app: string;
  version: string;
  snapshot: number;
  /** Link that shows this release in the live site. */
  preview: string;
}

/** The gate's answer: 422 with its first objection as the sentence, and all of them beside it. */
class RefusedError extends ApiError {
  override name = 'RefusedError';
  constructor(objections: readonly string[]) {
    super(422, objections[0] ?? 'This release was refused.', { objections });
  }
}

/**
 * Takes in a package: checks it, stores it, and makes of it what the team asked for.
 * @throws RuleError or RefusedError in sentences when it must not be let in; nothing is changed then
 */
export async function ship(
  shipping: Shipping,
  expected: string,
  files: Files,
  mode: Mode,
  by: string,
): Promise<Shipped> {
  const { app, live } = shipping;
  const candidate = verifyRelease(files);
  if (candidate.app !== expected) {
    throw new RuleError(`The package holds a release of ${candidate.app}, not of ${expected}.`);
  }
  const { version } = candidate;
  const known = await findRelease(app.db, expected, version);
  if (known && !isDeepStrictEqual(unpacked(known), unpacked(candidate))) {
    throw new ConflictError(`${expected} ${version} is published already, with other content.`);
  }
  const current = await currentSnapshot(app.db);
  const done = async (verdict: Shipped['verdict'], snapshot: number): Promise<Shipped> => ({
    verdict,
    app: expected,
    version,
    snapshot,
    preview: await previewLink(shipping, candidate),
  });
  if (current && isSo(current, candidate, mode)) return done('unchanged', current.number);
  const isStored = await keepRelease(app.db, expected, version);
  let isAdmitted = false;
  const admit = async () => {
    await refuseMisfit(shipping, candidate, readerOf(files));
    if (!isStored && !isAdmitted) {
      await storeRelease(app.storage, candidate, readerOf(files));
      await addRelease(app.db, candidate, by);
    }
    isAdmitted = true;
  };
  if (mode.kind === 'preview') {
    await admit();
    return done('preview', current?.number ?? 0);
  }
  const snapshot =
    mode.kind === 'live'
      ? await makeLive(app.db, { [expected]: version }, by, 'deployed', admit)
      : await startCanary(
          app.db,
          expected,
          { version, percent: mode.percent, since: new Date().toISOString() },
          by,
          admit,
        );
  live.lookAgain();
  return done(mode.kind, snapshot.number);
}

/** A description without the packed files, which another machine's brotli may pack otherwise. */
const unpacked = (release: ReleaseDescription) => ({
  ...release,
  files: release.files.filter(({ path }) => isContent(path)),
});

/** Whether what a team asks for is so already. */
function isSo(
  { live, canaries }: RegistrySnapshot,
  { app, version }: ReleaseDescription,
  mode: Mode,
): boolean {
  const trial = canaries[app];
  if (mode.kind === 'preview') return false;
  if (mode.kind === 'canary' && trial) return trial.version === version && trial.percent === mode.percent;
  return live[app] === version && !trial;
}

/** @throws RefusedError when the gate objects to a release, in the composition as it is at this moment */
async function refuseMisfit(
  { app, live }: Shipping,
  candidate: ReleaseDescription,
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<void> {
  live.lookAgain();
  const objections = await admissionObjections({ app, live, candidate, read });
  if (objections.length > 0) throw new RefusedError(objections);
}

async function previewLink(
  { app, previews }: Shipping,
  { app: name, version }: ReleaseDescription,
): Promise<string> {
  const signed = await previews.sign({ app: name, version, expires: Date.now() + PREVIEW_MS });
  return `${app.settings.publicUrl}/_preview?link=${signed}`;
}

/**
 * Goes back to a kept release of an app: the one named, or the one that was live before.
 * @throws NotFoundError when there is none; RefusedError when it no longer fits the others
 */
export async function rollBack(
  shipping: Shipping,
  name: string,
  to: string | undefined,
  by: string,
): Promise<RegistrySnapshot> {
  const { app } = shipping;
  const version = to ?? versionsBefore(await snapshots(app.db))[name];
  if (version === undefined) throw new NotFoundError(`There is no release of ${name} to go back to.`);
  const release = await findRelease(app.db, name, version);
  if (!release) throw new NotFoundError(`There is no release ${version} of ${name}.`);
  if (!(await keepRelease(app.db, name, version))) {
    throw new NotFoundError(`${name} ${version} is no longer kept: its files were removed.`);
  }
  return makeStoredLive(shipping, release, by, 'taken back');
}

/**
 * Makes an app's release on trial everybody's.
 * @throws NotFoundError when there is none; RefusedError when others changed since, and it no longer fits them
 */
export async function promote(shipping: Shipping, name: string, by: string): Promise<RegistrySnapshot> {
  const { app } = shipping;
  const trial = (await currentSnapshot(app.db))?.canaries[name];
  const release = trial && (await findRelease(app.db, name, trial.version));
  if (!release) throw new NotFoundError(`No release of ${name} is on trial.`);
  return makeStoredLive(shipping, release, by, 'promoted');
}

/** Makes a release live that was published before, if it fits the others as they are now. */
async function makeStoredLive(
  shipping: Shipping,
  release: ReleaseDescription,
  by: string,
  reason: string,
): Promise<RegistrySnapshot> {
  const { app, live } = shipping;
  const snapshot = await makeLive(app.db, { [release.app]: release.version }, by, reason, () =>
    refuseMisfit(shipping, release, storedReader(app, release)),
  );
  live.lookAgain();
  return snapshot;
}

/** Ends an app's trial; the live release is everybody's again. */
export async function stopTrial(
  { app, live }: Shipping,
  name: string,
  by: string,
): Promise<RegistrySnapshot> {
  const trial = (await currentSnapshot(app.db))?.canaries[name];
  if (!trial) throw new NotFoundError(`No release of ${name} is on trial.`);
  const snapshot = await endCanary(app.db, { app: name, version: trial.version }, by, 'trial stopped');
  live.lookAgain();
  return snapshot;
}
