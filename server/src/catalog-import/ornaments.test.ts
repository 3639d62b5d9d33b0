import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { test } from '../testing/shop-import.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="15mm" height="10mm" viewBox="0 0 30 20"><circle r="9"/></svg>';

test('imports the library of ornaments, and replaces it in the next import', async (app, importContent, folder) => {
  const importOrnaments = async (ornaments: object[], drawing = DRAWING) => {
    await writeFile(join(folder, 'lotus.svg'), drawing);
    return importContent({ ornaments });
  };
  const list = async () =>
    (await app.inject('/api/art')).json<{ id: string; width: number; height: number }[]>();
  const lotus = { name: 'Lotus', art: 'lotus.svg', style: 'Flowers' };
  expect(await importOrnaments([lotus])).toEqual(['1 ornament']);
  const [ornament] = await list();
  expect(ornament).toMatchObject({
    id: expect.stringMatching(/^lotus-[0-9a-f]{8}$/),
    name: 'Lotus',
    style: 'Flowers',
    keywords: '',
  });
  expect((ornament?.width ?? 0) / (ornament?.height ?? 1)).toBeCloseTo(1.5, 1);
  for (const [query, width] of [
    ['', 1024],
    ['?size=thumbnail', 256],
  ]) {
    const picture = await app.inject(`/api/art/${ornament?.id}.webp${query}`);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
  const scripted = importOrnaments([lotus], DRAWING.replace('<circle', '<script/><circle'));
  await expect(scripted).rejects.toThrow('contains a script');
  await importOrnaments([]);
  expect(await list()).toEqual([]);
});
