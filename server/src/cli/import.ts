import { importShop } from '../catalog-import/import-shop.ts';
import { SettingsError } from '../settings.ts';
import { openStorage } from '../storage/open-storage.ts';
import { ImageWorkers } from '../uploads/image-workers.ts';
import { runCommand } from './command.ts';

const USAGE = 'npm run import -- <folder>   imports the catalogue of <folder>/shop.json';

await runCommand(async (db, settings) => {
  const [folder, ...extraArguments] = process.argv.slice(2);
  if (folder === undefined || extraArguments.length > 0) throw new SettingsError(USAGE);
  const imageWorkers = new ImageWorkers();
  try {
    return await importShop({ db, storage: await openStorage(settings), imageWorkers }, folder);
  } finally {
    imageWorkers.close();
  }
});
