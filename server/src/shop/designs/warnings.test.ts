import type { DesignContent } from '@rangmala/shared/contract/designs';
import { createDesignContent, createTextLayer } from '../../testing/designs.ts';
import type { DesignedProduct } from './ordered-products.ts';
import { listPrintWarnings } from './warnings.ts';

const area = { width: 200, height: 80, bleed: 2, safe: 4 };
const product = {
  options: [
    {
      name: 'colour',
      label: 'Colour',
      default: 'indigo',
      values: [{ value: 'indigo', label: 'Indigo', price_difference: 0, available: true }],
    },
  ],
  sides: [{ name: 'wrap', label: 'Wrap', area }],
  views: [{ side: 'wrap', options: { colour: 'indigo' }, base: '#23306f' }],
} as unknown as DesignedProduct;

test('judges a text in the colour that it has on the chosen product', () => {
  const variants = [{ options: { colour: 'indigo' }, colour: '#ffffff' }];
  const listWarnings = (change: object) =>
    listPrintWarnings(createDesignContent([createTextLayer(change)]) as DesignContent, product, new Map());
  expect(listWarnings({})).toEqual([expect.stringMatching(/^“Asha” is nearly invisible on this product/)]);
  expect(listWarnings({ variants })).toEqual([]);
});
