import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './apps.mjs';
import type { BrowserConfig } from './webpack-config.ts';

/** Imports the `webpack.config.ts` of the app in `folder`. */
export async function readBrowserConfig(folder: string): Promise<BrowserConfig> {
  const file = pathToFileURL(join(ROOT, folder, 'webpack.config.ts')).href;
  return ((await import(file)) as { default: BrowserConfig }).default;
}
