import { deflateSync } from 'node:zlib';
import { assemblePdf, type PdfObject, formatPdfText } from '../../../../lib/pdf-objects.ts';
import { GlyphFonts } from './glyph-fonts.ts';
import { type ShapedLine, shapeLine, type Weight } from './shape-line.ts';

/** Size and margin of an A4 page in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 };

export interface TextStyle {
  /** Font size in points. */
  size: number;
  weight?: Weight;
  /** Whether `x` is the start (default) or the end of the text. */
  align?: 'start' | 'end';
}

/** A document of A4 pages with text and lines. Coordinates are points from the top left corner of the page. */
export class PdfDocument {
  readonly #title: string;
  readonly #fonts = new GlyphFonts();
  readonly #pages: string[][] = [];

  constructor(title: string) {
    this.#title = title;
    this.addPage();
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  addPage(): void {
    this.#pages.push([]);
  }

  /**
   * Writes a line of text.
   * @param y position of the baseline
   * @param page index of the page; by default the last page
   */
  writeText(
    line: ShapedLine | string,
    x: number,
    y: number,
    style: TextStyle,
    page = this.#pages.length - 1,
  ): void {
    const { size, weight = 'regular', align = 'start' } = style;
    const shapedLine = typeof line === 'string' ? shapeLine(line, weight) : line;
    const start = align === 'end' ? x - (shapedLine.width * size) / 1000 : x;
    const glyphOperators = shapedLine.glyphs.map((glyph) => {
      const { fontName, code } = this.#fonts.addGlyph(glyph);
      const left = start + (glyph.x * size) / 1000;
      const baseline = PAGE.height - y + (glyph.y * size) / 1000;
      return `/${fontName} ${size} Tf 1 0 0 1 ${round(left)} ${round(baseline)} Tm <${code.toString(16).padStart(2, '0')}> Tj`;
    });
    if (glyphOperators.length === 0) return;
    // Adds the text as ActualText, which PDF readers search and copy: the glyphs can be in another order than the
    // letters.
    this.#pages[page]?.push(
      `/Span << /ActualText ${formatPdfText(shapedLine.text)} >> BDC BT ${glyphOperators.join('\n')} ET EMC`,
    );
  }

  /** Draws a horizontal line on the last page. */
  drawLine(x: number, y: number, width: number): void {
    const bottomY = round(PAGE.height - y);
    this.#pages.at(-1)?.push(`0.5 w 0.6 G ${round(x)} ${bottomY} m ${round(x + width)} ${bottomY} l S`);
  }

  toBuffer(): Buffer {
    const pageObjectNumbers = this.#pages.map((_, index) => 4 + 2 * index);
    const contents: PdfObject[] = [];
    const { objects, resources } = this.#fonts.buildObjects(4 + 2 * this.#pages.length);
    for (const [index, operators] of this.#pages.entries()) {
      contents.push(
        [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${resources} /Contents ${5 + 2 * index} 0 R >>`,
        ],
        ['<< /Filter /FlateDecode', deflateSync(operators.join('\n'))],
      );
    }
    return assemblePdf([
      [
        `<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> /Metadata 3 0 R >>`,
      ],
      [
        `<< /Type /Pages /Kids [${pageObjectNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${this.#pages.length} >>`,
      ],
      ['<< /Type /Metadata /Subtype /XML', Buffer.from(createXmpMetadata(this.#title))],
      ...contents,
      ...objects,
    ]);
  }
}

function createXmpMetadata(title: string): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
