import { TYPEFACES } from '@rangmala/shared/contract/designs';
import { outlineText } from './outline.ts';
import { loadFonts } from './typefaces.ts';
import { splitIntoRuns } from './runs.ts';

const WORDS = {
  English: 'Happy Birthday, Asha!',
  Hindi: 'जन्मदिन की शुभकामनाएँ',
  Telugu: 'పుట్టినరోజు శుభాకాంక్షలు',
};

test.each(
  TYPEFACES.flatMap((typeface) =>
    (['English', 'Hindi', 'Telugu'] as const).map((language) => [typeface, language] as const),
  ),
)('outlines text in the typeface %s in %s', (typeface, language) => {
  const { path, width, height } = outlineText(WORDS[language], typeface);
  expect(path).toMatch(/^M[-\d. ]+/);
  expect(path).not.toMatch(/NaN|Infinity/);
  expect(width).toBeGreaterThan(3000);
  expect(height).toBeGreaterThan(500);
});

test('returns an outline that fills the box of the returned width and height', () => {
  const { path, width, height } = outlineText('ఆశ', 'mukta');
  const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.min(...xs)).toBeCloseTo(0, 0);
  expect(Math.min(...ys)).toBeCloseTo(0, 0);
  // Control points of curves may be slightly outside the box.
  expect(Math.max(...xs)).toBeGreaterThanOrEqual(width - 1);
  expect(Math.max(...ys)).toBeGreaterThanOrEqual(height - 1);
});

test('draws vowel signs and joined letters of Devanagari', () => {
  const letterWithVowelSign = outlineText('कि', 'mukta');
  const letter = outlineText('क', 'mukta');
  expect(letterWithVowelSign.width).toBeGreaterThan(letter.width);
  // The conjunct क्ष is one glyph, which is narrower than its two letters.
  expect(outlineText('क्ष', 'mukta').width).toBeLessThan(outlineText('कष', 'mukta').width);
});

test('splits a line into runs of one font and one script', () => {
  const runs = splitIntoRuns('Asha, आशा ఆశ 26', loadFonts('mukta'));
  expect('missing' in runs ? runs : runs.map(({ text }) => text)).toEqual(['Asha, ', 'आशा ', 'ఆశ 26']);
});

test('draws each line below the previous line, in a box as wide as the widest line', () => {
  const oneLine = outlineText('MMM', 'mukta');
  const twoLines = outlineText('MMM\ni', 'mukta');
  expect(twoLines.width).toBeCloseTo(oneLine.width, 1);
  expect(twoLines.height).toBeGreaterThan(oneLine.height + 1000);
});

test.each([
  ['an emoji', 'Love 🎉', /can’t print emoji such as 🎉/],
  ['a flag', '🇮🇳', /can’t print emoji/],
  ['a letter that the typeface lacks', 'Asha 漢', /The typeface Kalam has no letter “漢”/],
  ['Tamil', 'அ', /has no letter “அ”/],
  ['nothing but spaces', '   ', /at least one letter/],
  ['a control character', 'a\u0007b', /cannot be printed/],
  ['too many lines', 'a\n'.repeat(9), /at most 8 lines/],
  ['too many characters', 'a'.repeat(201), /at most 200 characters/],
])('refuses to outline %s', (_, text, sentence) => {
  expect(() => outlineText(text, 'kalam')).toThrow(sentence);
});
