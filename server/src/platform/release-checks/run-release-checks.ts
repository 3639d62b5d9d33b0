import type { FastifyInstance } from 'fastify';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import type { Composition } from '../registry/composition.ts';
import { type ReadFile, readReleaseFile } from '../releases/release-files.ts';
import { publicAddresses } from '../rendering/sitemap.ts';
import { descriptionProblems } from './description-check.ts';
import { type LoadedRelease, renderProblems } from './render-check.ts';
import { type Declarations, typeProblems } from './type-check.ts';

import type { Files } from '../releases/release-package.ts';

interface CheckInput {
  app: FastifyInstance;
  activeSnapshot: ActiveSnapshot;
  candidate: ReleaseDescription;
  /** Reads the candidate's files, from the package or from the store. */
  read: ReadFile;
}

/**
 * Runs all release checks of a candidate: versions, exports and types that it shares with others, its paths, its
 * size, and a render of each of its pages. It is checked against the live shell, every live remote, their fallbacks
 * and canaries.
 * @returns a sentence for each problem; [] when the candidate may go live
 */
export async function runReleaseChecks({
  app,
  activeSnapshot,
  candidate,
  read,
}: CheckInput): Promise<string[]> {
  const current = await activeSnapshot.current();
  const isShell = candidate.app === 'shell';
  if (!current) return isShell ? [] : ['There is no live shell yet. Deploy the shell first.'];
  const shell = isShell ? candidate : current.shell;
  const others = Object.entries(current.releases).filter(([name]) => name !== candidate.app);
  const remotes = [
    ...others.flatMap(([, releases]) => releases),
    ...(await canariesOfOthers(candidate.app, activeSnapshot, current)),
  ];
  const described = descriptionProblems(candidate, { shell, remotes });
  if (described.length > 0) return described;

  const reader = (release: ReleaseDescription) =>
    release === candidate ? read : storedFileReader(app, release);
  const typed = await typesAgainst(shell, isShell ? remotes : [candidate], reader);
  if (typed.length > 0) return typed;

  const liveRemotes = others.flatMap(([, [first]]) => first ?? []);
  return renderProblems({
    candidate,
    shell: await load(shell, reader),
    remotes: await Promise.all(
      [...liveRemotes, ...(isShell ? [] : [candidate])].map((each) => load(each, reader)),
    ),
    site: app.settings.site,
    known: await publicAddresses(app.readInProcess, activeSnapshot),
    readApi: (path) => app.readInProcess(path),
  });
}

/** Returns the canary releases of other remotes: they may be promoted next. */
async function canariesOfOthers(
  app: string,
  activeSnapshot: ActiveSnapshot,
  { canaries }: Composition,
): Promise<ReleaseDescription[]> {
  const others = Object.entries(canaries).filter(([name]) => name !== app && name !== 'shell');
  const found = await Promise.all(
    others.map(([name, { version }]) => activeSnapshot.describe(name, version)),
  );
  return found.filter((release) => release !== undefined);
}

/** Reads the files of a package. */
export const packageFileReader =
  (files: Files): ReadFile =>
  (path) =>
    Promise.resolve(files.get(path));

/** Reads a published release's files from the store. */
export function storedFileReader(app: FastifyInstance, release: ReleaseDescription): ReadFile {
  return (path) => readReleaseFile(app.storage, release, path);
}

type ReaderFor = (release: ReleaseDescription) => ReadFile;

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
  const problems: string[] = [];
  for (const remote of remotes) {
    const built = await declarationsOf(remote, reader);
    problems.push(
      ...(await typeProblems({ release: shell, types: offered }, { release: remote, types: built })),
    );
  }
  return problems;
}

async function declarationsOf(release: ReleaseDescription, reader: ReaderFor): Promise<Declarations> {
  const bytes = await reader(release)('types.json');
  return bytes ? (JSON.parse(bytes.toString('utf8')) as Declarations) : {};
}
