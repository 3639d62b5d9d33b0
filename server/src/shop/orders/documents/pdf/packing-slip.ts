import type { PackingSlip } from '../packing-slip.ts';
import { PAGE, PdfDocument } from './pdf-document.ts';
import { listMissingCharacters, wrapText } from './shape-line.ts';

const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM_EDGE = PAGE.height - PAGE.margin;
const ADDRESS_FONT_SIZE = 14;
const TEXT_FONT_SIZE = 11;
/** Largest number of characters that the notice about missing characters names. */
const MAX_NAMED_CHARACTERS = 8;

/** Names a character by its code points, such as `U+0633`. */
const nameCharacter = (character: string): string =>
  [...character]
    .map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

/** Returns a packing slip as a PDF of A4 pages. */
export function createPackingSlipPdf({
  title,
  name,
  address,
  paymentNotice,
  pieces,
  giftNote,
}: PackingSlip): Buffer {
  const pdf = new PdfDocument(title);
  let y = PAGE.margin + 16;
  const write = (text: string, size: number, weight: 'regular' | 'bold' = 'regular', indent = 0) => {
    for (const line of wrapText(text, ((WIDTH - indent) * 1000) / size, weight)) {
      if (y > BOTTOM_EDGE) {
        pdf.addPage();
        y = PAGE.margin + 16;
      }
      pdf.writeText(line, PAGE.margin + indent, y, { size, weight });
      y += size * 1.45;
    }
  };
  write(title, 18, 'bold');
  y += TEXT_FONT_SIZE;
  write(name, ADDRESS_FONT_SIZE, 'bold');
  for (const text of address) write(text, ADDRESS_FONT_SIZE);
  y += TEXT_FONT_SIZE;
  if (paymentNotice) {
    write(paymentNotice, TEXT_FONT_SIZE, 'bold');
    y += TEXT_FONT_SIZE;
  }
  for (const piece of pieces) {
    pdf.drawLine(PAGE.margin, y - TEXT_FONT_SIZE - 2, WIDTH);
    write(piece.title, TEXT_FONT_SIZE, 'bold');
    for (const detail of piece.details) write(detail, TEXT_FONT_SIZE, 'regular', 16);
    y += 4;
  }
  if (giftNote) {
    y += TEXT_FONT_SIZE;
    write('Gift note', TEXT_FONT_SIZE, 'bold');
    write(giftNote, TEXT_FONT_SIZE);
  }
  const missingCharacters = listMissingCharacters([name, ...address, giftNote].join('\n'));
  if (missingCharacters.length > 0) {
    const names = missingCharacters.slice(0, MAX_NAMED_CHARACTERS).map(nameCharacter).join(', ');
    y += TEXT_FONT_SIZE;
    write(
      `This PDF can’t show ${missingCharacters.length} of the characters: ${names}. The packing slip in the browser shows them.`,
      TEXT_FONT_SIZE,
      'bold',
    );
  }
  return pdf.toBuffer();
}
