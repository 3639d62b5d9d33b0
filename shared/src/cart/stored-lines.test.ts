import { decodeLines } from './stored-lines.ts';

const good = {
  id: 'mug-1',
  name: 'Peacock Mug',
  price: 349,
  image: '/media/a/peacock-800x800.webp',
  quantity: 2,
};
const design = {
  url: '/uploads/1/cat-800x600.webp',
  name: 'cat.png',
  thumbnail: '/uploads/1/cat-160x120.webp',
};
const decode = (value: unknown) => decodeLines(JSON.stringify(value));

test('accepts a cart as it was stored', () => {
  const lines = [good, { ...good, customDesign: design }];
  expect(decode(lines)).toEqual({ value: lines });
  expect(decode([])).toEqual({ value: [] });
});

test('keeps choices and designs', () => {
  const lines = [
    { ...good, options: { size: 'l' } },
    { ...good, options: { size: 's' }, design: { id: 'a-b_1', token: 'x'.repeat(43) } },
  ];
  expect(decode(lines)).toEqual({ value: lines });
});

test('drops a line whose choices or design cannot be', () => {
  expect(
    decode([
      { ...good, options: { size: 7 } },
      { ...good, design: { id: '../x', token: 'y' } },
    ]).value,
  ).toEqual([]);
});

test.each(['', '{', 'null', '7', '"mug"', '{"id":"mug-1"}'])('throws for %p, which is not a list', (raw) => {
  expect(() => decodeLines(raw)).toThrow();
});

test.each([
  ['no object', 'mug-1'],
  ['null', null],
  ['no id', { ...good, id: undefined }],
  ['an empty id', { ...good, id: '' }],
  ['a number as id', { ...good, id: 1 }],
  ['a negative price', { ...good, price: -1 }],
  ['a price as text', { ...good, price: '349' }],
  ['a quantity of 0', { ...good, quantity: 0 }],
  ['a negative quantity', { ...good, quantity: -2 }],
  ['half a piece', { ...good, quantity: 1.5 }],
  ['a quantity as text', { ...good, quantity: '2' }],
  ['more than the most', { ...good, quantity: 100 }],
  ['a design from elsewhere', { ...good, customDesign: { ...design, url: 'https://example.org/x.webp' } }],
  ['a design from a neighbour', { ...good, customDesign: { ...design, url: '//example.org/x.webp' } }],
  ['a script as thumbnail', { ...good, customDesign: { ...design, thumbnail: 'javascript:alert(1)' } }],
  ['a design that is text', { ...good, customDesign: 'cat.png' }],
])('drops a line with %s and keeps the others', (_, bad) => {
  expect(decode([bad, good])).toEqual({ value: [good], problem: '1 of 2 lines are invalid' });
});

test('drops a duplicate line', () => {
  expect(decode([good, { ...good, quantity: 9 }]).value).toEqual([good]);
});

test('removes a foreign picture and keeps the line', () => {
  expect(decode([{ ...good, image: 'https://example.org/pixel.gif' }]).value).toEqual([
    { ...good, image: '' },
  ]);
});

test('removes unknown fields', () => {
  expect(decode([{ ...good, discount: 100 }])).toEqual({ value: [good] });
});
