import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { CONTAINER_PLACEHOLDER } from '@rangmala/shared/contract/release-digest';
import type { AppDescription } from './app-description.ts';
import { isInstalledPackage, ROOT } from './apps.mjs';
import { inputsDigest } from './build-inputs.mjs';
import { sourceName } from './source-maps.ts';
import { StableModuleIds } from './stable-module-ids.ts';
import { packageOf, providedVersions, requiredRanges, sharedModuleNames } from './shared-modules.ts';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js'];

/** Modules that the shell loads: pages and slots. */
const EXPOSED = /[\\/]src[\\/](pages[\\/]\w+|slots)[\\/]\w+\.tsx$/;
const DATA_LOADER = fileURLToPath(new URL('refreshable-data-loader.cjs', import.meta.url));
const CONTEXTS_LOADER = fileURLToPath(new URL('pure-contexts-loader.cjs', import.meta.url));

/** A second pass finds what the first one made unused. */
const MINIFY = { compress: { passes: 3 }, mangle: true };

/** Compiles TypeScript and styled-components; the class names are the same for browser and server. */
function sourceRule(app: AppDescription, hasMaps: boolean, refresh: boolean): webpack.RuleSetRule {
  return {
    test: isSource,
    loader: require.resolve('swc-loader'),
    options: {
      // Webpack makes the paths of a parsed map relative; absolute ones would change the hashes of chunks.
      parseMap: hasMaps,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh } },
        experimental: {
          plugins: [
            [
              require.resolve('@swc/plugin-styled-components'),
              { ssr: true, displayName: false, minify: true, namespace: app.name },
            ],
          ],
        },
      },
    },
  };
}

/** The kit's own sources, and an installed `@rangmala/shared`: its styled components need the names of this build. */
const INSTALLED_SOURCES = /node_modules[\\/]@rangmala[\\/](kit|shared)[\\/](?!node_modules)/;

function isSource(path: string): boolean {
  if (!path.includes(`${sep}node_modules${sep}`)) return /\.tsx?$/.test(path);
  return isInstalledPackage && INSTALLED_SOURCES.test(path) && /\.([cm]?js|tsx?)$/.test(path);
}

/** A released script does not link its map, which is published beside it for those who look into an error. */
function sourceMaps(mode: Mode, target: 'browser' | 'server'): string | false {
  if (mode === 'development') return 'cheap-module-source-map';
  return target === 'browser' ? 'hidden-source-map' : false;
}

