import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type webpack from 'webpack';
import { ROOT } from './apps.mjs';
import { computeInputsDigest } from './build-inputs.mjs';
import { createSourceRule, type AppFolder, type Mode, type Target } from './source-rule.ts';

const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js'];

/** Matches the component files of pages and slots, including the private components of pages. */
const EXPOSED = /[\\/]src[\\/](pages[\\/]\w+|slots)[\\/]\w+\.tsx$/;
const DATA_LOADER = fileURLToPath(new URL('refreshable-data-loader.cjs', import.meta.url));

/**
 * Returns the part of webpack's configuration that the browser bundle and the server bundle of an app share.
 * @param hasRefresh whether changed components are replaced in the running page (development only)
 */
export function createBaseConfig(
  app: AppFolder,
  mode: Mode,
  target: Target,
  hasRefresh = false,
): webpack.Configuration {
  return {
    name: `${app.name} ${target}`,
    mode,
    context: join(ROOT, app.folder),
    // A release contains the source maps, but its scripts do not link to them, and the source maps do not contain the
    // sources. In development, uses no `eval`, because the page's Content-Security-Policy forbids `eval`.
    devtool: mode === 'development' ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    resolve: { extensions: EXTENSIONS },
    module: {
      rules: [
        createSourceRule(app, mode, target, hasRefresh),
        ...(hasRefresh ? [{ test: EXPOSED, enforce: 'pre' as const, loader: DATA_LOADER }] : []),
        {
          test: /\.(woff2|svg|png|jpg|webp|avif)$/,
          type: 'asset/resource',
          generator: { filename: '[name][ext]', emit: target === 'browser' },
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

/**
 * Returns the path of a source below the repository's root, because a source map must not depend on the folder of the
 * repository. Removes the digest of absolute paths from the name of the federation plugin's generated module. Returns
 * the unchanged name of other code that webpack has generated.
 */
export function getSourceName(info: { absoluteResourcePath: string; resourcePath: string }): string {
  const path = info.absoluteResourcePath;
  const name = isAbsolute(path) ? relative(ROOT, path).replaceAll('\\', '/') : info.resourcePath;
  return name.replace(/\.federation\/entry\.\w+/, '.federation/entry');
}
