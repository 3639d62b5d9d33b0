import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const SHARED_SOURCES = fileURLToPath(new URL('../../shared/src/', import.meta.url));

/** Resolves `@rangmala/shared` to its TypeScript sources, so that esbuild bundles them. */
export const bundleWorkspaces: Plugin = {
  name: 'bundle-workspaces',
  setup(builder) {
    builder.onResolve({ filter: /^@rangmala\/shared\// }, ({ path }) => ({
      path: sourceOf(path.slice('@rangmala/shared/'.length)),
    }));
  },
};

/** Returns the source of a public subpath of `shared`: the index file of this folder, or the file with this name. */
function sourceOf(subpath: string): string {
  const folder = join(SHARED_SOURCES, subpath);
  return existsSync(folder) ? join(folder, 'index.ts') : `${folder}.ts`;
}
