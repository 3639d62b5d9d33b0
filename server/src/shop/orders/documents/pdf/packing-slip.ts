import type { PackingSlip } from '../packing-slip.ts';
import { PAGE, PdfDocument } from './pdf-document.ts';
import { wrapText } from './shape-line.ts';

const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
const LABEL = 14;
const SIZE = 11;

/** Writes a packing slip as a PDF. */
export function packingSlipPdf({ title, name, address, due, pieces, giftNote }: PackingSlip): Buffer {
  const pdf = new PdfDocument(title);
  let y = PAGE.margin + 16;
  const write = (text: string, size: number, weight: 'regular' | 'bold' = 'regular', indent = 0) => {
    for (const line of wrapText(text, ((WIDTH - indent) * 1000) / size, weight)) {
      if (y > BOTTOM) {
        pdf.addPage();
        y = PAGE.margin + 16;
      }
      pdf.text(line, PAGE.margin + indent, y, { size, weight });
      y += size * 1.45;
    }
  };
  write(title, 18, 'bold');
  y += SIZE;
  write(name, LABEL, 'bold');
  for (const text of address) write(text, LABEL);
  y += SIZE;
  if (due) {
    write(due, SIZE, 'bold');
    y += SIZE;
  }
  for (const piece of pieces) {
    pdf.rule(PAGE.margin, y - SIZE - 2, WIDTH);
    write(piece.title, SIZE, 'bold');
    for (const detail of piece.details) write(detail, SIZE, 'regular', 16);
    y += 4;
  }
  if (giftNote) {
    y += SIZE;
    write('Gift note', SIZE, 'bold');
    write(giftNote, SIZE);
  }
  return pdf.toBuffer();
}
