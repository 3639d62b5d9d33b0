import type { OrderLine } from '@rangmala/shared/contract';
import { mugOptions, peacockMug } from '../testing/catalogue.ts';
import { order } from '../testing/orders.ts';
import { prepareReorder } from './reorder.ts';

const line = order.lines[0] as OrderLine;
const mug = { ...peacockMug, options: mugOptions };
const indigoLine = {
  ...line,
  unit_price: 549,
  options: { colour: 'indigo' },
  choices: [{ label: 'Colour', value: 'Indigo' }],
};

test('keeps the options of an unchanged product and reports no change', () => {
  expect(prepareReorder([indigoLine], [mug], [])).toEqual({
    changes: [],
    lines: [
      {
        product: { id: 'peacock-mug', name: 'Peacock Mug', price: 499, image: peacockMug.image[0] },
        variant: { options: { colour: 'indigo' }, design: undefined, customDesign: undefined },
        quantity: 2,
      },
    ],
  });
});

test('stores no options when the order had the defaults', () => {
  const whiteLine = { ...line, options: { colour: 'white' }, choices: [{ label: 'Colour', value: 'White' }] };
  expect(prepareReorder([whiteLine], [mug], []).lines[0]?.variant.options).toEqual({});
});

test('reports a removed option and the current price', () => {
  const { lines, changes } = prepareReorder([indigoLine], [{ ...peacockMug, price: 520 }], []);
  expect(changes).toEqual([
    'Peacock Mug no longer has the choice “Colour”.',
    'Peacock Mug now costs ₹520.00 instead of ₹549.00.',
  ]);
  expect(lines[0]).toMatchObject({ product: { price: 520 }, variant: { options: {} } });
});
