import webpack from 'webpack';
import { createBaseConfig, getSourceName } from './base-config.ts';
import { sharedModuleNames } from './shared-modules.ts';
import type { AppFolder } from './source-rule.ts';

/**
 * Returns the configuration of the server bundle: one CommonJS file. A remote's bundle requires the shared modules
 * from the shell. The shell's bundle contains the shared modules.
 */
export function createServerConfig(app: AppFolder, outDir: string, entry: string): webpack.Configuration {
  return {
    ...createBaseConfig(app, 'production', 'server'),
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
    ...(app.isHost
      ? {}
      : { externals: Object.fromEntries(sharedModuleNames.map((name) => [name, `commonjs ${name}`])) }),
    optimization: {
      minimize: false,
      moduleIds: 'deterministic',
      splitChunks: false,
      concatenateModules: { commonjs: false },
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