function base(
  app: AppDescription,
  mode: Mode,
  target: 'browser' | 'server',
  refresh = false,
): webpack.Configuration {
  return {
    mode,
    context: join(ROOT, app.folder),
    // No eval in development either: the page's Content-Security-Policy forbids it.
    devtool: sourceMaps(mode, target),
    resolve: { extensions: EXTENSIONS },
    module: {
      rules: [
        sourceRule(app, sourceMaps(mode, target) !== false, refresh),
        ...(refresh ? [{ test: EXPOSED, enforce: 'pre' as const, loader: DATA_LOADER }] : []),
        ...(target === 'browser' ? [{ test: ROUTER_LIBRARY, loader: CONTEXTS_LOADER }] : []),
        {
          test: /\.(woff2|svg|png|jpg|webp|avif)$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:10][ext]', emit: target === 'browser' },
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // A production build is as fast without the cache, and its bytes cannot depend on earlier builds.
    cache: mode === 'development' && {
      type: 'filesystem',
      name: `${app.name}-${target}${refresh ? '-refresh' : ''}`,
      cacheDirectory: join(ROOT, 'node_modules', '.cache', 'webpack'),
      // Webpack follows no imports of TypeScript here: a changed plugin would be answered from the cache.
      version: inputsDigest(['tools/kit', 'tsconfig.base.json']),
    },
  };
}

const ROUTER_LIBRARY = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** The part of React Router that the shell provides: see shared/src/router. */
const ROUTER_ENTRY = join(ROOT, 'shared', 'src', 'router', 'index.ts');

/** Replacements of library modules that the site never uses but that their libraries import. */
function leftOut(): Record<string, string> {
  const replacement = (name: string) => fileURLToPath(new URL(`left-out/${name}.mjs`, import.meta.url));
  const runtimeCore = dirname(require.resolve('@module-federation/runtime-core'));
  return {
    [join(dirname(require.resolve('stylis/package.json')), 'src', 'Prefixer.js')]:
      replacement('vendor-prefixes'),
    [join(runtimeCore, 'plugins', 'snapshot', 'SnapshotHandler.js')]: replacement('snapshot-handler'),
    [join(runtimeCore, 'utils', 'preload.js')]: replacement('preload-assets'),
  };
}

/** The shell's own modules. The router's smaller build is not among the exports of its package. */
function shellAliases(mode: Mode): Record<string, string> {
  const library = dirname(require.resolve('react-router/package.json'));
  return {
    'react-router-dom$': ROUTER_ENTRY,
    ...(mode === 'production'
      ? { 'react-router$': join(library, 'dist', 'production', 'index.mjs'), ...leftOut() }
      : {}),
  };
}

/** Leaves the parts of the federation runtime out that read a deployment server's snapshots. */
const RUNTIME_OPTIONS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/**
 * The shell passes its modules to the federation runtime itself (`shell/src/federation/share-scope.ts`), so its own
 * imports are plain ones. A remote is a container that takes every shared module and the runtime from the shell.
 */
function federation(app: AppDescription, container: string): webpack.WebpackPluginInstance {
  if (app.isHost) {
    const versions = JSON.stringify(providedVersions());
    return new webpack.DefinePlugin({ PROVIDED_VERSIONS: versions, ...RUNTIME_OPTIONS });
  }
  const ranges = requiredRanges(app.folder);
  return new ModuleFederationPlugin({
    dts: false,
    manifest: false,
    shareStrategy: 'loaded-first',
    name: container,
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(app.exposes.map(({ name, file }) => [`./${name}`, { import: file, name }])),
    shared: Object.fromEntries(
      sharedModuleNames.map((name) => [
        name,
        {
          singleton: true,
          import: false as const,
          requiredVersion: ranges[packageOf(name)] ?? false,
          strictVersion: true,
        },
      ]),
    ),
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

/**
 * Only the server reads the addresses of fonts and icons; the browser's build publishes their files. The script of
 * this entry is never loaded: without a library webpack would leave the files out.
 */
const PUBLISHED_FILES = { import: '@rangmala/shared/theme/files', library: { type: 'var', name: 'files' } };

const isPageEntry = ({ name }: { name?: string | null | undefined }) => name === 'main';

/**
 * A container takes the federation plugin's runtime for bundlers from the shell, like the runtime itself: each would
 * have its own copy otherwise (`shell/src/federation/federation-runtime.ts` sets the variable).
 */
function bundlerRuntimeOfShell(
  { request = '' }: { request?: string },
  done: (error?: null, external?: string) => void,
): void {
  if (BUNDLER_RUNTIME.test(request)) done(null, 'var _FEDERATION_BUNDLER_RUNTIME');
  else done();
}

const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/**
 * Returns the configuration of the browser bundle: the shell's page, or a remote's container with one chunk per page.
 * @param refresh whether changed components are replaced in the running page (development only)
 */
export function browserConfig(
  app: AppDescription,
  mode: Mode,
  outDir: string,
  refresh = false,
): webpack.Configuration {
  const container = app.isHost ? app.name : mode === 'production' ? CONTAINER_PLACEHOLDER : app.name;
  const hash = mode === 'production' ? '.[contenthash:10]' : '';
  return {
    ...base(app, mode, 'browser', refresh),
    name: `${app.name} browser`,
    target: ['web', 'es2022'],
    entry: app.isHost ? { main: './src/main.tsx', files: PUBLISHED_FILES } : {},
    output: {
      path: outDir,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      publicPath: 'auto',
      devtoolModuleFilenameTemplate: sourceName,
      uniqueName: container,
      // A module that threw is not cached, so that the next import runs it again.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      extensions: EXTENSIONS,
      ...(app.isHost ? { alias: shellAliases(mode) } : {}),
    },
    ...(app.isHost ? {} : { externals: [bundlerRuntimeOfShell] }),
    optimization: {
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      minimize: mode === 'production',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: MINIFY,
          extractComments: false,
        }),
      ],
      splitChunks: app.isHost
        ? {
            cacheGroups: {
              default: false,
              defaultVendors: false,
              ...(mode === 'production'
                ? { vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: isPageEntry } }
                : {}),
            },
          }
        : { cacheGroups: { default: false, defaultVendors: false } },
    },
    plugins: [federation(app, container), new StableModuleIds()],
  };
}

/**
 * Returns the configuration of the server bundle: one CommonJS file. A remote's bundle requires the shared modules
 * from the shell; the shell's bundle contains them.
 */
export function serverConfig(
  app: AppDescription,
  mode: Mode,
  outDir: string,
  entry: string,
): webpack.Configuration {
  return {
    ...base(app, mode, 'server'),
    name: `${app.name} server`,
    target: 'node20',
    entry,
    output: {
      path: outDir,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      // The server sets the public path when it loads the bundle: see server-public-path.ts.
      publicPath: '',
    },
    resolve: {
      extensions: EXTENSIONS,
      ...(app.isHost ? { alias: { 'react-router-dom$': ROUTER_ENTRY } } : {}),
    },
    ...(app.isHost
      ? {}
      : { externals: Object.fromEntries(sharedModuleNames.map((name) => [name, `commonjs ${name}`])) }),
    optimization: { minimize: false, moduleIds: 'deterministic', splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
