import { relative } from 'node:path';
import { describeApp } from '../../app-description.ts';
import { listAppFolders, ROOT } from '../../apps.mjs';
import { CommandError } from './run-command.ts';

/** An app and its folder below the root. */
export interface AppFolder {
  folder: string;
  app: string;
}

/**
 * Returns the app of the current folder (`npm run … -w shop-remote`).
 * @throws CommandError when the current folder is not an app's folder
 */
export async function findCurrentApp(): Promise<AppFolder> {
  const folder = relative(ROOT, process.cwd()) || '.';
  if (!listAppFolders().includes(folder)) {
    throw new CommandError('No app is selected. Run the command with -w, for example "-w shop-remote".');
  }
  return { folder, app: (await describeApp(folder)).name };
}
