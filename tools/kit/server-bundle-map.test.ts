import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { compileFunction } from 'node:vm';
import { decode } from '@jridgewell/sourcemap-codec';
import webpack from 'webpack';
import type { AppDescription } from './app-description.ts';
import { ROOT } from './apps.mjs';
import { createServerConfig } from './server-config.ts';
import { writeRelease } from './write-release.ts';

const SOURCE = `const names: string[] = [];

export default function JobsPage() {
  const [name] = names;
  if (name === undefined) throw new Error('No jobs today');
  return <p>{name}</p>;
}
`;

/** Builds a release of a remote with a page that throws. Returns the folder of the release. */
async function buildRelease(folder: string): Promise<string> {
  const app: AppDescription = {
    name: 'jobs',
    folder: relative(ROOT, folder),
    isHost: false,
    pages: [],
    slots: [],
    exposes: [],
    routePrefixes: {},
  };
  const files = {
    'package.json': readFileSync(join(ROOT, 'gallery-remote/package.json'), 'utf8'),
    'src/JobsPage.tsx': SOURCE,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const workFolder = join(folder, 'dist/work');
  const compiler = webpack(createServerConfig(app, workFolder, './src/JobsPage.tsx'));
  if (!compiler) throw new Error('webpack rejected its configuration');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  const releaseFolder = join(folder, 'dist/release');
  writeRelease({
    app,
    container: 'jobs',
    workFolder,
    releaseFolder,
    chunks: {},
    entry: [],
    offers: {},
    uses: {},
  });
  return releaseFolder;
}

it('adds a source map to the release that maps a position in the server bundle to the source', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-bundle-'));
  try {
    const releaseFolder = await buildRelease(folder);
    const { files } = JSON.parse(readFileSync(join(releaseFolder, 'release.json'), 'utf8')) as {
      files: { path: string }[];
    };
    expect(files.map(({ path }) => path)).toEqual(['server.cjs', 'server.cjs.map']);
    const bundle = readFileSync(join(releaseFolder, 'server.cjs'), 'utf8');
    expect(bundle).not.toContain('sourceMappingURL');

    const module = { exports: {} as { default?: () => unknown } };
    const runBundle = compileFunction(bundle, ['exports', 'require', 'module'], {
      filename: 'server.cjs',
    }) as (...args: unknown[]) => void;
    runBundle(module.exports, () => ({}), module);
    const error = await Promise.resolve()
      .then(module.exports.default)
      .catch((error: unknown) => error);
    const [, line, column] = /server\.cjs:(\d+):(\d+)/.exec((error as Error).stack ?? '') ?? [];
    const map = JSON.parse(readFileSync(join(releaseFolder, 'server.cjs.map'), 'utf8')) as {
      mappings: string;
      sources: string[];
    };
    const segment = decode(map.mappings)[Number(line) - 1]?.findLast(([start]) => start < Number(column));
    expect(map.sources[segment?.[1] ?? -1]).toBe(`${relative(ROOT, folder)}/src/JobsPage.tsx`);
    expect(segment?.[2]).toBe(SOURCE.split('\n').findIndex((text) => text.includes('throw')));
    expect(map).not.toHaveProperty('sourcesContent');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
