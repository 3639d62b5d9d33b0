import { fieldsOf, listOf, numberOf, textOf } from './check-value.ts';

test.each([null, undefined, 'text', 7, [1]])('%p has no fields', (value) => {
  expect(() => fieldsOf(value)).toThrow(TypeError);
});

test('returns valid values', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  expect(textOf('mug-1', /^[\w-]+$/)).toBe('mug-1');
  expect(numberOf(1.5, 0)).toBe(1.5);
  expect(listOf([1, 2], (entry) => numberOf(entry, 0) + 1)).toEqual([2, 3]);
});

test.each([7, null, undefined, '', 'a b'])('%p is not the expected text', (value) => {
  expect(() => textOf(value, /^[\w-]+$/)).toThrow(TypeError);
});

test.each(['1', null, Number.NaN, -1, 11, Number.POSITIVE_INFINITY])(
  '%p is not a number from 0 to 10',
  (value) => {
    expect(() => numberOf(value, 0, 10)).toThrow(TypeError);
  },
);

test('refuses values that are not lists, and lists with an invalid entry', () => {
  const read = (entry: unknown) => numberOf(entry, 0);
  expect(() => listOf({ length: 1 }, read)).toThrow(TypeError);
  expect(() => listOf([1, 'two'], read)).toThrow(TypeError);
});
