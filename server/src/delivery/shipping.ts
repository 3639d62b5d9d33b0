import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import { ApiError, ConflictError, NotFoundError, RuleError } from '../errors.ts';
import type { LiveSnapshots } from '../releases/live.ts';
import {
  addRelease,
  currentSnapshot,
  endCanary,
  findRelease,
  makeLive,
  type RegistrySnapshot,
  snapshots,
  startCanary,
  versionsBefore,
} from '../releases/registry.ts';
import { storeRelease } from '../releases/release-files.ts';
import { admissionObjections, readerOf, storedReader } from './admission.ts';
import type { Files } from './package.ts';
import type { Previews } from './previews.ts';
import { verifyRelease } from './verify.ts';

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
  { app, live, previews }: Shipping,
  expected: string,
  files: Files,
  mode: Mode,
  by: string,
): Promise<Shipped> {
  const candidate = verifyRelease(files);
  if (candidate.app !== expected) {
    throw new RuleError(`The package holds a release of ${candidate.app}, not of ${expected}.`);
  }
  const { version } = candidate;
  const known = await findRelease(app.db, expected, version);
  if (known && !isDeepStrictEqual(known, candidate)) {
    throw new ConflictError(`${expected} ${version} is published already, with other content.`);
  }
  const current = await currentSnapshot(app.db);
  const done = async (verdict: Shipped['verdict'], snapshot: number): Promise<Shipped> => ({
    verdict,
    app: expected,
    version,
    snapshot,
    preview: await previewLink({ app, previews }, candidate),
  });
  if (known && mode.kind === 'live' && current?.live[expected] === version && !current.canaries[expected]) {
    return done('unchanged', current.number);
  }
  const objections = await admissionObjections({ app, live, candidate, read: readerOf(files) });
  if (objections.length > 0) throw new RefusedError(objections);
  await storeRelease(app.storage, candidate, readerOf(files));
  await addRelease(app.db, candidate, by);
  if (mode.kind === 'preview') return done('preview', current?.number ?? 0);
  const snapshot =
    mode.kind === 'live'
      ? await makeLive(app.db, { [expected]: version }, by, 'deployed')
      : await startCanary(
          app.db,
          expected,
          { version, percent: mode.percent, since: new Date().toISOString() },
          by,
        );
  live.lookAgain();
  return done(mode.kind, snapshot.number);
}

async function previewLink(
  { app, previews }: Pick<Shipping, 'app' | 'previews'>,
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
  { app, live }: Shipping,
  name: string,
  to: string | undefined,
  by: string,
): Promise<RegistrySnapshot> {
  const version = to ?? versionsBefore(await snapshots(app.db))[name];
  if (version === undefined) throw new NotFoundError(`There is no release of ${name} to go back to.`);
  const release = await findKept(app, name, version);
  const objections = await admissionObjections({
    app,
    live,
    candidate: release,
    read: storedReader(app, release),
  });
  if (objections.length > 0) throw new RefusedError(objections);
  const snapshot = await makeLive(app.db, { [name]: version }, by, 'taken back');
  live.lookAgain();
  return snapshot;
}

/** Makes an app's release on trial everybody's. */
export async function promote({ app, live }: Shipping, name: string, by: string): Promise<RegistrySnapshot> {
  const trial = (await currentSnapshot(app.db))?.canaries[name];
  if (!trial) throw new NotFoundError(`No release of ${name} is on trial.`);
  const snapshot = await makeLive(app.db, { [name]: trial.version }, by, 'promoted');
  live.lookAgain();
  return snapshot;
}

/** Ends an app's trial; the live release is everybody's again. */
export async function stopTrial(
  { app, live }: Shipping,
  name: string,
  by: string,
): Promise<RegistrySnapshot> {
  if (!(await currentSnapshot(app.db))?.canaries[name]) {
    throw new NotFoundError(`No release of ${name} is on trial.`);
  }
  const snapshot = await endCanary(app.db, name, by, 'trial stopped');
  live.lookAgain();
  return snapshot;
}

async function findKept(app: FastifyInstance, name: string, version: string): Promise<ReleaseDescription> {
  const row = await app.db
    .selectFrom('releases')
    .select(['description', 'swept_at'])
    .where('app', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new NotFoundError(`There is no release ${version} of ${name}.`);
  if (row.swept_at) throw new NotFoundError(`${name} ${version} is no longer kept: its files were removed.`);
  return JSON.parse(row.description) as ReleaseDescription;
}
