import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { CONTAINER_PLACEHOLDER } from '@rangmala/shared/contract/release-digest';
import type { AppDescription } from './app-description.ts';
import { ROOT } from './apps.mjs';
import { computeInputsDigest } from './build-inputs.mjs';
import { isSource } from './source-files.ts';
import { getSourceName } from './source-maps.ts';
import { createSourceRule, type Mode, type Target } from './source-rule.ts';
import { StableModuleIds } from './stable-module-ids.ts';
import { COMPILE_HINT } from './compile-hint.ts';
import { MINIMIZER } from './minimizer.ts';
import { listLibraryStubs, TRIM_FEDERATION_RULE } from './library-stubs.ts';
import {
  getPackageName,
  readProvidedVersions,
  readRequiredRanges,
  sharedModuleNames,
} from './shared-modules.ts';

const require = createRequire(import.meta.url);

const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js'];

/** Matches the component files of pages and slots, including the private components of pages. */
const EXPOSED = /[\\/]src[\\/](pages[\\/]\w+|slots)[\\/]\w+\.tsx$/;
const DATA_LOADER = fileURLToPath(new URL('refreshable-data-loader.cjs', import.meta.url));
const CONTEXTS_LOADER = fileURLToPath(new URL('pure-contexts-loader.cjs', import.meta.url));
const REACT_LOADER = fileURLToPath(new URL('trim-react-dom-loader.cjs', import.meta.url));
const STYLES_LOADER = fileURLToPath(new URL('adopt-styles-loader.cjs', import.meta.url));
const PREPARE_STYLES_LOADER = fileURLToPath(new URL('prepare-styles-loader.cjs', import.meta.url));
const THEME_LOADER = fileURLToPath(new URL('static-theme-loader.cjs', import.meta.url));

/**
 * Returns webpack's setting for source maps. A release contains the source maps for debugging, but the scripts do not
 * link to the source maps. The source map of a server bundle does not contain the sources, because the server reads
 * only positions.
 */
function chooseSourceMaps(mode: Mode, target: Target): string {
  if (mode === 'development') return 'cheap-module-source-map';
  return target === 'browser' ? 'hidden-source-map' : 'hidden-nosources-source-map';
}

