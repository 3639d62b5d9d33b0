import {
  addTo,
  chooseIn,
  countOf,
  decreaseIn,
  increaseIn,
  lineKey,
  MAX_QUANTITY,
  lineWithoutDesign,
  removeFrom,
  type CartLine,
} from './lines.ts';

const mug = { id: 'mug-1', name: 'Peacock Mug', price: 349, image: '/media/a/peacock-800x800.webp' };
const tee = { id: 'tee-1', name: 'Kolam Tee', price: 599.5, image: '/media/b/kolam-800x800.webp' };
const cat = { url: '/uploads/1/cat-800x600.webp', name: 'cat.png', thumbnail: '/uploads/1/cat-160x120.webp' };
const dog = { url: '/uploads/2/dog-800x600.webp', name: 'dog.png', thumbnail: '/uploads/2/dog-160x120.webp' };

const line = (quantity: number, extra: Partial<CartLine> = {}): CartLine => ({ ...mug, quantity, ...extra });

describe('adding', () => {
  test('a new product begins a line of one piece', () => {
    expect(addTo([], mug)).toEqual([{ ...mug, quantity: 1 }]);
  });

  test('a product that is there already is raised by one and keeps its place', () => {
    const lines = [line(2), { ...tee, quantity: 1 }];
    expect(addTo(lines, mug)).toEqual([line(3), { ...tee, quantity: 1 }]);
  });

  test('a wished quantity is added as a whole', () => {
    expect(addTo([], mug, undefined, 4)).toEqual([line(4)]);
    expect(addTo([line(2)], mug, undefined, 3)).toEqual([line(5)]);
  });

  test('two designs of one product, and the plain product, are three lines', () => {
    const lines = addTo(addTo(addTo([], mug), mug, { customDesign: cat }), mug, { customDesign: dog });
    expect(lines).toEqual([line(1), line(1, { customDesign: cat }), line(1, { customDesign: dog })]);
  });

  test('the same design again raises its line only', () => {
    const lines = [line(1), line(1, { customDesign: cat })];
    expect(addTo(lines, mug, { customDesign: { ...cat } }, 2)).toEqual([
      line(1),
      line(3, { customDesign: cat }),
    ]);
  });

  test('more than the most of a line stays at the most', () => {
    expect(addTo([], mug, undefined, 1000)).toEqual([line(MAX_QUANTITY)]);
    expect(addTo([line(98)], mug, undefined, 5)).toEqual([line(MAX_QUANTITY)]);
  });

  test.each([0, -1, 1.5, NaN, Infinity])('a quantity of %p adds nothing', (quantity) => {
    const lines = [line(1)];
    expect(addTo(lines, mug, undefined, quantity)).toBe(lines);
  });

  test('only what a line is made of is kept of the product', () => {
    const product = { ...mug, description: 'Long', img: '/x.webp' };
    expect(addTo([], product)).toEqual([line(1)]);
  });

  test('what was there before is not changed', () => {
    const lines = Object.freeze([Object.freeze(line(1))]);
    addTo(lines, mug);
    expect(lines).toEqual([line(1)]);
  });
});

describe('choices', () => {
  test('two choices are two lines, whatever their order', () => {
    const lines = addTo(addTo([], tee, { options: { size: 's', colour: 'red' } }), tee, {
      options: { size: 'l' },
    });
    expect(lines).toHaveLength(2);
    expect(addTo(lines, tee, { options: { colour: 'red', size: 's' } })).toMatchObject([
      { quantity: 2 },
      { quantity: 1 },
    ]);
  });

  test('no choice that differs from the defaults is the plain line', () => {
    expect(addTo([line(1)], mug, { options: {} })).toEqual([line(2)]);
    expect(addTo([], mug, { options: {} })).toEqual([line(1)]);
  });

  test('two designs are two lines', () => {
    const lines = addTo(addTo([], mug, { design: { id: 'd1', token: 't' } }), mug, {
      design: { id: 'd2', token: 't' },
    });
    expect(lines.map(lineKey)).toEqual(['mug-1 d1', 'mug-1 d2']);
  });

  test('other choices change a line in place', () => {
    const lines = [line(2), { ...tee, quantity: 1 }];
    expect(chooseIn(lines, 'mug-1', { finish: 'matte' })).toEqual([
      line(2, { options: { finish: 'matte' } }),
      { ...tee, quantity: 1 },
    ]);
    expect(chooseIn([line(1, { options: { finish: 'matte' } })], 'mug-1 finish=matte', {})).toEqual([
      line(1),
    ]);
    expect(chooseIn(lines, 'mug-2', { finish: 'matte' })).toBe(lines);
  });

  test('a line that gets the choices of another joins it', () => {
    const lines = [line(98), line(5, { options: { finish: 'matte' } })];
    expect(chooseIn(lines, 'mug-1 finish=matte', {})).toEqual([line(MAX_QUANTITY)]);
  });
});

describe('raising and lowering', () => {
  test('increase raises that line by one', () => {
    const lines = [line(1), line(1, { customDesign: cat })];
    expect(increaseIn(lines, lineKey({ id: 'mug-1', customDesign: cat }))).toEqual([
      line(1),
      line(2, { customDesign: cat }),
    ]);
  });

  test('increase stops at the most of a line', () => {
    const lines = [line(MAX_QUANTITY)];
    expect(increaseIn(lines, 'mug-1')).toBe(lines);
  });

  test('decrease lowers by one while above 1', () => {
    expect(decreaseIn([line(3)], 'mug-1')).toEqual([line(2)]);
    expect(decreaseIn([line(2)], 'mug-1')).toEqual([line(1)]);
  });

  test('decrease at 1 changes nothing', () => {
    const lines = [line(1)];
    expect(decreaseIn(lines, 'mug-1')).toBe(lines);
  });

  test('a line whose quantity would reach 0 or less is dropped', () => {
    expect(decreaseIn([line(0), { ...tee, quantity: 1 }], 'tee-1')).toEqual([
      line(0),
      { ...tee, quantity: 1 },
    ]);
    expect(increaseIn([line(-3)], 'mug-1')).toEqual([]);
  });

  test('an unknown line changes nothing', () => {
    const lines = [line(1)];
    expect(increaseIn(lines, 'mug-2')).toBe(lines);
    expect(decreaseIn(lines, 'mug-2')).toBe(lines);
    expect(removeFrom(lines, 'mug-2')).toBe(lines);
  });
});

test('removing takes out that line and leaves the same product with another design', () => {
  const lines = [line(5), line(1, { customDesign: cat })];
  expect(removeFrom(lines, 'mug-1')).toEqual([line(1, { customDesign: cat })]);
});

test('the count is the sum of the quantities', () => {
  expect(countOf([])).toBe(0);
  expect(countOf([line(2), { ...tee, quantity: 3 }])).toBe(5);
});

test('the plain line is the one without a design', () => {
  expect(lineWithoutDesign([line(1, { customDesign: cat })], 'mug-1')).toBeUndefined();
  expect(lineWithoutDesign([line(1, { customDesign: cat }), line(2)], 'mug-1')).toEqual(line(2));
});
