import { decodeLines } from './stored-lines.ts';

const mug = { id: 'mug-1', name: 'Peacock Mug', price: 349, image: '/media/a/peacock-800x800.webp' };
const validLine = { ...mug, quantity: 2 };
const design = { url: '/uploads/1/cat-800x600.webp', name: 'cat.png', thumbnail: '/uploads/1/cat-9x9.webp' };
const createDesignedLine = (change: object) => ({ ...validLine, customDesign: { ...design, ...change } });
const decode = (value: unknown) => decodeLines(JSON.stringify(value));

test.each(['', '{', 'null', '7', '"mug"', '{"id":"mug-1"}'])('throws for %p, which is no list', (raw) => {
  expect(() => decodeLines(raw)).toThrow();
});

test.each([
  ['a text instead of an object', 'mug-1'],
  ['null', null],
  ['no id', { ...validLine, id: undefined }],
  ['an empty id', { ...validLine, id: '' }],
  ['a number as id', { ...validLine, id: 1 }],
  ['a negative price', { ...validLine, price: -1 }],
  ['a price as text', { ...validLine, price: '349' }],
  ['a quantity of 0', { ...validLine, quantity: 0 }],
  ['a negative quantity', { ...validLine, quantity: -2 }],
  ['a fractional quantity', { ...validLine, quantity: 1.5 }],
  ['a quantity as text', { ...validLine, quantity: '2' }],
  ['a quantity above the maximum', { ...validLine, quantity: 100 }],
  ['options that are no texts', { ...validLine, options: { size: 7 } }],
  ['an invalid design', { ...validLine, design: { id: '../x', token: 'y' } }],
  ['a design of another site', createDesignedLine({ url: 'https://example.org/x.webp' })],
  // URL parsers remove the tab.
  ['a design of another site behind a tab', createDesignedLine({ url: '/\t/example.org/x.webp' })],
  ['a design of another host without a scheme', createDesignedLine({ url: '//example.org/x.webp' })],
  ['a script as thumbnail', createDesignedLine({ thumbnail: 'javascript:alert(1)' })],
  ['a design that is text', { ...validLine, customDesign: 'cat.png' }],
])('drops a line with %s and keeps the others', (_, invalidLine) => {
  const problem = '1 of 2 lines are invalid';
  expect(decode([invalidLine, validLine])).toEqual({ value: [validLine], problem });
});

test('drops a duplicate line', () => {
  expect(decode([validLine, { ...validLine, quantity: 9 }]).value).toEqual([validLine]);
});

test('removes a picture from another site and keeps the line', () => {
  const { value } = decode([{ ...validLine, image: 'https://example.org/pixel.gif' }]);
  expect(value).toEqual([{ ...validLine, image: '' }]);
});

test('removes unknown fields', () => {
  expect(decode([{ ...validLine, discount: 100 }])).toEqual({ value: [validLine] });
});
