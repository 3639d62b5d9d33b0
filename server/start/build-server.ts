import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../shared/build/apps.mjs';

const OUT = join(ROOT, 'server', 'dist');

await rm(join(OUT, 'main.js'), { force: true });
await build({
  entryPoints: {
    main: join(ROOT, 'server', 'src', 'main.ts'),
    // Processes of their own, see there.
    'image-worker': join(ROOT, 'server', 'src', 'uploads', 'image-worker.ts'),
    'gate-worker': join(ROOT, 'server', 'src', 'delivery', 'gate-worker.ts'),
  },
  outdir: OUT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
  // Our own packages are TypeScript and belong into the bundle; everything else stays in node_modules.
  plugins: [
    {
      name: 'bundle-workspaces',
      setup(builder) {
        builder.onResolve({ filter: /^@rangmala\/shared\// }, ({ path }) => ({
          path: sourceOf(path.slice('@rangmala/shared/'.length)),
        }));
      },
    },
  ],
});

/** A public subpath of shared is a folder with an index, or one file of such a folder. */
function sourceOf(subpath: string): string {
  const folder = join(ROOT, 'shared', 'src', subpath);
  return existsSync(folder) ? join(folder, 'index.ts') : `${folder}.ts`;
}
