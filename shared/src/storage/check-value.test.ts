import { fieldsOf, listOf, numberOf, textOf } from './check-value.ts';

test.each([null, undefined, 'text', 7, [1]])('fieldsOf throws for %p', (value) => {
  expect(() => fieldsOf(value)).toThrow(TypeError);
});

test('returns valid values', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  expect(textOf('mug-1', /^[\w-]+$/)).toBe('mug-1');
  expect(numberOf(1.5, 0)).toBe(1.5);
  expect(listOf([1, 2], (entry) => numberOf(entry, 0) + 1)).toEqual([2, 3]);
});

test.each([7, null, undefined, '', 'a b'])('textOf throws for %p', (value) => {
  expect(() => textOf(value, /^[\w-]+$/)).toThrow(TypeError);
});

test.each(['1', null, Number.NaN, -1, 11, Number.POSITIVE_INFINITY])(
  'numberOf with the limits 0 and 10 throws for %p',
  (value) => {
    expect(() => numberOf(value, 0, 10)).toThrow(TypeError);
  },
);

test('listOf throws for values that are not lists, and for lists with an invalid entry', () => {
  const read = (entry: unknown) => numberOf(entry, 0);
  expect(() => listOf({ length: 1 }, read)).toThrow(TypeError);
  expect(() => listOf([1, 'two'], read)).toThrow(TypeError);
});
