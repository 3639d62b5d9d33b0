import { JOURNEYS_FILE, journeysSchema, type Neighbour } from '@rangmala/shared/contract/journeys';
import { parseJson } from '../../database/json-column.ts';
import { NotFoundError } from '../../http/errors.ts';
import { listContractUses } from '../contracts/contract-uses.ts';
import { listNeighbours } from '../contracts/neighbours.ts';
import { readReleaseFile } from '../releases/release-files.ts';
import { listCurrentReleases } from '../registry/composition.ts';
import type { DeploymentContext } from './deployments.ts';

/**
 * Returns the journeys (Playwright tests) in the live releases of the apps that share a contract with a stored
 * release.
 * @throws NotFoundError when the stored release does not exist, or when no shell is live
 */
export async function listNeighbourJourneys(
  { app, activeSnapshot }: Pick<DeploymentContext, 'app' | 'activeSnapshot'>,
  name: string,
  version: string,
): Promise<Neighbour[]> {
  const candidate = await activeSnapshot.describe(name, version);
  const liveComposition = await activeSnapshot.getComposition();
  if (!candidate || !liveComposition) throw new NotFoundError(`There is no release ${version} of ${name}.`);
  const liveReleases = listCurrentReleases(liveComposition);
  const otherReleases = liveReleases.filter((release) => release.app !== name);
  const shell = name === 'shell' ? candidate : liveComposition.shell;
  const remotes = [...otherReleases, candidate].filter((release) => release.app !== 'shell');
  const neighbours = listNeighbours(name, listContractUses({ shell, remotes }));
  const neighbourJourneys = await Promise.all(
    otherReleases
      .filter((release) => neighbours.includes(release.app))
      .map(async (release): Promise<Neighbour[]> => {
        const buffer = await readReleaseFile(app.storage, release, JOURNEYS_FILE);
        if (!buffer) return [];
        const journeys = parseJson(journeysSchema, buffer.toString('utf8'));
        return [{ app: release.app, version: release.version, journeys }];
      }),
  );
  return neighbourJourneys.flat();
}
