import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../kit/apps.mjs';
import { bundleWorkspaces } from './bundle-workspaces.ts';

const OUTPUT_FOLDER = join(ROOT, 'server', 'dist');

await rm(join(OUTPUT_FOLDER, 'main.js'), { force: true });
await build({
  entryPoints: {
    main: join(ROOT, 'server', 'src', 'main.ts'),
    // The server starts image-worker as a separate process.
    'image-worker': join(ROOT, 'server', 'src', 'uploads', 'image-worker.ts'),
  },
  outdir: OUTPUT_FOLDER,
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

// Bundles the program of the render process into one file, because a render process may not read other files.
await build({
  entryPoints: {
    'render-worker': join(ROOT, 'server', 'src', 'platform', 'rendering', 'worker', 'render-worker.ts'),
  },
  outdir: OUTPUT_FOLDER,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'warning',
});

// The baseline migration reads the schema beside the built server.
const SCHEMA_FOLDER = join(ROOT, 'server', 'src', 'database', 'migrations', 'baseline');
await cp(SCHEMA_FOLDER, join(OUTPUT_FOLDER, 'baseline'), { recursive: true });
