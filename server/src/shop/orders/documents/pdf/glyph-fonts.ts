import { deflateSync } from 'node:zlib';
import type { LoadedFont } from '../../../../lib/fonts.ts';
import { type PdfObject, formatHexString } from '../../../../lib/pdf-objects.ts';
import type { PlacedGlyph } from './shape-line.ts';

/** Maximum number of characters in a Type 3 font of a PDF. */
const MAX_GLYPHS_PER_FONT = 256;

interface Character {
  letters: string;
  /** Advance width in thousandths of the font size. */
  advance: number;
  drawing: string;
}

/**
 * Collects the glyphs of a document in Type 3 fonts. A Type 3 font contains the outline of each glyph once. PDF
 * readers therefore need no installed fonts, and show text in every script exactly as HarfBuzz has shaped the text.
 */
export class GlyphFonts {
  readonly #characters: Character[] = [];
  readonly #characterIndexes = new Map<LoadedFont, Map<number, number>>();

  /** Returns the Type 3 font and the character code of a glyph. Adds the glyph when it is new to the document. */
  addGlyph({ font, glyph, advance, letters }: PlacedGlyph): { fontName: string; code: number } {
    const indexesOfFont = this.#characterIndexes.get(font) ?? new Map<number, number>();
    this.#characterIndexes.set(font, indexesOfFont);
    let index = indexesOfFont.get(glyph);
    if (index === undefined) {
      index = this.#characters.length;
      indexesOfFont.set(glyph, index);
      this.#characters.push({ letters, advance, drawing: formatGlyphOutline(font, glyph) });
    }
    return { fontName: `F${Math.floor(index / MAX_GLYPHS_PER_FONT)}`, code: index % MAX_GLYPHS_PER_FONT };
  }

  /**
   * Returns the PDF objects of all fonts, and the resource dictionary that pages use to refer to the fonts.
   * @param firstNumber object number of the first returned object
   */
  buildObjects(firstNumber: number): { objects: PdfObject[]; resources: string } {
    const objects: PdfObject[] = [];
    const names: string[] = [];
    for (let from = 0; from < this.#characters.length; from += MAX_GLYPHS_PER_FONT) {
      const characters = this.#characters.slice(from, from + MAX_GLYPHS_PER_FONT);
      const procedures = characters.map(({ advance, drawing }, code) => {
        objects.push(['<< /Filter /FlateDecode', deflateSync(`${round(advance)} 0 d0\n${drawing}`)]);
        return `/g${code} ${firstNumber + objects.length - 1} 0 R`;
      });
      objects.push(['<<', Buffer.from(createUnicodeMap(characters))]);
      const unicodeMapNumber = firstNumber + objects.length - 1;
      const differences = characters.map((_, code) => `/g${code}`).join(' ');
      objects.push([
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0]' +
          ` /FirstChar 0 /LastChar ${characters.length - 1} /Widths [${characters.map(({ advance }) => round(advance)).join(' ')}]` +
          ` /Encoding << /Type /Encoding /Differences [0 ${differences}] >> /CharProcs << ${procedures.join(' ')} >> /Resources << >> /ToUnicode ${unicodeMapNumber} 0 R >>`,
      ]);
      names.push(`/F${from / MAX_GLYPHS_PER_FONT} ${firstNumber + objects.length - 1} 0 R`);
    }
    return { objects, resources: `<< /Font << ${names.join(' ')} >> >>` };
  }
}

/** Returns a ToUnicode map. PDF readers use the map to search text and to read text aloud. */
function createUnicodeMap(characters: readonly Character[]): string {
  const entries = characters.flatMap(({ letters }, code) =>
    letters === '' ? [] : [`<${code.toString(16).padStart(2, '0')}> ${formatHexString(letters)}`],
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letters def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange',
    ...splitIntoChunks(entries, 100).map(
      (chunk) => `${chunk.length} beginbfchar\n${chunk.join('\n')}\nendbfchar`,
    ),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function splitIntoChunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}

/** Returns the outline of a glyph as PDF path operators, in thousandths of the font size. */
function formatGlyphOutline({ font, unitsPerEm }: LoadedFont, glyph: number): string {
  const scale = 1000 / unitsPerEm;
  let position: [number, number] = [0, 0];
  const operators = font.glyphToJson(glyph).map(({ type, values }) => {
    const points = values.map((value) => value * scale);
    const from = position;
    position = [points.at(-2) ?? from[0], points.at(-1) ?? from[1]];
    switch (type) {
      case 'M':
        return `${formatNumbers(points)} m`;
      case 'L':
        return `${formatNumbers(points)} l`;
      case 'Q':
        return `${formatNumbers(toCubic(from, points))} c`;
      case 'C':
        return `${formatNumbers(points)} c`;
      default:
        return 'h';
    }
  });
  return operators.length === 0 ? '' : `${operators.join('\n')}\nf`;
}

/** Converts a quadratic curve to a cubic curve, because PDF has no quadratic curves. */
function toCubic([x, y]: [number, number], points: readonly number[]): number[] {
  const [cx = 0, cy = 0, ex = 0, ey = 0] = points;
  const moveTwoThirds = (from: number, control: number) => from + (2 / 3) * (control - from);
  return [moveTwoThirds(x, cx), moveTwoThirds(y, cy), moveTwoThirds(ex, cx), moveTwoThirds(ey, cy), ex, ey];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const formatNumbers = (values: readonly number[]): string => values.map(round).join(' ');
