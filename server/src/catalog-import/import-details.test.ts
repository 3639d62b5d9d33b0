import type { Product } from '@rangmala/shared/contract';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { test } from '../testing/shop-import.ts';

const SIDE = {
  name: 'front',
  label: 'Front',
  area: { width: 80, height: 76, bleed: 2, safe: 4 },
};
const PHOTOGRAPH = {
  picture: 'a.png',
  base: '#fdf8ee',
  corners: [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.7],
    [0.3, 0.7],
  ],
  curvature: 0.03,
  arc: 110,
};
const GRID = {
  columns: 2,
  rows: 2,
  points: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
};
const MUG = {
  id: 'kulhad-mug',
  category: 'Mugs',
  name: 'Kulhad Mug',
  price: 349.5,
  description: 'Clay, glazed inside.',
  pictures: ['a.png'],
  options: [
    {
      name: 'size',
      label: 'Size',
      default: 's',
      values: [
        { value: 's', label: 'Small', price_difference: 0, available: true },
        { value: 'l', label: 'Large', price_difference: 50, available: true },
      ],
    },
  ],
  facts: [{ label: 'Material', value: 'Clay' }],
  sides: [
    {
      ...SIDE,
      photographs: [
        { ...PHOTOGRAPH, label: 'On a desk', options: { size: 'l' } },
        PHOTOGRAPH,
        { ...PHOTOGRAPH, options: { size: 'l' } },
      ],
    },
  ],
  tax: { hsn: '6912', gst_percent: 5 },
  stock: 3,
  country_of_origin: 'India',
  dispatch_days: { from: 2, to: 4 },
};

const createShop = (product: object) => ({
  categories: [{ name: 'Mugs', picture: 'a.png' }],
  products: [product],
});

describeOnEveryDatabase(() => {
  test('imports options, facts, print areas, photographs and stock of a product', async (app, importContent) => {
    await importContent(createShop(MUG));
    const product = (await app.inject('/api/products/kulhad-mug')).json<Product>();
    expect(product).toMatchObject({ options: MUG.options, facts: MUG.facts, sides: [SIDE], stock: 3 });
    // The photograph for one choice comes before the photograph for all choices, and the product in use comes last.
    expect(product.views.map(({ options, label }) => [options, label])).toEqual([
      [{ size: 'l' }, undefined],
      [{}, undefined],
      [{ size: 'l' }, 'On a desk'],
    ]);
    const { surface, base, picture } = product.views[1] ?? {};
    expect(base).toBe('#fdf8ee');
    expect(picture?.url).toMatch(/^\/uploads\/.+\/a-400x400\.webp$/);
    expect(surface?.points).toHaveLength((surface?.columns ?? 0) * (surface?.rows ?? 0));
    expect(surface?.points[0]).toEqual([0.3, 0.3]);

    await importContent(createShop({ ...MUG, options: [], sides: [], stock: undefined }));
    const updatedProduct = (await app.inject('/api/products/kulhad-mug')).json<Product>();
    expect(updatedProduct).toMatchObject({ options: [], sides: [], views: [] });
    expect(updatedProduct).not.toHaveProperty('stock');
  });
});

const [size] = MUG.options;
const createMugWithPhotograph = (photograph: object) => ({
  ...MUG,
  sides: [{ ...SIDE, photographs: [photograph] }],
});
const INVALID_PRODUCTS: [product: object, sentence: string][] = [
  [
    createMugWithPhotograph({ ...PHOTOGRAPH, corners: [...PHOTOGRAPH.corners].reverse() }),
    'shop.json, products[0].sides[0].photographs[0].corners (kulhad-mug): must be four corners, clockwise from the top left.',
  ],
  [
    createMugWithPhotograph({ ...PHOTOGRAPH, arc: 200 }),
    'shop.json, products[0].sides[0].photographs[0].arc (kulhad-mug): must be from 0 to 170 degrees.',
  ],
  [
    createMugWithPhotograph({ ...PHOTOGRAPH, surface: GRID }),
    'shop.json, products[0].sides[0].photographs[0] (kulhad-mug): must have either "corners" or "surface".',
  ],
  [
    createMugWithPhotograph({ ...PHOTOGRAPH, options: { size: 'xl' } }),
    'shop.json, products[0] (kulhad-mug): kulhad-mug shows size xl on a.png of the side front, which is not one of its options.',
  ],
  [
    { ...MUG, options: [{ ...size, default: 'xl' }] },
    'shop.json, products[0].options[0] (kulhad-mug): The default must be one of the available values.',
  ],
  [
    {
      ...MUG,
      options: [{ ...size, values: size?.values.map((value) => ({ ...value, price_difference: -350 })) }],
    },
    'shop.json, products[0] (kulhad-mug): kulhad-mug costs -0.5 rupees with its cheapest options; a price must be above 0.',
  ],
  [
    { ...MUG, tax: { hsn: 'mug', gst_percent: 5 } },
    'shop.json, products[0].tax.hsn (kulhad-mug): must be 4 to 8 digits.',
  ],
];

test('refuses an invalid product and names the problem', async (_app, importContent) => {
  for (const [invalidProduct, sentence] of INVALID_PRODUCTS)
    await expect(importContent(createShop(invalidProduct))).rejects.toThrow(sentence);
});

test('lists each problem of shop.json on a separate line', async (_app, importContent) => {
  const invalidProduct = { ...MUG, price: -1, stock: 1.5, facts: 'none' };
  const error = await importContent(createShop(invalidProduct)).catch((reason: unknown) => reason);
  const lines = error instanceof Error ? error.message.split('\n') : [];
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'shop.json, products[0].price (kulhad-mug)',
    'shop.json, products[0].facts (kulhad-mug)',
    'shop.json, products[0].stock (kulhad-mug)',
  ]);
});

test('imports rules for delivery, and refuses wrong ones with their position', async (app, importContent) => {
  const importDelivery = (delivery: object) => importContent({ delivery });
  await importDelivery({ unserved: ['506'] });
  expect((await app.inject('/api/delivery?pin=506009')).json()).toEqual({ served: false });
  // A field that is left out has its default again.
  expect(await importDelivery({ cut_off_hour: 11 })).toEqual(['rules for delivery']);
  expect((await app.inject('/api/delivery?pin=506009')).json()).toMatchObject({
    served: true,
    order_by: expect.stringMatching(/T11:00:00\+05:30$/) as string,
  });
  await expect(importDelivery({ zones: [{ name: 'Near', pins: ['50'], from: 4, to: 2 }] })).rejects.toThrow(
    'shop.json, delivery.zones[0]: "from" must not be after "to".',
  );
});
