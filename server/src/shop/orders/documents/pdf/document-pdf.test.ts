import { extractText } from 'unpdf';
import type { DocumentContent } from '../content.ts';
import { createDocumentPdf } from './document-pdf.ts';
import { createPackingSlipPdf } from './packing-slip.ts';

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
  buyer: { name: 'Asha Rao', address: ['Warangal 506009'], gstin: '', state: 'Telangana', state_code: '36' },
  lines: [line],
  totals: { taxable: 62411, cgst: 3745, sgst: 3744, igst: 0, total: 69900 },
};

/** Returns the text of each page. */
const readPages = async (pdf: Buffer): Promise<string[]> => (await extractText(new Uint8Array(pdf))).text;

/** Returns the text of an invoice of the buyer. */
async function readInvoice(name: string): Promise<string> {
  const pages = await readPages(await createDocumentPdf({ ...content, buyer: { ...content.buyer, name } }));
  return pages.join('\n');
}

test('writes seller, buyer and amounts, and the same bytes each time', async () => {
  const pdf = await createDocumentPdf(content);
  const [text] = await readPages(pdf);
  for (const part of ['Tax Invoice', 'Asha Rao', 'GSTIN 36AABCU9603R1ZX', '₹699.00', '₹37.45', '12%'])
    expect(text).toContain(part);
  expect(text).not.toContain('IGST');
  expect(await createDocumentPdf(content)).toEqual(pdf);
});

test('shows no tax on a bill of supply, and IGST only between states', async () => {
  const seller = { ...content.seller, gstin: '' };
  const [billText] = await readPages(await createDocumentPdf({ ...content, kind: 'bill_of_supply', seller }));
  expect(billText).toContain('Bill of Supply');
  expect(billText).toContain('Not registered for GST');
  expect(billText).not.toContain('CGST');
  const taxes = { cgst: 0, sgst: 0, igst: 7489 };
  const totals = { ...content.totals, ...taxes };
  const [text] = await readPages(
    await createDocumentPdf({ ...content, totals, lines: [{ ...line, ...taxes }] }),
  );
  expect(text).toContain('IGST');
  expect(text).not.toContain('CGST');
});

test('repeats the head of the table and numbers the pages', async () => {
  const lines = Array.from({ length: 60 }, () => line);
  const pages = await readPages(await createDocumentPdf({ ...content, lines }));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('Taxable value');
    expect(text).toContain(`RM/26-27/000123, page ${index + 1} of ${pages.length}`);
  }
});

test('shows markup and long words as they are', async () => {
  expect(await readInvoice('#strong[x] *b* $c$')).toContain('#strong[x] *b* $c$');
  const text = await readInvoice('Llanfairpwllgwyngyll'.repeat(12));
  expect(text.replaceAll(/\s/g, '')).toContain('Llanfairpwllgwyngyll'.repeat(12));
});

test.each([
  ['Devanagari', 'लक्ष्मी'],
  ['Telugu', 'లక్ష్మి'],
  ['Bengali', 'লক্ষ্মী'],
  ['Gurmukhi', 'ਲੱਛਮੀ'],
  ['Urdu', 'عائشہ'],
  ['emoji', '🎉 👩‍👧 ★'],
])('draws %s with the fonts of documents', async (_script, name) => {
  expect(await readInvoice(name)).not.toMatch(/□|This PDF/);
});

test('draws Urdu from right to left, with numbers that are not reversed', async () => {
  const text = await readInvoice('نمبر 12-3-45/A');
  expect(text).toMatch(/12-3-45\/A/);
  expect(await readInvoice('Asha 500 001')).toContain('Asha 500 001');
});

test('draws the usual form or a replacement of characters without a glyph, and names what is lost with its place', async () => {
  const lines = [{ ...line, details: 'Text: \ufdd0 𝓐ḵ →' }];
  const buyer = { ...content.buyer, name: '漢字 🎉' };
  const [text = ''] = await readPages(await createDocumentPdf({ ...content, lines, buyer }));
  expect(text).toContain('□□ 🎉');
  expect(text).toContain('Text: □ Ak →');
  expect(text.replaceAll('\n', ' ')).toContain(
    'This PDF can’t show these characters: U+6F22, U+5B57 in the buyer’s name and address; U+FDD0, U+1E35 in the items. The tax invoice in the browser shows them.',
  );
});

test('writes a packing slip with the line breaks of its gift note', async () => {
  const pdf = await createPackingSlipPdf({
    title: 'Packing slip RM-7K4Q-2M9D',
    name: 'Asha Rao',
    address: ['12 Lake Road', 'Warangal 506009'],
    paymentNotice: 'Payment is due on delivery.',
    arrival: '',
    pieces: [{ title: '2 × Mug', details: ['Size: 325 ml'], pictures: [] }],
    giftNote: 'Dear Asha,\r\n\nhappy birthday!',
  });
  const [text = ''] = await readPages(pdf);
  const shownTexts = text.split('\n').map((each) => each.trim());
  expect(shownTexts).toEqual(
    expect.arrayContaining(['Packing slip RM-7K4Q-2M9D', 'Asha Rao', '2 × Mug', 'Size: 325 ml', 'Gift note']),
  );
  expect(shownTexts).toEqual(expect.arrayContaining(['Dear Asha,', 'happy birthday!']));
});
