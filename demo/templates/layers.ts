import type { Art } from '../pictures/drawing/art.ts';
import type { Side } from '../pictures/products/sides.ts';
import { writeArtSvg } from './art-svg.ts';
import type { TextField } from './fields.ts';
import { isText, readText, type Text } from './texts.ts';

/** Largest size of a drawing with coordinates in hundredths of a millimetre, in characters. */
const FINE_SIZE = 200_000;

const TYPEFACES: Readonly<Record<string, readonly [typeface: string, isBold: boolean]>> = {
  eczar: ['eczar', false],
  eczarBold: ['eczar', true],
  mukta: ['mukta', false],
  muktaBold: ['mukta', true],
  sign: ['yatra', false],
  poster: ['rozha', false],
  script: ['pacifico', false],
};

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Splits a print into its texts that are fields and the art without them. */
export function splitPrint(
  print: Art,
  fields: readonly TextField[],
): { art: Art; texts: readonly (Text & { field: TextField })[] } {
  const texts: (Text & { field: TextField })[] = [];
  const art = print.filter((node) => {
    if (!isText(node)) return true;
    const field = fields.find(({ text }) => text === node.text.text);
    if (!field) return true;
    texts.push({ ...readText(node), field });
    return false;
  });
  return { art, texts };
}

/** Writes the art of a side with its bleed; undefined without art. */
export function writeSideArt(art: Art, name: string, { area }: Side): string | undefined {
  if (art.length === 0) return undefined;
  const { width, height, bleed } = area;
  const box = { left: -bleed, top: -bleed, right: width + bleed, bottom: height + bleed };
  const fine = writeArtSvg(art, name, box, 100);
  return fine.length <= FINE_SIZE || Math.max(width, height) < 250 ? fine : writeArtSvg(art, name, box, 20);
}

export const artLayer = (art: string, { area: { width, height, bleed } }: Side) => ({
  id: 'art',
  kind: 'art',
  art,
  cx: width / 2,
  cy: height / 2,
  width: width + 2 * bleed,
  height: height + 2 * bleed,
  rotation: 0,
  flip: false,
  locked: true,
});

/**
 * Returns the text layer of a field.
 * @throws Error for a box that reaches over the safe area
 */
export function textLayer(text: Text & { field: TextField }, { name, area }: Side) {
  const { field, face, size, rotation, arc, spacing, colour } = text;
  const [typeface, isBold] = TYPEFACES[face] ?? [];
  if (!typeface) throw new Error(`The text ${text.text} has an unknown typeface: ${face}.`);
  const [width, height] = field.box;
  const cx = field.align === 'left' ? text.cx + (width - text.width) / 2 : text.cx;
  const left = cx - width / 2;
  const top = text.cy - height / 2;
  const over = Math.max(
    area.safe - left,
    area.safe - top,
    left + width + area.safe - area.width,
    top + height + area.safe - area.height,
  );
  if (over > 0.05)
    throw new Error(`The box of ${field.text} (${name}) is ${over.toFixed(2)} mm over the safe area.`);
  if (text.width > width)
    throw new Error(`The box of ${field.text} (${name}) is narrower than ${text.width}.`);
  const turn = hundredths(rotation);
  return {
    id: field.name.replaceAll('_', '-'),
    kind: 'text',
    text: field.sample ?? field.text,
    field: field.name,
    typeface,
    ...(isBold && { bold: true }),
    ...(field.sample && { letter_case: 'upper' }),
    ...(spacing > 0 && { spacing }),
    colour,
    cx: hundredths(cx),
    cy: hundredths(text.cy),
    width,
    height,
    size: hundredths(size),
    ...(arc && { arc: hundredths(arc) }),
    ...(field.align && { align: field.align }),
    ...(field.lines && { lines: field.lines }),
    rotation: Math.abs(turn) < 0.5 ? 0 : turn,
    flip: false,
  };
}
