import type { PageDescription } from '@rangmala/shared/contract';
import { routePattern } from '../registry/route-pattern.ts';

/** Value of a path parameter in an address that does not exist. */
const SAMPLE = 'sample';

/**
 * Returns addresses of a page. For a page with path parameters: an address that does not exist, and an existing one if
 * there is one.
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
