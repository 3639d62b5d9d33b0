import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import webpack from 'webpack';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import { describeApp, type AppDescription } from './app-description.ts';
import { KIT_FOLDER, ROOT } from './apps.mjs';
import { readBrowserConfig } from './read-browser-config.ts';
import { createServerConfig } from './server-config.ts';
import { writeRelease } from './write-release.ts';
import { listOfferedNames, listUsedNames } from './api-surface.ts';
import { sharedModuleNames } from './shared-modules.ts';

/**
 * Builds the app in `folder` for production into `<folder>/dist/release`.
 * @throws Error when the app cannot be built
 */
export async function buildApp(folder: string): Promise<ReleaseDescription> {
  const app = await describeApp(folder);
  // The federation plugin reads the current folder, and the release must not depend on the folder of the caller.
  process.chdir(ROOT);
  const workFolder = join(ROOT, folder, 'dist', 'work');
  mkdirSync(workFolder, { recursive: true });
  const entry = join(workFolder, 'server-entry.ts');
  writeFileSync(entry, createServerEntry(app, relative(workFolder, KIT_FOLDER).split(sep).join('/')));

  const createBrowserConfig = await readBrowserConfig(folder);
  const browser = await compile(createBrowserConfig({}, { mode: 'production' }));
  const server = await compile(createServerConfig(app, workFolder, entry));
  if (app.isHost) {
    // The import is dynamic, because only the monorepo contains this module.
    const { createTeamPackages } = await import('./packages/team-packages.ts');
    writeFileSync(join(workFolder, 'packages.json'), JSON.stringify(createTeamPackages()));
  }

  rmSync(entry);
  const chunks = Object.fromEntries(
    app.exposes.map(({ name }) => [
      name,
      filterScripts(browser.compilation.namedChunkGroups.get(getChunkName(app, name))?.getFiles()),
    ]),
  );
  const entryScripts = app.isHost
    ? filterScripts(browser.compilation.entrypoints.get('main')?.getFiles())
    : ['remoteEntry.js'];
  const apiSurface = app.isHost
    ? { offers: listOfferedNames(join(workFolder, 'server.cjs')), uses: {} }
    : { offers: {}, uses: listUsedNames(server.compilation) };
  return writeRelease({
    app,
    container: browser.compilation.outputOptions.uniqueName ?? app.name,
    workFolder,
    releaseFolder: join(ROOT, folder, 'dist', 'release'),
    chunks,
    entry: entryScripts,
    ...apiSurface,
  });
}

/**
 * Returns the source of the server bundle's entry module, which exports the app's pages and slots. The shell's entry
 * module also exports `server.tsx` and the shared modules.
 */
function createServerEntry(app: AppDescription, kitPath: string): string {
  const head = [`import '${kitPath}/server-public-path.ts';`];
  const imports = app.exposes.map(({ name, file }) => `import * as ${name} from '../../${file.slice(2)}';`);
  return [
    ...head,
    ...imports,
    ...(app.isHost
      ? [
          `export * from '../../src/server.tsx';`,
          `export const provided = {`,
          ...sharedModuleNames.map((name) => `  '${name}': () => require('${name}'),`),
          `};`,
        ]
      : []),
    `export const modules = { ${app.exposes.map(({ name }) => name).join(', ')} };`,
    '',
  ].join('\n');
}

/** Webpack names the chunks of the shell's pages after the path in their import: see shell/src/shell-pages.ts. */
const getChunkName = ({ isHost }: AppDescription, name: string): string =>
  isHost ? `${name}-${name}-tsx` : name;

function filterScripts(files: readonly string[] | undefined): string[] {
  return (files ?? []).filter((file) => file.endsWith('.js'));
}

function compile(config: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack rejected its configuration');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          reject(
            new Error(
              stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'webpack returned no result',
            ),
          );
        } else resolve(stats);
      });
    });
  });
}
