import type { ReleaseDescription } from './release.ts';

/** Text in place of the container's name until the build has computed the digest, which is part of the name. */
export const CONTAINER_PLACEHOLDER = 'rangmala_container_name_placeholder';

/** Number of hexadecimal digits of the content digest in a version. */
export const DIGEST_DIGITS = 12;

/** Returns the container name of a release with this digest. */
export function getContainerName(app: string, digest: string): string {
  return `${app.replace(/-/g, '_')}_${digest}`;
}

/** Returns whether the digest of a release covers a file. The digest does not cover compressed copies. */
export function isCoveredByDigest(path: string): boolean {
  return (
    (path.startsWith('browser/') && !path.endsWith('.br')) ||
    ['server.cjs', 'server.cjs.map', 'packages.json'].includes(path)
  );
}

/** Returns whether a file may contain the container's name. Only scripts and JSON files may. */
export function mayContainContainerName(path: string): boolean {
  return /\.(js|cjs|json)$/.test(path);
}

/**
 * Passes everything that a release's digest covers to `update`, in a fixed sequence. Replaces the container's name by
 * the placeholder. The digest is therefore the same before and after the build inserts the name.
 * @param read returns a file's content with one character for each byte (latin1)
 */
export function updateReleaseDigest(
  {
    app,
    pages,
    slots,
    navigation,
    dependsOn,
    routePrefixes,
    container,
  }: Pick<
    ReleaseDescription,
    'app' | 'pages' | 'slots' | 'navigation' | 'dependsOn' | 'routePrefixes' | 'container'
  >,
  paths: readonly string[],
  read: (path: string) => string,
  update: (part: string) => void,
): void {
  update(
    JSON.stringify([
      pages,
      slots,
      routePrefixes,
      ...(navigation ? [navigation] : []),
      ...(dependsOn ? [dependsOn] : []),
    ]),
  );
  for (const path of paths.filter(isCoveredByDigest).sort()) {
    const content = read(path);
    update(`\0${path}\0`);
    update(
      container !== app && mayContainContainerName(path)
        ? content.replaceAll(container, CONTAINER_PLACEHOLDER)
        : content,
    );
  }
}
