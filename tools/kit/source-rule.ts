import { createRequire } from 'node:module';
import type webpack from 'webpack';
import type { AppDescription } from './app-description.ts';
import { computeSourcesDigest } from './build-inputs.mjs';
import { isSource } from './source-files.ts';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

export type Target = 'browser' | 'server';

export type AppFolder = Pick<AppDescription, 'name' | 'folder' | 'isHost'>;

/** Returns the rule that compiles TypeScript and styled-components, with the same class names for browser and server. */
export function createSourceRule(
  app: AppFolder,
  mode: Mode,
  target: Target,
  hasRefresh: boolean,
): webpack.RuleSetRule {
  return {
    test: isSource,
    loader: require.resolve('swc-loader'),
    options: {
      // Lets webpack make the paths in source maps relative, because absolute paths would change the hashes of
      // chunks.
      parseMap: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: false, refresh: hasRefresh },
          // Replaces `typeof window` with a constant, so that the server bundle contains no browser code and the
          // browser bundle no server code.
          optimizer: { globals: { typeofs: { window: target === 'server' ? 'undefined' : 'object' } } },
        },
        experimental: {
          plugins: [
            [
              require.resolve('@swc/plugin-styled-components'),
              { ssr: true, displayName: false, minify: true, namespace: createStyleNamespace(app, mode) },
            ],
          ],
        },
      },
    },
  };
}

/**
 * Returns the start of the ids of an app's styled components. It differs between releases: styled-components orders the
 * rules of a page by the first definition of their ids in the process. With the same id in two releases, the rules of a
 * changed component would come after the unchanged rules of the components that extend it.
 */
const createStyleNamespace = ({ name, folder }: AppFolder, mode: Mode): string =>
  mode === 'production' ? `${name}-${computeSourcesDigest(folder).slice(0, 6)}` : name;
