import type { FastifyInstance } from 'fastify';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Live, LiveSnapshots } from '../registry/active-snapshot.ts';
import { readReleaseFile } from '../releases/release-files.ts';
import { knownAddresses } from '../rendering/search-engines.ts';
import { objectionsTo } from './release-checks.ts';
import { renderObjections } from './render-check.ts';
import { type Declarations, typeObjections } from './type-check.ts';
import type { LoadedRelease } from './render-check-worker.ts';
import type { Files } from '../releases/release-package.ts';

interface Admission {
  app: FastifyInstance;
  live: LiveSnapshots;
  candidate: ReleaseDescription;
  /** The candidate's files, as they were sent or are stored. */
  read(path: string): Promise<Buffer | undefined>;
}

/**
 * Everything that speaks against making a candidate live: versions, names and types it shares with the others,
 * its paths, its size, and whether each of its pages renders. Checked against the live shell, every live remote,
 * the releases they fall back to and those on trial.
 * @returns a sentence for each objection, naming what and whom; [] when it may go live
 */
export async function admissionObjections({ app, live, candidate, read }: Admission): Promise<string[]> {
  const current = await live.current();
  const isShell = candidate.app === 'shell';
  if (!current) return isShell ? [] : ['There is no live shell yet that could show this release.'];
  const shell = isShell ? candidate : current.shell;
  const others = Object.entries(current.releases).filter(([name]) => name !== candidate.app);
  const remotes = [
    ...others.flatMap(([, releases]) => releases),
    ...(await trialsBeside(candidate.app, live, current)),
  ];
  const described = objectionsTo(candidate, { shell, remotes });
  if (described.length > 0) return described;

  const reader = (release: ReleaseDescription) => (release === candidate ? read : storedReader(app, release));
  const typed = await typesAgainst(shell, isShell ? remotes : [candidate], reader);
  if (typed.length > 0) return typed;

  const liveRemotes = others.flatMap(([, [first]]) => first ?? []);
  return renderObjections({
    candidate,
    shell: await load(shell, reader),
    remotes: await Promise.all(
      [...liveRemotes, ...(isShell ? [] : [candidate])].map((each) => load(each, reader)),
    ),
    site: app.settings.site,
    known: await knownAddresses(app.readInProcess, live),
    readApi: (path) => app.readInProcess(path),
  });
}

/** The releases of other remotes that are on trial: they may be everybody's next. */
async function trialsBeside(
  app: string,
  live: LiveSnapshots,
  { canaries }: Live,
): Promise<ReleaseDescription[]> {
  const trials = Object.entries(canaries).filter(([name]) => name !== app && name !== 'shell');
  const found = await Promise.all(trials.map(([name, { version }]) => live.describe(name, version)));
  return found.filter((release) => release !== undefined);
}

/** The files of a package, as a release's files are read. */
export const readerOf = (files: Files) => async (path: string) => files.get(path);

/** A release's files as they are stored, for one that was published before. */
export function storedReader(app: FastifyInstance, release: ReleaseDescription) {
  return (path: string) => readReleaseFile(app.storage, release, path);
}

type ReaderFor = (release: ReleaseDescription) => (path: string) => Promise<Buffer | undefined>;

async function load(release: ReleaseDescription, reader: ReaderFor): Promise<LoadedRelease> {
  const bundle = await reader(release)('server.cjs');
  return { release, bundle: bundle ?? Buffer.from('') };
}

async function typesAgainst(
  shell: ReleaseDescription,
  remotes: readonly ReleaseDescription[],
  reader: ReaderFor,
): Promise<string[]> {
  const offered = await declarationsOf(shell, reader);
  const objections: string[] = [];
  for (const remote of remotes) {
    const built = await declarationsOf(remote, reader);
    objections.push(
      ...(await typeObjections({ release: shell, types: offered }, { release: remote, types: built })),
    );
  }
  return objections;
}

async function declarationsOf(release: ReleaseDescription, reader: ReaderFor): Promise<Declarations> {
  const bytes = await reader(release)('types.json');
  return bytes ? (JSON.parse(bytes.toString('utf8')) as Declarations) : {};
}
