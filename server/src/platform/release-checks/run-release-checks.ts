import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import type { Composition } from '../registry/composition.ts';
import { type BuiltRelease, type ReleaseFileReader, readReleaseFile } from '../releases/release-files.ts';
import { listPublicPaths } from '../rendering/sitemap.ts';
import { findDescriptionProblems } from './description-check.ts';
import { findRenderProblems } from './render-check.ts';

interface ReleaseCheckOptions {
  app: FastifyInstance;
  activeSnapshot: ActiveSnapshot;
  candidate: ReleaseDescription;
  read: ReleaseFileReader;
  /**
   * Releases that become live together, including the candidate. These releases replace the live releases of their
   * apps.
   */
  releaseGroup?: readonly { release: ReleaseDescription; read: ReleaseFileReader }[];
}

/**
 * Runs the release checks of a candidate against the live releases: checks the description, then
 * renders the pages of a candidate with a compatible description. The description check includes fallbacks and canaries
 * of the other remotes. While no shell is live, accepts a shell and refuses a remote.
 * @returns a message for each problem that was found; [] when the candidate can become live
 */
export async function runReleaseChecks({
  app,
  activeSnapshot,
  candidate,
  read,
  releaseGroup = [],
}: ReleaseCheckOptions): Promise<string[]> {
  const current = await activeSnapshot.getComposition();
  const isShell = candidate.app === 'shell';
  if (!current) return isShell ? [] : ['There is no live shell yet. Deploy the shell first.'];
  const newShell = releaseGroup.find(({ release }) => release.app === 'shell')?.release;
  const shell = isShell ? candidate : (newShell ?? current.shell);
  const newRemotes = releaseGroup.map(({ release }) => release).filter(({ app: name }) => name !== 'shell');
  const otherEntries = Object.entries(current.releases)
    .filter(([name]) => name !== candidate.app && !newRemotes.some((release) => release.app === name))
    .concat(
      newRemotes.filter(({ app: name }) => name !== candidate.app).map((release) => [release.app, [release]]),
    );
  const remotes = [
    ...otherEntries.flatMap(([, releases]) => releases),
    ...(await listOtherCanaries(candidate.app, activeSnapshot, current)),
  ];
  const descriptionProblems = findDescriptionProblems(candidate, { shell, remotes });
  if (descriptionProblems.length > 0) return descriptionProblems;

  const getReader = (release: ReleaseDescription): ReleaseFileReader =>
    release === candidate
      ? read
      : (releaseGroup.find((each) => each.release === release)?.read ??
        ((path) => readReleaseFile(app.storage, release, path)));
  const liveRemotes = otherEntries.flatMap(([, [first]]) => first ?? []);
  const load = async (release: ReleaseDescription) => ({
    release,
    bundle: (await getReader(release)('server.cjs')) ?? Buffer.from(''),
  });
  return findRenderProblems({
    candidate,
    shell: await load(shell),
    remotes: await Promise.all([...liveRemotes, ...(isShell ? [] : [candidate])].map(load)),
    site: app.settings.site,
    existingPaths: await listPublicPaths(app.readInProcess, activeSnapshot),
    readApi: (path) => app.readInProcess(path),
  });
}

/** Returns the canaries of the other remotes. The checks include these canaries, because a canary may become live. */
async function listOtherCanaries(
  app: string,
  activeSnapshot: ActiveSnapshot,
  { canaries }: Composition,
): Promise<ReleaseDescription[]> {
  const otherCanaries = Object.entries(canaries).filter(([name]) => name !== app && name !== 'shell');
  const canaryReleases = await Promise.all(
    otherCanaries.map(([name, { version }]) => activeSnapshot.describe(name, version)),
  );
  return canaryReleases.filter((release) => release !== undefined);
}

/**
 * Runs the release checks of built releases that become live together.
 * @returns a message for each problem
 */
export async function checkBuiltReleases(
  app: FastifyInstance,
  activeSnapshot: ActiveSnapshot,
  builtReleases: readonly BuiltRelease[],
): Promise<string[]> {
  const releaseGroup = builtReleases.map(({ folder, release }) => ({
    release,
    read: (path: string) => readFile(join(folder, path)).catch(() => undefined),
  }));
  const problems = new Set<string>();
  for (const { release: candidate, read } of releaseGroup) {
    const candidateProblems = await runReleaseChecks({
      app,
      activeSnapshot,
      candidate,
      read,
      releaseGroup,
    });
    for (const problem of candidateProblems) problems.add(problem);
  }
  return [...problems];
}
