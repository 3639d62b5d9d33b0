import { createFileFinder } from '../catalog-import/folder.ts';
import { normalizeProductPicture } from '../catalog-import/product-file.ts';
import { readShopFile } from '../catalog-import/shop-file.ts';
import { DEMO_FOLDER } from '../lib/paths.ts';

const shop = await readShopFile(DEMO_FOLDER, createFileFinder(DEMO_FOLDER));
const { products = [] } = shop;

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
