import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@rangmala/shared/contract';
import { createSvg } from '../testing/pictures.ts';
import { test } from '../testing/shop-import.ts';

const ART = {
  id: 'art',
  kind: 'art',
  art: 'wreath.svg',
  cx: 40,
  cy: 38,
  width: 84,
  height: 80,
  locked: true,
};
const NAME = {
  id: 'name',
  kind: 'text',
  field: 'name',
  text: 'Aanya',
  typeface: 'kalam',
  colour: '#23306f',
  cx: 40,
  cy: 38,
  width: 60,
  height: 20,
};
const PHOTO = {
  id: 'photo',
  kind: 'picture',
  field: 'photo',
  asset: '',
  cx: 40,
  cy: 38,
  width: 40,
  height: 40,
};
const NAME_FIELD = {
  name: 'name',
  label: 'Name',
  side: 'front',
  sample: 'Aanya',
  required: true,
  max_length: 12,
};
const PHOTO_FIELD = { name: 'photo', label: 'Photo', kind: 'photo', side: 'front' };

const createMug = (fields: object[], layers: object[], side = 'front') => ({
  id: 'wreath-mug',
  category: 'Mugs',
  name: 'Wreath Mug',
  price: 349,
  description: 'With a wreath.',
  pictures: ['a.png'],
  options: [
    {
      name: 'colour',
      label: 'Colour',
      default: 'white',
      values: ['white', 'red'].map((value) => ({
        value,
        label: value,
        price_difference: 0,
        available: true,
      })),
    },
  ],
  sides: [{ name: 'front', label: 'Front', area: { width: 80, height: 76, bleed: 2, safe: 4 } }],
  fields,
  template: { sides: [{ side, layers }] },
});

/** Imports a product from a shop folder with three drawings. */
async function importProduct(
  importContent: (content: object) => Promise<string[]>,
  folder: string,
  product: object,
): Promise<void> {
  const drawings = {
    wreath: '<circle r="40"/>',
    'red-wreath': '<circle r="41"/>',
    script: '<script>alert(1)</script>',
  };
  for (const [name, content] of Object.entries(drawings))
    await writeFile(join(folder, `${name}.svg`), createSvg(content));
  await importContent({ categories: [{ name: 'Mugs', picture: 'a.png' }], products: [product] });
}

test('imports the fields and the template of a product, and stores its drawings', async (app, importContent, folder) => {
  const variants = [{ options: { colour: 'red' }, art: 'red-wreath.svg' }];
  await importProduct(
    importContent,
    folder,
    createMug([NAME_FIELD, PHOTO_FIELD], [{ ...ART, variants }, PHOTO, NAME]),
  );
  const { fields, template } = (await app.inject('/api/products/wreath-mug')).json<Product>();
  expect(fields).toEqual([
    { ...NAME_FIELD, kind: 'text' },
    { ...PHOTO_FIELD, sample: null, required: false, max_length: 30 },
  ]);
  const [art, photo, name] = template?.sides[0]?.layers ?? [];
  expect([photo, name]).toMatchObject([PHOTO, NAME]);
  if (art?.kind !== 'art') throw new Error('The first layer is no art.');
  expect([art.art, art.variants?.[0]?.art]).toEqual([
    expect.stringMatching(/^wreath-[0-9a-f]{8}$/),
    expect.stringMatching(/^red-wreath-[0-9a-f]{8}$/),
  ]);
  expect((await app.storage.get(`art/${art.art}.svg`))?.toString()).toContain('<circle r="40"/>');
});

const LAYER = 'products[0].template.sides[0].layers';
const INVALID_PRODUCTS: [product: object, sentence: string][] = [
  [createMug([NAME_FIELD], [ART]), 'products[0].fields[0] (wreath-mug): No layer'],
  [createMug([], [ART, NAME]), `${LAYER}[1] (wreath-mug): The product has no field name.`],
  [
    createMug([NAME_FIELD], [{ ...NAME, cx: 60 }]),
    `${LAYER}[0] (wreath-mug): The layer lies outside the print area.`,
  ],
  [createMug([], [{ ...ART, art: 'none.svg' }]), `${LAYER}[0].art (wreath-mug): There is no file none.svg.`],
  [createMug([], [{ ...ART, art: 'script.svg' }]), 'script.svg: This drawing contains a script.'],
  [
    createMug([NAME_FIELD], [{ ...NAME, text: 'Meera' }]),
    `${LAYER}[0] (wreath-mug): The text is “Meera”, but the sample of the field name is “Aanya”.`,
  ],
  [
    createMug([{ ...PHOTO_FIELD, name: 'name' }], [NAME]),
    `${LAYER}[0] (wreath-mug): The field name is a photo, but the layer is of kind text.`,
  ],
  [
    createMug([], [ART], 'back'),
    'products[0].template.sides[0].side (wreath-mug): The product has no side back.',
  ],
  [
    createMug([], [{ ...ART, variants: [{ options: { colour: 'blue' } }] }]),
    `${LAYER}[0] (wreath-mug): A variant is for colour blue, which is not one of the options.`,
  ],
];

test('refuses an invalid template and names the position of the problem', async (_app, importContent, folder) => {
  for (const [product, sentence] of INVALID_PRODUCTS)
    await expect(importProduct(importContent, folder, product)).rejects.toThrow(sentence);
});
