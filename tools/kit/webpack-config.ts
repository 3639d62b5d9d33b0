import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type webpack from 'webpack';
import type { RemoteDescription } from '@rangmala/shared/remote';
import { ROOT } from './apps.mjs';
import { computeSourcesDigest } from './build-inputs.mjs';
import { COMPILE_HINT } from './compile-hint.ts';
import { createBaseConfig, getSourceName } from './base-config.ts';
import type { ProvidedModules, RequiredModules } from './shared-modules.ts';
import type { Mode } from './source-rule.ts';
import { StableModuleIds } from './stable-module-ids.ts';

export { provideToRemotes, requireFromShell } from './shared-modules.ts';

/** Time limit for a chunk, so that visitors see an error message sooner than after webpack's default of 120 seconds. */
const CHUNK_TIMEOUT_MS = 8_000;

/** Number of digits of the sources' digest in the name of a container. */
const CONTAINER_DIGITS = 12;

/** Values that the build and the development server pass to the function that a `webpack.config.ts` exports. */
export interface Environment {
  /** Whether changed components are replaced in the running page (development only). */
  hasRefresh?: boolean;
}

/** Default export of a `webpack.config.ts`: returns the configuration of the app's browser bundle. */
export type BrowserConfig = (env: Environment, argv: { mode: Mode }) => webpack.Configuration;

interface RemoteOptions {
  /** Name of the remote in `remote.ts`. A release adds the digest of its sources to the name of the container. */
  name: string;
  /** Modules for the shell, by name. Each module gets a chunk with the same name. */
  exposes: Record<string, { import: string; name: string }>;
  /** Modules that the shell provides. */
  shared: RequiredModules;
}

/**
 * Returns the Module Federation configuration of a remote: a container `remoteEntry.js`, and one chunk for each page and
 * slot component.
 * @param folder the remote's folder, absolute
 */
export function createRemoteConfig(folder: string, { name, exposes, shared }: RemoteOptions): BrowserConfig {
  return ({ hasRefresh = false }, { mode }) => {
    const app = { name, folder: relative(ROOT, folder) || '.', isHost: false };
    const container = mode === 'production' ? createContainerName(name, app.folder) : name;
    return {
      ...createBaseConfig(app, mode, 'browser', hasRefresh),
      ...createBrowserFields(mode),
      entry: {},
      output: { ...createOutput(folder, mode), uniqueName: container },
      plugins: [
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          exposes,
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            // The shell provides the runtime.
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        new StableModuleIds(),
        COMPILE_HINT,
      ],
    };
  };
}

interface HostOptions {
  name: string;
  entry: webpack.EntryObject;
  /** Modules that the shell provides to the remotes. */
  shared: ProvidedModules;
}

/**
 * Returns the Module Federation configuration of the shell. The shell registers the remotes at run time, because only
 * the snapshot in the page names them.
 * @param folder the shell's folder, absolute
 */
export function createHostConfig(folder: string, { name, entry, shared }: HostOptions): BrowserConfig {
  return ({ hasRefresh = false }, { mode }) => {
    const fields = createBrowserFields(mode);
    return {
      ...createBaseConfig(
        { name, folder: relative(ROOT, folder), isHost: true },
        mode,
        'browser',
        hasRefresh,
      ),
      ...fields,
      entry,
      output: { ...createOutput(folder, mode), uniqueName: name },
      optimization: {
        ...fields.optimization,
        splitChunks: {
          cacheGroups: { default: false, defaultVendors: false, ...(mode === 'production' && VENDOR) },
        },
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          runtimePlugins: [findRuntimeProvider()],
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new StableModuleIds(),
        COMPILE_HINT,
      ],
    };
  };
}

/** Returns the pages and slot components of a remote as the option `exposes` of Module Federation. */
export function exposeComponents({ pages, slots = [] }: Pick<RemoteDescription, 'pages' | 'slots'>) {
  const files = [
    ...pages.map(({ page }) => [page, `./src/pages/${page}/${page}.tsx`] as const),
    ...slots.map(({ component }) => [component, `./src/slots/${component}.tsx`] as const),
  ];
  return Object.fromEntries(files.map(([name, file]) => [`./${name}`, { import: file, name }]));
}

/** One page can load two releases of a remote, so the name of the container contains the digest of the sources. */
const createContainerName = (name: string, folder: string): string =>
  `${name.replaceAll('-', '_')}_${computeSourcesDigest(folder).slice(0, CONTAINER_DIGITS)}`;

/**
 * Returns the file of the Module Federation plugin that provides the runtime to the remotes. The option
 * `provideExternalRuntime` would add the CommonJS build of this plugin, and with it a second copy of the runtime.
 */
const findRuntimeProvider = () =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/**
 * The chunk of the libraries. The browser compiles it beside the shell's own code, so a load takes a seventh less CPU
 * time of the main thread than with one script (`npm run bench`).
 */
const VENDOR = {
  vendor: {
    name: 'vendor',
    test: /[\\/]node_modules[\\/]/,
    chunks: ({ name }: { name?: string | null | undefined }) => name === 'main',
  },
};

function createOutput(folder: string, mode: Mode) {
  return {
    path: join(folder, 'dist', ...(mode === 'production' ? ['work', 'browser'] : ['dev'])),
    // The names contain no digest: the URL of a release contains the digest of all files. With digests in the names,
    // the minifier would choose other names in each folder, because it counts the characters of webpack's preliminary
    // digests, which depend on absolute paths.
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: 'auto',
    devtoolModuleFilenameTemplate: getSourceName,
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    // Does not cache a module that threw, so that the next import runs the module again.
    strictModuleExceptionHandling: true,
    clean: true,
  } as const;
}

function createBrowserFields(mode: Mode) {
  const ids = mode === 'production' ? 'deterministic' : 'named';
  return {
    target: ['web', 'es2022'],
    optimization: {
      moduleIds: ids,
      chunkIds: ids,
      minimize: mode === 'production',
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
    },
  } as const satisfies webpack.Configuration;
}
