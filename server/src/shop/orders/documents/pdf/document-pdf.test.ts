import { inflateSync } from 'node:zlib';
import type { DocumentContent } from '../content.ts';
import { createDocumentPdf } from './document-pdf.ts';
import { shapeLine } from './shape-line.ts';

const line = {
  name: 'Peacock Mug',
  details: 'Size: 325 ml',
  hsn: '691200',
  quantity: 2,
  rate: 1200,
  taxable: 62411,
  cgst: 3745,
  sgst: 3744,
  igst: 0,
  total: 69900,
};
const content: DocumentContent = {
  kind: 'invoice',
  number: 'RM/26-27/000123',
  date: '2026-11-23',
  order: 'RM-7K4Q-2M9D',
  corrects: '',
  seller: { name: 'Rangmala', address: ['12-3 Kala Street'], gstin: '36AABCU9603R1ZX', state: 'Telangana' },
  buyer: {
    name: 'శ్రీనివాస్ / क्षितिज',
    address: ['वारंगल 506009'],
    gstin: '',
    state: 'Telangana',
    state_code: '36',
  },
  lines: [line],
  totals: { taxable: 62411, cgst: 3745, sgst: 3744, igst: 0, total: 69900 },
};

/** Returns the `ActualText` of each line of all pages. */
function readLineTexts(pdf: Buffer): string[] {
  return inflateStreams(pdf).flatMap((stream) =>
    [...stream.matchAll(/ActualText <feff([0-9a-f]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );
}

function inflateStreams(pdf: Buffer): string[] {
  const pdfText = pdf.toString('latin1');
  return [...pdfText.matchAll(/FlateDecode \/Length (\d+) >>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length;
    return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1');
  });
}

test('writes seller, buyer and amounts, with names in Indian scripts', () => {
  const texts = readLineTexts(createDocumentPdf(content));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Tax Invoice',
      content.buyer.name,
      'GSTIN 36AABCU9603R1ZX',
      '₹699.00',
      '₹37.45',
      '12%',
    ]),
  );
  expect(texts).not.toContain('IGST');
});

test('shows no tax on a bill of supply, and IGST only between states', () => {
  const billOfSupply = {
    ...content,
    kind: 'bill_of_supply' as const,
    seller: { ...content.seller, gstin: '' },
  };
  expect(readLineTexts(createDocumentPdf(billOfSupply))).toEqual(
    expect.arrayContaining(['Bill of Supply', 'Not registered for GST']),
  );
  expect(readLineTexts(createDocumentPdf(billOfSupply))).not.toContain('GST');
  const totals = { ...content.totals, cgst: 0, sgst: 0, igst: 7489 };
  const texts = readLineTexts(
    createDocumentPdf({ ...content, totals, lines: [{ ...line, cgst: 0, sgst: 0, igst: 7489 }] }),
  );
  expect(texts).toContain('IGST');
  expect(texts).not.toContain('CGST');
});

test.each([
  ['Devanagari', 'लक्ष्मी'],
  ['Telugu', 'లక్ష్మి'],
  ['Bengali', 'লক্ষ্মী'],
  ['Gurmukhi', 'ਲੱਛਮੀ'],
])('draws names in %s with joined letters, in both weights', (_script, name) => {
  for (const weight of ['regular', 'bold'] as const) {
    const { glyphs, text } = shapeLine(`${name} Rao, 26`, weight);
    expect(text).toBe(`${name} Rao, 26`);
    // Glyph 0 is the box for a missing glyph.
    expect(glyphs.every(({ glyph }) => glyph !== 0)).toBe(true);
    expect(glyphs.map(({ letters }) => letters).join('')).toBe(`${name} Rao, 26`);
    // A conjunct has fewer glyphs than its separate letters.
    const separateGlyphs = [...name].flatMap((letter) => shapeLine(letter, weight).glyphs);
    expect(shapeLine(name, weight).glyphs.length).toBeLessThan(separateGlyphs.length);
  }
});

test('draws Urdu from right to left with joined letters, beside Latin letters and digits', () => {
  const { glyphs } = shapeLine('Asha عائشہ 500001');
  expect(glyphs.map(({ letters }) => letters).join('')).toBe('Asha ہشئاع 500001');
  expect(glyphs.every(({ glyph }) => glyph !== 0)).toBe(true);
  // A letter at the start of a word has another glyph than the letter alone.
  expect(shapeLine('عا').glyphs.at(-1)?.glyph).not.toBe(shapeLine('ع').glyphs[0]?.glyph);
});

test('draws the usual form or a replacement of characters without a glyph, and names what is lost with its place', () => {
  const lines = [{ ...line, details: 'Text: ﷐ 𝓐‑ḵ' }];
  const pdf = createDocumentPdf({ ...content, lines, buyer: { ...content.buyer, name: '漢字 🎉' } });
  expect(shapeLine('漢').width).toBeGreaterThan(0);
  const usualForms = shapeLine('𝓐Ａ‑ẓḵ →').glyphs.map(({ letters }) => letters);
  expect(usualForms.join('')).toBe('AA-ẓk →');
  expect(readLineTexts(pdf).join(' ')).toContain(
    'This PDF can’t show these characters: U+6F22, U+5B57 in the buyer’s name and address; U+FDD0, U+1E35 in the items. The tax invoice in the browser shows them.',
  );
  expect(readLineTexts(createDocumentPdf(content)).join(' ')).not.toContain('This PDF');
});
