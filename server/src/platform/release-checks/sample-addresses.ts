import type { PageDescription } from '@rangmala/shared/contract';
import { routePattern } from '../registry/route-pattern.ts';

/** Value of path parameters in a path that need not exist. */
const SAMPLE = 'sample';

/**
 * Returns paths of a page. For a page with path parameters: a path with sample values, and the first existing path of
 * the page if there is one.
 */
export function sampleAddresses(
  { path }: Pick<PageDescription, 'path'>,
  existingAddresses: readonly string[],
): string[] {
  if (!path.includes(':')) return [path];
  const pattern = routePattern(path);
  const existingAddress = existingAddresses.find((address) => pattern.test(address));
  return [path.replace(/:[^/]+/g, SAMPLE), ...(existingAddress ? [existingAddress] : [])];
}
