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

test('leaves out a product that the shop no longer has', () => {
  expect(prepareReorder([line], [], [])).toEqual({
    lines: [],
    changes: ['Peacock Mug is no longer available, so we left it out.'],
  });
});

test('leaves out a line when its design was not copied', () => {
  const designedLine = { ...line, design_id: 'd1' };
  expect(prepareReorder([designedLine], [mug], [])).toEqual({
    lines: [],
    changes: ['Your design for the Peacock Mug is no longer stored, so we left it out.'],
  });
  const copy = { id: 'copy', token: 'secret' };
  expect(prepareReorder([designedLine], [mug], [{ line: 0, design: copy }]).lines[0]?.variant.design).toEqual(
    copy,
  );
});

test('replaces an unavailable value with the default and names both', () => {
  const pinkLine = {
    ...line,
    options: { colour: 'pink' },
    choices: [{ label: 'Colour', value: 'Pink' }],
  };
  const { lines, changes } = prepareReorder([pinkLine], [mug], []);
  expect(changes).toEqual(['Peacock Mug: Colour Pink is not available, so we chose White.']);
  expect(lines[0]?.variant.options).toEqual({});
});

test('reports a removed option and the current price', () => {
  const { lines, changes } = prepareReorder([indigoLine], [{ ...peacockMug, price: 520 }], []);
  expect(changes).toEqual([
    'Peacock Mug no longer has the choice “Colour”.',
    'Peacock Mug now costs ₹520.00 instead of ₹549.00.',
  ]);
  expect(lines[0]).toMatchObject({ product: { price: 520 }, variant: { options: {} } });
});
