import { TYPEFACES } from '@rangmala/shared/contract/designs';
import { BOLD_TYPEFACES } from '@rangmala/shared/contract/rules';
import { outlineText } from './outline.ts';

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

test.each(TYPEFACES)('draws bold letters in the typeface %s only when the editor offers them', (typeface) => {
  const drawBold = () => outlineText('Asha', typeface, { bold: true });
  if (BOLD_TYPEFACES.includes(typeface)) expect(drawBold()).not.toEqual(outlineText('Asha', typeface));
  else expect(drawBold).toThrow('has no bold letters');
});

test('draws vowel signs and joined letters of Devanagari', () => {
  const letterWithVowelSign = outlineText('कि', 'mukta');
  const letter = outlineText('क', 'mukta');
  expect(letterWithVowelSign.width).toBeGreaterThan(letter.width);
  // The conjunct क्ष is one glyph, which is narrower than its two letters.
  expect(outlineText('क्ष', 'mukta').width).toBeLessThan(outlineText('कष', 'mukta').width);
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

/** Returns the left, top, right and bottom of the points of an outline. */
function measurePath({ path }: { path: string }): [number, number, number, number] {
  const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

test.each([
  ['one letter', 'A'],
  ['a name', 'Aanya'],
  ['thirty letters', 'Venkatanarasimharajuvaripeta A'],
  ['Telugu with signs below and above', 'శ్రీలక్ష్మి'],
  ['Hindi', 'अनन्या'],
])('keeps %s inside its box, at most in the largest size', (_name, text) => {
  const outline = outlineText(text, 'yatra', { height: 300, size: 250 });
  expect(outline).toMatchObject({ width: 1000, height: 300 });
  const [left, top, right, bottom] = measurePath(outline);
  // Control points of curves may be slightly outside the letters.
  expect([left >= -5, top >= -5, right <= 1005, bottom <= 305]).toEqual([true, true, true, true]);
  expect(outline.size).toBeLessThanOrEqual(250);
  expect(outline.scale).toBeCloseTo((outline.size ?? 0) / 250, 2);
});

test('makes a long text smaller, wraps it where the box has room for lines, and keeps a short one at full size', () => {
  const box = { height: 400, size: 200 };
  const long = 'Ramakrishna and Visalakshi';
  const oneLine = outlineText(long, 'mukta', box);
  const twoLines = outlineText(long, 'mukta', { ...box, lines: 2 });
  expect(outlineText('Asha', 'mukta', box).scale).toBe(1);
  expect(oneLine.scale).toBeLessThan(0.6);
  expect(twoLines.size).toBeGreaterThan((oneLine.size ?? 0) * 1.5);
});

test('aligns a text in its box', () => {
  const measure = (box: object) =>
    measurePath(outlineText('II', 'mukta', { height: 500, size: 100, ...box }));
  const [[left], [, , right]] = [measure({ align: 'left' }), measure({ align: 'right' })];
  expect([left, right]).toEqual([expect.closeTo(0, 0), expect.closeTo(1000, 0)]);
  const [[, top], [, , , bottom]] = [
    measure({ vertical_align: 'top' }),
    measure({ vertical_align: 'bottom' }),
  ];
  expect([top, bottom]).toEqual([expect.closeTo(0, 0), expect.closeTo(500, 0)]);
  const [middleLeft, middleTop, middleRight, middleBottom] = measure({});
  expect([(middleLeft + middleRight) / 2, (middleTop + middleBottom) / 2]).toEqual([
    expect.closeTo(500, 0),
    expect.closeTo(250, -1),
  ]);
});

test('prints capital letters, bold letters and wide spacing', () => {
  const plain = outlineText('asha', 'mukta');
  expect(outlineText('asha', 'mukta', { letter_case: 'upper' }).path).toBe(outlineText('ASHA', 'mukta').path);
  expect(outlineText('asha', 'mukta', { spacing: 0.5 }).width).toBeCloseTo(plain.width + 1500, -2);
});
