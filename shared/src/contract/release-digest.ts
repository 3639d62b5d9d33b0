import type { ReleaseDescription } from './release.ts';

/**
 * Stands for a release's container name while it is built: the real one is made from the digest of what was
 * built, and put in afterwards.
 */
export const CONTAINER_PLACEHOLDER = 'rangmala_container_name_placeholder';

/** Digits of the content digest that a version carries: 48 bits, far beyond the releases of one app. */
export const DIGEST_DIGITS = 12;

/** Name of the container of a release with this digest. */
export function containerOf(app: string, digest: string): string {
  return `${app.replace(/-/g, '_')}_${digest}`;
}

/** The files that make a release what it is: all but those made from others. */
export function isContent(path: string): boolean {
  return (
    (path.startsWith('browser/') && !path.endsWith('.br')) || path === 'server.cjs' || path === 'types.json'
  );
}

/** Whether a container's name may stand in the file. */
export function mayNameContainer(path: string): boolean {
  return /\.(js|cjs|json)$/.test(path);
}

/**
 * Hands everything that a release's digest is made of to `update`, in one order; the container's own name counts
 * as its placeholder, so the same content gives the same digest before and after it was put in.
 * @param read a file's content, a character a byte (latin1)
 */
export function canonicalRelease(
  {
    app,
    pages,
    slots,
    territories,
    container,
  }: Pick<ReleaseDescription, 'app' | 'pages' | 'slots' | 'territories' | 'container'>,
  paths: readonly string[],
  read: (path: string) => string,
  update: (part: string) => void,
): void {
  update(JSON.stringify([pages, slots, territories]));
  for (const path of paths.filter(isContent).sort()) {
    const content = read(path);
    update(`\0${path}\0`);
    update(
      container !== app && mayNameContainer(path)
        ? content.replaceAll(container, CONTAINER_PLACEHOLDER)
        : content,
    );
  }
}
