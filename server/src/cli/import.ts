import { importShop } from '../catalog-import/import-shop.ts';
import { createSearchIndex } from '../search-sources.ts';
import { openStorage } from '../storage/open-storage.ts';
import { ImageWorkers } from '../uploads/image-workers.ts';
import { runCommand } from './command.ts';
import { parseCommandLine } from './parse-command-line.ts';

const USAGE = 'npm run import -- <folder>   imports the catalogue of <folder>/shop.json';

const parse = (args: string[]) => {
  const { positionals } = parseCommandLine(args, USAGE, { options: {}, argumentNames: ['folder'] });
  return positionals as [folder: string];
};

await runCommand({ usage: USAGE, parse }, async ({ db, settings, parsedArguments: [folder] }) => {
  const imageWorkers = new ImageWorkers();
  try {
    const announce = (line: string) => process.stdout.write(`${line}\n`);
    const store = { db, storage: await openStorage(settings), imageWorkers };
    const report = await importShop(store, folder, { announce });
    // The first visitor who searches does not wait for the index.
    announce('making the search index');
    await createSearchIndex(db).refresh();
    return report;
  } finally {
    imageWorkers.close();
  }
});
