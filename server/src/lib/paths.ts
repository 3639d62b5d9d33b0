import { fileURLToPath } from 'node:url';

/** True when this code runs from source (development and tests), false when it runs from a bundle in `dist/`. */
export const isRunFromSource = import.meta.url.endsWith('.ts');

// In a build, this code is in a bundle in `dist/`, or in a chunk in `dist/chunks/` that several bundles share.
const dist = new URL(
  isRunFromSource ? '../../dist/' : import.meta.url.includes('/chunks/') ? '../' : './',
  import.meta.url,
);

/** Returns the absolute path of a file that the build writes for the server. */
export const resolveDistPath = (name: string): string => fileURLToPath(new URL(name, dist));

/** Folder of the demo shop. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../demo', dist));
