import type { PageDescription } from '@rangmala/shared/contract';
import { createRoutePattern } from '../registry/route-pattern.ts';

const SAMPLE_PARAMETER = 'sample';

/**
 * Returns sample paths of a page. For a page without parameters, returns the page's path. For a page with parameters,
 * returns a path with sample values, then the first existing path of the page, if there is one.
 * @param existingPaths paths of the live site; used when none of the page's `publicPaths` matches
 */
export function listSamplePaths(
  { path, publicPaths = [] }: Pick<PageDescription, 'path' | 'publicPaths'>,
  existingPaths: readonly string[],
): string[] {
  if (!path.includes(':')) return [path];
  const pattern = createRoutePattern(path);
  const existingPath = [...publicPaths, ...existingPaths].find((existing) => pattern.test(existing));
  return [path.replace(/:[^/]+/g, SAMPLE_PARAMETER), ...(existingPath ? [existingPath] : [])];
}
