import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './apps.mjs';
import type { BrowserConfig } from './webpack-config.ts';

/**
 * Imports the `webpack.config.ts` of the app in `folder`.
 * @throws Error when the file does not exist
 */
export async function readBrowserConfig(folder: string): Promise<BrowserConfig> {
  const file = join(ROOT, folder, 'webpack.config.ts');
  if (!existsSync(file)) {
    throw new Error(
      `${join(folder, 'webpack.config.ts')} is missing: the README of @rangmala/kit shows the file.`,
    );
  }
  return ((await import(pathToFileURL(file).href)) as { default: BrowserConfig }).default;
}
