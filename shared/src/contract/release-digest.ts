import type { ReleaseDescription } from './release.ts';

/** Number of hexadecimal digits of the content digest in a version. */
export const DIGEST_DIGITS = 12;

/** Returns whether the digest of a release covers a file. The digest does not cover compressed copies. */
export function isCoveredByDigest(path: string): boolean {
  return (
    (path.startsWith('browser/') && !path.endsWith('.br')) ||
    ['server.cjs', 'server.cjs.map', 'packages.json'].includes(path)
  );
}

/** Passes everything that a release's digest covers to `hash`, in a fixed sequence. */
export function updateReleaseDigest(
  hash: { update(part: string | Uint8Array): unknown },
  {
    pages,
    slots,
    navigation,
    dependsOn,
    routePrefixes,
  }: Pick<ReleaseDescription, 'pages' | 'slots' | 'navigation' | 'dependsOn' | 'routePrefixes'>,
  paths: readonly string[],
  read: (path: string) => Uint8Array,
): void {
  hash.update(JSON.stringify([pages, slots, routePrefixes, navigation, dependsOn]));
  for (const path of paths.filter(isCoveredByDigest).sort()) {
    hash.update(`\0${path}\0`);
    hash.update(read(path));
  }
}
