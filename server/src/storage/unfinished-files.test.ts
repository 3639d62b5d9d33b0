import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFolder } from '../testing/app.ts';
import { createTestSettings } from '../testing/settings.ts';
import { openStorage } from './open-storage.ts';
import { deleteUnfinishedFiles, UNFINISHED_FILE_MS } from './storage.ts';

const NOW = new Date('2026-11-20T00:00:00.000Z');
const LONG_AGO = new Date(NOW.getTime() - UNFINISHED_FILE_MS - 1);
const OLD_NAME = '.123e4567-e89b-42d3-a456-426614174000.part';
const NEW_NAME = '.123e4567-e89b-42d3-a456-426614174001.part';

test.each(['uploads/a/design-9x9.webp', 'check-reports/a/check.json'])(
  'deletes partial files beside %s after a day',
  (key) =>
    withFolder(async (folder) => {
      const storage = await openStorage(createTestSettings(folder));
      const parent = join(folder, dirname(key));
      await mkdir(parent, { recursive: true });
      for (const [name, changedAt] of [
        [OLD_NAME, LONG_AGO],
        [NEW_NAME, NOW],
      ] as const) {
        await writeFile(join(parent, name), 'x');
        await utimes(join(parent, name), changedAt, changedAt);
      }
      await storage.put(key, 'x');
      await deleteUnfinishedFiles(storage, NOW);
      expect((await readdir(parent)).sort()).toEqual([NEW_NAME, key.split('/').at(-1)]);
    }),
);
