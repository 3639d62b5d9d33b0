import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../kit/apps.mjs';
import { bundleWorkspaces } from './bundle-workspaces.ts';

const OUT = join(ROOT, 'server', 'dist');

await rm(join(OUT, 'main.js'), { force: true });
await build({
  entryPoints: {
    main: join(ROOT, 'server', 'src', 'main.ts'),
    // Programs that the server starts as processes of their own.
    'image-worker': join(ROOT, 'server', 'src', 'uploads', 'image-worker.ts'),
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
  plugins: [bundleWorkspaces],
});

// The render process may read no file but its own program, which is therefore one file without imports.
await build({
  entryPoints: {
    'render-worker': join(ROOT, 'server', 'src', 'platform', 'rendering', 'worker', 'render-worker.ts'),
  },
  outdir: OUT,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'warning',
});
