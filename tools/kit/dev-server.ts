import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { describeApp, type AppDescription } from './app-description.ts';
import { ROOT } from './apps.mjs';
import { readBrowserConfig } from './read-browser-config.ts';

/**
 * Serves the app in `folder` for development. A site shows the app in every browser when the site's setting DEV_APPS
 * lists the app. Otherwise the site shows the app in browsers that selected the app at the URL `/_dev`. The site
 * requests `/app.json` with the app's current pages, slots and menu entries.
 * @param hasRefresh true to replace changed components in the running page, false to reload the page after a change.
 *   A replacement needs React's development build, which only a shell in development provides.
 */
export async function serveForDevelopment(folder: string, port: number, hasRefresh = false): Promise<void> {
  const app = await describeApp(folder);
  const createBrowserConfig = await readBrowserConfig(folder);
  const config = createBrowserConfig({ hasRefresh }, { mode: 'development' });
  config.plugins = [...(config.plugins ?? []), ...(hasRefresh ? await createRefreshPlugins(app) : [])];
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack rejected its configuration');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      allowedHosts: 'all',
      hot: hasRefresh,
      liveReload: !hasRefresh,
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      static: false,
      setupMiddlewares(middlewares) {
        middlewares.unshift({
          name: 'app-description',
          path: '/app.json',
          middleware: (_request: unknown, response: ServerResponse) => {
            // Allows the site, which has another origin, to read the response. The `headers` above are added only after
            // this middleware.
            response.setHeader('access-control-allow-origin', '*');
            describeApp(folder).then(
              ({ pages, slots, navigation }) => response.end(JSON.stringify({ pages, slots, navigation })),
              (error: Error) => {
                response.statusCode = 500;
                response.end(error.message);
              },
            );
          },
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
}

/**
 * Returns the plugins that replace changed components in the running page. Imports React Refresh on demand, because the
 * repository of a single remote does not install it.
 */
async function createRefreshPlugins({ name, folder, isHost }: AppDescription) {
  const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin');
  return [
    ...(isHost ? [new webpack.EntryPlugin(join(ROOT, folder), RENDERERS_HOOK, {})] : []),
    new ReactRefreshPlugin({ overlay: false, library: name }),
  ];
}

/** Module that the shell runs first: see there. */
const RENDERERS_HOOK = fileURLToPath(new URL('renderers-hook.mjs', import.meta.url));

/** `tsx dev-server.ts <first port> <folder>…` serves several apps on consecutive ports. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [firstPort = '3101', ...folders] = process.argv.slice(2);
  for (const [index, folder] of folders.entries()) {
    await serveForDevelopment(folder, Number(firstPort) + index, folders.includes('shell'));
  }
}
