import { fileURLToPath } from 'node:url';

/** Whether this code runs as it is written (development, tests) or bundled in dist/. */
export const runsFromSource = import.meta.url.endsWith('.ts');

// What several bundles share stands one folder deeper.
const dist = new URL(
  runsFromSource ? '../../dist/' : import.meta.url.includes('/chunks/') ? '../' : './',
  import.meta.url,
);

/** What the build makes for the server, as an absolute path: the bundles, the demo pictures. */
export const distPath = (name: string): string => fileURLToPath(new URL(name, dist));
