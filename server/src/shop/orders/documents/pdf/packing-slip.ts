import type { PackingSlip } from '../packing-slip.ts';
import { describeMissingCharacters } from './missing-characters.ts';
import { PAGE, PdfDocument } from './pdf-document.ts';
import { wrapText } from './shape-line.ts';

const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM_EDGE = PAGE.height - PAGE.margin;
const ADDRESS_FONT_SIZE = 14;
const TEXT_FONT_SIZE = 11;

/** Returns a packing slip as a PDF of A4 pages. */
export function createPackingSlipPdf({
  title,
  name,
  address,
  arrival,
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
  if (arrival) {
    write(arrival, TEXT_FONT_SIZE);
    y += TEXT_FONT_SIZE;
  }
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
  const notice = describeMissingCharacters(
    {
      'the name': [name],
      'the address': address,
      'the items': pieces.flatMap(({ title: pieceTitle, details }) => [pieceTitle, ...details]),
      'the gift note': [giftNote],
    },
    'packing slip',
  );
  y += TEXT_FONT_SIZE;
  write(notice, TEXT_FONT_SIZE, 'bold');
  return pdf.toBuffer();
}
