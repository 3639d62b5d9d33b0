import type { ReleaseName } from './render-messages.ts';

/** Returns whether two names mean the same release. Releases of two apps may have the same version. */
export const isSameRelease = (a: ReleaseName, b: ReleaseName | null | undefined): boolean =>
  a.app === b?.app && a.version === b.version;
