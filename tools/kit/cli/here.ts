import { relative } from 'node:path';
import { describeApp } from '../app-description.ts';
import { appFolders, ROOT } from '../apps.mjs';
import { CommandError } from './command.ts';

/** The app in whose folder the command was started (`npm run … -w shop-remote`). */
export async function appHere(): Promise<{ folder: string; app: string }> {
  const folder = relative(ROOT, process.cwd());
  if (!appFolders().includes(folder)) {
    throw new CommandError('Say which app: run this with -w, for example "-w shop-remote".');
  }
  return { folder, app: (await describeApp(folder)).name };
}
