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
      path: findSource(path.slice('@rangmala/shared/'.length)),
    }));
  },
};

/** Returns the source of a subpath of `shared`: `<subpath>/index.ts` if the folder exists, else `<subpath>.ts`. */
function findSource(subpath: string): string {
  const folder = join(SHARED_SOURCES, subpath);
  return existsSync(folder) ? join(folder, 'index.ts') : `${folder}.ts`;
}
