import { detectDirection, isolateNumbers, splitByDirection } from './text-direction.ts';

const split = (line: string) =>
  splitByDirection(line, detectDirection(line)).map(({ text, direction }) => `${direction}:${text}`);

test.each([
  ['Asha 500 001', ['ltr:Asha 500 001']],
  // Numbers run from left to right and keep the order of their parts.
  ['Asha عائشہ 500 001', ['ltr:Asha ', 'rtl:عائشہ', 'ltr: ', 'ltr:500 001']],
  [
    'نمبر 12-3-45/A، فون +91 98480 12345',
    ['ltr:+91 98480 12345', 'rtl:، فون ', 'ltr:12-3-45/A', 'rtl:نمبر '],
  ],
  ['عائشہ (Asha) 12', ['ltr:12', 'rtl:) ', 'ltr:Asha', 'rtl:عائشہ (']],
  // Emoji have no direction of their own, and stay whole.
  ['🎉 عائشہ 👩‍👧 علی', ['rtl:🎉 عائشہ 👩‍👧 علی']],
])('splits “%s” into parts of one direction, in the order in which they are drawn', (line, parts) => {
  expect(split(line)).toEqual(parts);
});

test('isolates numbers only in right-to-left text', () => {
  expect(isolateNumbers('نمبر 12-3')).toBe('نمبر \u206612-3\u2069');
  expect(isolateNumbers('No. 12-3')).toBe('No. 12-3');
});
