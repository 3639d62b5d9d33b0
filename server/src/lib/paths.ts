import { fileURLToPath } from 'node:url';

/** Whether this code runs as it is written (development, tests) or bundled in dist/. */
export const runsFromSource = import.meta.url.endsWith('.ts');

// What several bundles share stands one folder deeper.
const dist = new URL(
  runsFromSource ? '../../dist/' : import.meta.url.includes('/chunks/') ? '../' : './',
  import.meta.url,
);

/** Absolute path of a file that the build writes for the server. */
export const distPath = (name: string): string => fileURLToPath(new URL(name, dist));

/** Absolute path of what the build writes for the demo shop: `pictures` or `data/seed.json`. */
export const demoPath = (name: string): string => fileURLToPath(new URL(`../../demo/dist/${name}`, dist));
