import { isolateNumbers } from './isolate-numbers.ts';

test('isolates numbers only in right-to-left text', () => {
  expect(isolateNumbers('نمبر 12-3')).toBe('نمبر \u206612-3\u2069');
  expect(isolateNumbers('No. 12-3')).toBe('No. 12-3');
});
