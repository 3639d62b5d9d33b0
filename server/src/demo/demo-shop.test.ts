import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileFinder } from '../catalog-import/folder.ts';
import { normalizeProductPicture } from '../catalog-import/product-file.ts';
import { readShopFile } from '../catalog-import/shop-file.ts';
import { DEMO_FOLDER } from '../lib/paths.ts';

const shop = await readShopFile(DEMO_FOLDER, createFileFinder(DEMO_FOLDER));
const { products = [], artists = [], artworks = [], art_types = [] } = shop;

test('pictures every product in each of its colours, with the default colour first', () => {
  for (const { id, options, pictures } of products) {
    const colour = options.find(({ name }) => name === 'colour');
    const mainColours = pictures
      .map(normalizeProductPicture)
      .filter((picture) => !('label' in picture))
      .map((picture) => ('options' in picture ? picture.options?.['colour'] : undefined));
    const others = colour?.values.map(({ value }) => value).filter((value) => value !== colour.default) ?? [];
    expect([id, mainColours]).toEqual([id, [colour?.default, ...others]]);
  }
});

test('gives every product that can be printed a template', () => {
  for (const { id, sides, template } of products)
    expect([id, template?.sides.map(({ side }) => side).sort()]).toEqual([
      id,
      sides.map(({ name }) => name).sort(),
    ]);
});

test('gives every artist an artwork, and every art type an artist', () => {
  for (const { id } of artists) expect(artworks.map(({ artist }) => artist)).toContain(id);
  expect(new Set(artists.flatMap((artist) => artist.art_types))).toEqual(
    new Set(art_types.map(({ name }) => name)),
  );
});

test('contains no file that the shop does not use', async () => {
  const text = JSON.stringify(shop);
  for (const folder of ['pictures', 'art'])
    for (const name of (await readdir(join(DEMO_FOLDER, folder))).filter((each) =>
      /\.(webp|svg)$/.test(each),
    ))
      expect([name, text.includes(`${folder}/${name}`)]).toEqual([name, true]);
});
