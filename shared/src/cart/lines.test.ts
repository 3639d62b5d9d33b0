import {
  addLine,
  changeLineOptions,
  decreaseLine,
  increaseLine,
  MAX_QUANTITY,
  findLineWithoutDesign,
  removeLine,
  replaceLineDesign,
  type CartLine,
} from './lines.ts';

const mug = { id: 'mug-1', name: 'Peacock Mug', price: 349, image: '/media/a/peacock-800x800.webp' };
const tee = { id: 'tee-1', name: 'Kolam Tee', price: 599.5, image: '/media/b/kolam-800x800.webp' };
const cat = { url: '/uploads/1/cat-800x600.webp', name: 'cat.png', thumbnail: '/uploads/1/cat-160x120.webp' };
const dog = { url: '/uploads/2/dog-800x600.webp', name: 'dog.png', thumbnail: '/uploads/2/dog-160x120.webp' };

const line = (quantity: number, extra: Partial<CartLine> = {}): CartLine => ({ ...mug, quantity, ...extra });

describe('adding', () => {
  test('increases the quantity of an existing line', () => {
    const lines = [line(2), { ...tee, quantity: 1 }];
    expect(addLine(lines, mug)).toEqual([line(3), { ...tee, quantity: 1 }]);
  });

  test('keeps custom designs of one product in separate lines', () => {
    const lines = addLine(addLine(addLine([], mug), mug, { customDesign: cat }), mug, { customDesign: dog });
    expect(lines).toEqual([line(1), line(1, { customDesign: cat }), line(1, { customDesign: dog })]);
  });

  test('increases the quantity of the line with the same custom design', () => {
    const lines = [line(1), line(1, { customDesign: cat })];
    const changed = addLine(lines, mug, { customDesign: { ...cat } }, 2);
    expect(changed).toEqual([line(1), line(3, { customDesign: cat })]);
  });

  test('limits the quantity of a line to the maximum', () => {
    expect(addLine([], mug, undefined, 1000)).toEqual([line(MAX_QUANTITY)]);
    expect(addLine([line(98)], mug, undefined, 5)).toEqual([line(MAX_QUANTITY)]);
  });

  test.each([0, -1, 1.5, NaN, Infinity])('ignores a quantity of %p', (quantity) => {
    const lines = [line(1)];
    expect(addLine(lines, mug, undefined, quantity)).toBe(lines);
  });
});

describe('choices', () => {
  test('keeps different options in separate lines', () => {
    const smallTee = addLine([], tee, { options: { size: 's', colour: 'red' } });
    const lines = addLine(smallTee, tee, { options: { size: 'l' } });
    expect(lines).toHaveLength(2);
    const changed = addLine(lines, tee, { options: { colour: 'red', size: 's' } });
    expect(changed.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('treats empty options as no options', () => {
    expect(addLine([line(1)], mug, { options: {} })).toEqual([line(2)]);
    expect(addLine([], mug, { options: {} })).toEqual([line(1)]);
  });

  test('replaces the design of a line', () => {
    const designWithToken = { id: 'd1', token: 't' };
    const lines = [line(2, { design: { id: 'local-1', token: 'local' } }), line(1)];
    const changed = replaceLineDesign(lines, 'local-1', designWithToken);
    expect(changed).toEqual([line(2, { design: designWithToken }), line(1)]);
  });

  test('changes the options of a line and keeps its position', () => {
    const teeLine = { ...tee, quantity: 1 };
    const matteLine = line(2, { options: { finish: 'matte' } });
    const lines = [line(2), teeLine];
    expect(changeLineOptions(lines, 'mug-1', { finish: 'matte' })).toEqual([matteLine, teeLine]);
    expect(changeLineOptions([matteLine], 'mug-1 finish=matte', {})).toEqual([line(2)]);
    expect(changeLineOptions(lines, 'mug-2', { finish: 'matte' })).toBe(lines);
  });

  test('merges a line with the line that has the new options', () => {
    const lines = [line(98), line(5, { options: { finish: 'matte' } })];
    expect(changeLineOptions(lines, 'mug-1 finish=matte', {})).toEqual([line(MAX_QUANTITY)]);
  });
});

describe('changing the quantity', () => {
  test('stops increasing at the maximum', () => {
    const lines = [line(MAX_QUANTITY)];
    expect(increaseLine(lines, 'mug-1')).toBe(lines);
  });

  test('removes only the changed line when its quantity becomes 0 or less', () => {
    const lines = [line(0), { ...tee, quantity: 1 }];
    expect(decreaseLine(lines, 'tee-1')).toEqual(lines);
    expect(increaseLine([line(-3)], 'mug-1')).toEqual([]);
  });

  test('ignores an unknown line', () => {
    const lines = [line(1)];
    expect(increaseLine(lines, 'mug-2')).toBe(lines);
    expect(decreaseLine(lines, 'mug-2')).toBe(lines);
    expect(removeLine(lines, 'mug-2')).toBe(lines);
  });
});

test('finds the line without a custom design', () => {
  expect(findLineWithoutDesign([line(1, { customDesign: cat })], 'mug-1')).toBeUndefined();
  expect(findLineWithoutDesign([line(1, { customDesign: cat }), line(2)], 'mug-1')).toEqual(line(2));
});
