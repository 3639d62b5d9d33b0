import { sep } from 'node:path';
import { isInstalledPackage } from './apps.mjs';

/**
 * Matches the modules of an installed kit and `@rangmala/shared`. A remote's build compiles these modules like
 * sources, because the compiler gives styled components their class names.
 */
const INSTALLED_SOURCES = /node_modules[\\/]@rangmala[\\/](kit|shared)[\\/](?!node_modules)/;

/** Returns whether the build compiles the file at this path as a source of the app. */
export function isSource(path: string): boolean {
  if (!path.includes(`${sep}node_modules${sep}`)) return /\.tsx?$/.test(path);
  return isInstalledPackage && INSTALLED_SOURCES.test(path) && /\.([cm]?js|tsx?)$/.test(path);
}
