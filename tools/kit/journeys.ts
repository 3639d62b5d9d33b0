import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEYS_MAX_LENGTH, type Journeys, journeysSchema } from '@rangmala/shared/contract/journeys';

/**
 * Returns the sources of a remote's journeys by path; undefined when the remote has no journeys.
 * @param folder folder of the remote; the journeys are the TypeScript files below `journeys/`
 * @throws Error when a path is not valid or the journeys are too large
 */
export function readJourneys(folder: string): Journeys | undefined {
  const root = join(folder, 'journeys');
  if (!existsSync(root)) return undefined;
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort();
  if (paths.length === 0) return undefined;
  const journeys = journeysSchema.parse(
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  );
  if (JSON.stringify(journeys).length > JOURNEYS_MAX_LENGTH)
    throw new Error(`The journeys have more than ${JOURNEYS_MAX_LENGTH} characters.`);
  return journeys;
}
