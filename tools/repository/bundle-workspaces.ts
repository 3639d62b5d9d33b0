import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const SHARED = fileURLToPath(new URL('../../shared/src/', import.meta.url));

/** Bundles the repository's own packages, which are TypeScript; everything else is loaded from node_modules. */
export const bundleWorkspaces: Plugin = {
  name: 'bundle-workspaces',
  setup(builder) {
    builder.onResolve({ filter: /^@rangmala\/shared\// }, ({ path }) => ({
      path: sourceOf(path.slice('@rangmala/shared/'.length)),
    }));
  },
};

/** A public subpath of shared is a folder with an index file, or one file of such a folder. */
function sourceOf(subpath: string): string {
  const folder = join(SHARED, subpath);
  return existsSync(folder) ? join(folder, 'index.ts') : `${folder}.ts`;
}
