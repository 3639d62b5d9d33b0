import { checkObject, checkList, checkNumber, checkText } from './check-value.ts';

test.each([null, undefined, 'text', 7, [1]])('checkObject throws for %p', (value) => {
  expect(() => checkObject(value)).toThrow(TypeError);
});

test('returns valid values', () => {
  expect(checkObject({ a: 1 })).toEqual({ a: 1 });
  expect(checkText('mug-1', /^[\w-]+$/)).toBe('mug-1');
  expect(checkNumber(1.5, 0)).toBe(1.5);
  expect(checkList([1, 2], (entry) => checkNumber(entry, 0) + 1)).toEqual([2, 3]);
});

test.each([7, null, undefined, '', 'a b'])('checkText throws for %p', (value) => {
  expect(() => checkText(value, /^[\w-]+$/)).toThrow(TypeError);
});

test.each(['1', null, Number.NaN, -1, 11, Number.POSITIVE_INFINITY])(
  'checkNumber with the limits 0 and 10 throws for %p',
  (value) => {
    expect(() => checkNumber(value, 0, 10)).toThrow(TypeError);
  },
);

test('checkList throws for values that are not lists, and for lists with an invalid entry', () => {
  const read = (entry: unknown) => checkNumber(entry, 0);
  expect(() => checkList({ length: 1 }, read)).toThrow(TypeError);
  expect(() => checkList([1, 'two'], read)).toThrow(TypeError);
});
