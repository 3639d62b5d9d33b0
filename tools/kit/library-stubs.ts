import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

const resolveKitFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Files of the federation runtime that define hooks, without the extension. */
const HOOK_FILES = ['syncHook', 'asyncHook', 'syncWaterfallHook', 'asyncWaterfallHooks', 'pluginSystem'];

/** Returns paths of library modules, each with the path of a smaller replacement that is sufficient for this site. */
export function listLibraryStubs(): Record<string, string> {
  const getStubPath = (name: string) => resolveKitFile(`library-stubs/${name}.mjs`);
  const runtimeFile = require.resolve('@module-federation/runtime-core');
  const runtimeCore = dirname(runtimeFile);
  const utils = join(runtimeCore, 'utils');
  const requireFromRuntime = createRequire(runtimeFile);
  const sdk = dirname(requireFromRuntime.resolve('@module-federation/sdk'));
  const errorCodes = dirname(requireFromRuntime.resolve('@module-federation/error-codes'));
  return {
    [join(dirname(require.resolve('stylis/package.json')), 'src', 'Prefixer.js')]:
      getStubPath('vendor-prefixes'),
    [createRequire(require.resolve('swr')).resolve('use-sync-external-store/shim/index.js')]:
      getStubPath('external-store'),
    [join(runtimeCore, 'plugins', 'snapshot', 'SnapshotHandler.js')]: getStubPath('snapshot-handler'),
    [join(utils, 'preload.js')]: getStubPath('preload-assets'),
    [join(utils, 'context.js')]: getStubPath('error-context'),
    [join(utils, 'plugin.js')]: getStubPath('hooks'),
    [join(utils, 'semver', 'index.js')]: getStubPath('semver'),
    [join(sdk, 'logger.js')]: getStubPath('logger'),
    [join(errorCodes, 'desc.mjs')]: getStubPath('error-texts'),
    ...Object.fromEntries(
      HOOK_FILES.map((name) => [join(utils, 'hooks', `${name}.js`), getStubPath('hooks')]),
    ),
  };
}

/** The rule that removes unused functions of the federation runtime. */
export const TRIM_FEDERATION_RULE: RuleSetRule = {
  test: /[\\/]@module-federation[\\/](runtime-core|webpack-bundler-runtime)[\\/]dist[\\/].*\.js$/,
  loader: resolveKitFile('trim-federation-loader.cjs'),
};
