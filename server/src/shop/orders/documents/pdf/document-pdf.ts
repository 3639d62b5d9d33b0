import type { DocumentContent } from '../content.ts';
import { DOCUMENT_REMARK, DOCUMENT_TITLES, listDocumentParties, createDocumentTable } from '../table.ts';
import { describeMissingCharacters } from './missing-characters.ts';
import { PAGE, PdfDocument } from './pdf-document.ts';
import { wrapText } from './shape-line.ts';

const FONT_SIZE = 9;
const SMALL_FONT_SIZE = 8;
const LEADING = 12.5;
const RIGHT_EDGE = PAGE.width - PAGE.margin;
const BOTTOM_EDGE = PAGE.height - PAGE.margin - 2 * LEADING;
/** Widths of columns by heading, in points. Other columns, except the first, have {@link DEFAULT_COLUMN_WIDTH}. */
const COLUMN_WIDTHS: Record<string, number> = { HSN: 44, Qty: 28, GST: 34, Total: 66 };
const DEFAULT_COLUMN_WIDTH = 62;

/** Returns an invoice, bill of supply or credit note as a PDF of A4 pages. */
export function createDocumentPdf(content: DocumentContent): Buffer {
  const title = DOCUMENT_TITLES[content.kind];
  const pdf = new PdfDocument(`${title} ${content.number}`);
  pdf.writeText(title, PAGE.margin, PAGE.margin + 16, { size: 18, weight: 'bold' });
  const y = writeParties(pdf, content, PAGE.margin + 46);
  const endY = writeTable(pdf, content, y + LEADING);
  pdf.writeText(DOCUMENT_REMARK, PAGE.margin, endY + 1.5 * LEADING, { size: SMALL_FONT_SIZE });
  writeNotice(pdf, content, endY + 2.5 * LEADING);
  for (let page = 0; page < pdf.pageCount; page += 1) {
    const text = `${content.number}, page ${page + 1} of ${pdf.pageCount}`;
    pdf.writeText(
      text,
      RIGHT_EDGE,
      PAGE.height - PAGE.margin + 10,
      { size: SMALL_FONT_SIZE, align: 'end' },
      page,
    );
  }
  return pdf.toBuffer();
}

/** Writes seller, buyer and details in three columns. @returns the y position after the longest column */
function writeParties(pdf: PdfDocument, content: DocumentContent, top: number): number {
  const gap = 16;
  const widths = [180, 170, PAGE.width - 2 * PAGE.margin - 350 - 2 * gap];
  let x = PAGE.margin;
  let endY = top;
  listDocumentParties(content).forEach(([heading = '', ...lines], column) => {
    const width = widths[column] ?? 0;
    let y = top;
    [heading, ...lines].forEach((text, index) => {
      const weight = index === 0 ? 'bold' : 'regular';
      for (const line of wrapText(text, (width * 1000) / FONT_SIZE, weight)) {
        pdf.writeText(line, x, y, { size: FONT_SIZE, weight });
        y += LEADING;
      }
    });
    endY = Math.max(endY, y);
    x += width + gap;
  });
  return endY;
}

/**
 * Writes the table of a document. Writes the head of the table above the rows on each page.
 * @returns the y position after the table
 */
function writeTable(pdf: PdfDocument, content: DocumentContent, top: number): number {
  const { head, rows, sums } = createDocumentTable(content);
  const widths = head.slice(1).map((name) => COLUMN_WIDTHS[name] ?? DEFAULT_COLUMN_WIDTH);
  const nameWidth = RIGHT_EDGE - PAGE.margin - widths.reduce((sum, width) => sum + width, 0) - 8;
  const writeCells = (values: readonly string[], y: number, weight: 'regular' | 'bold' = 'regular') => {
    let right = RIGHT_EDGE;
    for (const [index, value] of [...values.entries()].reverse()) {
      pdf.writeText(value, right, y, { size: SMALL_FONT_SIZE, weight, align: 'end' });
      right -= widths[index] ?? 0;
    }
  };
  let y = top;
  const writeHead = () => {
    pdf.writeText(head[0] ?? '', PAGE.margin, y, { size: SMALL_FONT_SIZE, weight: 'bold' });
    writeCells(head.slice(1), y, 'bold');
    pdf.drawLine(PAGE.margin, y + 4, RIGHT_EDGE - PAGE.margin);
    y += LEADING + 3;
  };
  writeHead();
  for (const row of rows) {
    const lines = [
      ...wrapText(row.name, (nameWidth * 1000) / FONT_SIZE).map((line) => ({ line, size: FONT_SIZE })),
      ...wrapText(row.details, (nameWidth * 1000) / SMALL_FONT_SIZE).map((line) => ({
        line,
        size: SMALL_FONT_SIZE,
      })),
    ];
    if (y + lines.length * LEADING > BOTTOM_EDGE) {
      pdf.addPage();
      y = PAGE.margin + LEADING;
      writeHead();
    }
    writeCells(row.cells, y);
    for (const { line, size } of lines) {
      pdf.writeText(line, PAGE.margin, y, { size });
      y += LEADING;
    }
    pdf.drawLine(PAGE.margin, y - LEADING + 4, RIGHT_EDGE - PAGE.margin);
    y += 3;
  }
  pdf.writeText('Total', PAGE.margin, y, { size: FONT_SIZE, weight: 'bold' });
  writeCells(sums, y, 'bold');
  return y + LEADING;
}

/** Names the characters that the fonts of the PDF lack, below the remark. */
function writeNotice(pdf: PdfDocument, content: DocumentContent, top: number): void {
  const [seller = [], buyer = []] = listDocumentParties(content);
  const notice = describeMissingCharacters(
    {
      'the seller’s name and address': seller,
      'the buyer’s name and address': buyer,
      'the items': content.lines.flatMap(({ name, details }) => [name, details]),
    },
    DOCUMENT_TITLES[content.kind].toLowerCase(),
  );
  let y = top;
  for (const line of wrapText(notice, ((RIGHT_EDGE - PAGE.margin) * 1000) / SMALL_FONT_SIZE, 'bold')) {
    if (y > PAGE.height - PAGE.margin) {
      pdf.addPage();
      y = PAGE.margin + LEADING;
    }
    pdf.writeText(line, PAGE.margin, y, { size: SMALL_FONT_SIZE, weight: 'bold' });
    y += LEADING;
  }
}