function createBaseConfig(
  app: AppDescription,
  mode: Mode,
  target: Target,
  hasRefresh = false,
): webpack.Configuration {
  return {
    mode,
    context: join(ROOT, app.folder),
    // Uses no `eval` in development, because the page's Content-Security-Policy forbids `eval`.
    devtool: chooseSourceMaps(mode, target),
    resolve: { extensions: EXTENSIONS },
    module: {
      rules: [
        createSourceRule(app, mode, target, hasRefresh),
        ...(target === 'server' ? [{ test: isSource, enforce: 'post' as const, loader: THEME_LOADER }] : []),
        ...(target === 'server' && app.isHost
          ? [{ test: STYLES_LIBRARY, loader: PREPARE_STYLES_LOADER }]
          : []),
        ...(hasRefresh ? [{ test: EXPOSED, enforce: 'pre' as const, loader: DATA_LOADER }] : []),
        ...(target === 'browser' ? [{ test: ROUTER_LIBRARY, loader: CONTEXTS_LOADER }] : []),
        ...(target === 'browser' && app.isHost && mode === 'production'
          ? [
              TRIM_FEDERATION_RULE,
              { test: STYLES_LIBRARY, loader: STYLES_LOADER },
              { test: REACT_LIBRARY, loader: REACT_LOADER },
            ]
          : []),
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
    // A production build uses no cache, because its output must not depend on earlier builds.
    cache: mode === 'development' && {
      type: 'filesystem',
      name: `${app.name}-${target}${hasRefresh ? '-refresh' : ''}`,
      cacheDirectory: join(ROOT, 'node_modules', '.cache', 'webpack'),
      // Webpack does not track the TypeScript files of the kit, so the cache would ignore a changed plugin.
      version: computeInputsDigest(['tools/kit', 'tsconfig.base.json']),
    },
  };
}

const STYLES_LIBRARY = /[\\/]styled-components(\.browser)?\.esm\.js$/;

const REACT_LIBRARY = /[\\/]react-dom-client\.production\.js$/;

const ROUTER_LIBRARY = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** The part of React Router that the shell provides: see shared/src/router. */
const ROUTER_ENTRY = join(ROOT, 'shared', 'src', 'router', 'index.ts');

/**
 * Returns the aliases of the shell. The alias for `react-router` is a path, because the package does not export its
 * smaller and faster production build.
 */
function createShellAliases(mode: Mode, target: Target): Record<string, string> {
  const library = dirname(require.resolve('react-router/package.json'));
  return {
    
    ...(mode === 'production' ? { 'react-router$': join(library, 'dist', 'production', 'index.mjs') } : {}),
    ...(mode === 'production' && target === 'browser' ? listLibraryStubs() : {}),
  };
}

/** Constants that let webpack remove unused parts of the federation runtime. */
const RUNTIME_OPTIONS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/**
 * Returns the federation plugin of an app. A remote gets a container that takes every shared module and the runtime
 * from the shell. The shell needs only constants, because `shell/src/federation/share-scope.ts` passes the modules of
 * the shell to the runtime.
 */
function createFederationPlugin(app: AppDescription, container: string): webpack.WebpackPluginInstance {
  if (app.isHost) {
    const versions = JSON.stringify(readProvidedVersions());
    return new webpack.DefinePlugin({ PROVIDED_VERSIONS: versions, ...RUNTIME_OPTIONS });
  }
  const ranges = readRequiredRanges(app.folder);
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
          requiredVersion: ranges[getPackageName(name)] ?? false,
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
 * An entry that adds fonts and icons to the browser bundle. Only the server uses their URLs, so no page loads the
 * script of this entry. Without `library` webpack would remove the fonts and icons.
 */
const PUBLISHED_FILES = { import: '@rangmala/shared/theme/files', library: { type: 'var', name: 'files' } };

/** Time limit for a chunk, so that visitors see an error message sooner than after webpack's default of 120 seconds. */
const CHUNK_TIMEOUT_MS = 8_000;

const isMainEntry = ({ name }: { name?: string | null | undefined }) => name === 'main';

/**
 * Makes a container use the shell's copy of `webpack-bundler-runtime` instead of containing a copy.
 * `shell/src/federation/federation-runtime.ts` sets the variable `_FEDERATION_BUNDLER_RUNTIME`.
 */
function externalizeBundlerRuntime(
  { request = '' }: { request?: string },
  done: (error?: null, external?: string) => void,
): void {
  if (BUNDLER_RUNTIME.test(request)) done(null, 'var _FEDERATION_BUNDLER_RUNTIME');
  else done();
}

const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/**
 * Returns the configuration of the browser bundle: the shell's page, or a remote's container with one chunk for each
 * page and slot.
 * @param hasRefresh whether changed components are replaced in the running page (development only)
 */
export function createBrowserConfig(
  app: AppDescription,
  mode: Mode,
  outDir: string,
  hasRefresh = false,
): webpack.Configuration {
  const container = app.isHost ? app.name : mode === 'production' ? CONTAINER_PLACEHOLDER : app.name;
  const hash = mode === 'production' ? '.[contenthash:10]' : '';
  return {
    ...createBaseConfig(app, mode, 'browser', hasRefresh),
    name: `${app.name} browser`,
    target: ['web', 'es2022'],
    entry: app.isHost ? { main: './src/entry.ts', files: PUBLISHED_FILES } : {},
    output: {
      path: outDir,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      publicPath: 'auto',
      devtoolModuleFilenameTemplate: getSourceName,
      uniqueName: container,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // Does not cache a module that threw, so that the next import runs the module again.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      extensions: EXTENSIONS,
      ...(app.isHost ? { alias: createShellAliases(mode, 'browser') } : {}),
    },
    ...(app.isHost ? {} : { externals: [externalizeBundlerRuntime] }),
    optimization: {
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      minimize: mode === 'production',
      minimizer: [MINIMIZER],
      splitChunks: app.isHost
        ? {
            cacheGroups: {
              default: false,
              defaultVendors: false,
              ...(mode === 'production'
                ? { vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: isMainEntry } }
                : {}),
            },
          }
        : { cacheGroups: { default: false, defaultVendors: false } },
    },
    plugins: [createFederationPlugin(app, container), new StableModuleIds(), COMPILE_HINT],
  };
}

/**
 * Returns the configuration of the server bundle: one CommonJS file. A remote's bundle requires the shared modules
 * from the shell. The shell's bundle contains the shared modules.
 */
export function createServerConfig(
  app: AppDescription,
  mode: Mode,
  outDir: string,
  entry: string,
): webpack.Configuration {
  return {
    ...createBaseConfig(app, mode, 'server'),
    name: `${app.name} server`,
    target: 'node20',
    entry,
    output: {
      path: outDir,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: getSourceName,
      // The server sets the public path when it loads the bundle: see server-public-path.ts.
      publicPath: '',
    },
    resolve: {
      extensions: EXTENSIONS,
      ...(app.isHost ? { alias: createShellAliases(mode, 'server') } : {}),
    },
    ...(app.isHost
      ? {}
      : { externals: Object.fromEntries(sharedModuleNames.map((name) => [name, `commonjs ${name}`])) }),
    optimization: { minimize: false, moduleIds: 'deterministic', splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
