import type { PrintArea } from '@rangmala/shared/contract/design-geometry';

export type FrameName = 'warli' | 'marigold' | 'kolam';

/** Approximate width of a frame's border, as a fraction of the shorter side of the safe area. */
const BORDER_FRACTION = 0.11;
/** Width and height of a motif, in units of the SVG file. */
const MOTIF_SIZE = 40;

/** SVG elements of the motif that a frame repeats, in a square of {@link MOTIF_SIZE}. */
const MOTIFS: Record<FrameName, string> = {
  // Two triangles that meet at their tips, as Warli painters draw people.
  warli:
    '<path fill="#9c2f2f" d="M8 4H32L20 20ZM20 20L32 36H8Z"/><circle cx="20" cy="20" r="3" fill="#23306f"/>',
  marigold:
    '<g fill="#d98a1f"><circle cx="20" cy="9" r="7"/><circle cx="31" cy="20" r="7"/><circle cx="20" cy="31" r="7"/><circle cx="9" cy="20" r="7"/></g><circle cx="20" cy="20" r="6" fill="#9c2f2f"/>',
  kolam:
    '<path fill="none" stroke="#23306f" stroke-width="3" d="M20 2Q38 20 20 38Q2 20 20 2Z"/><circle cx="20" cy="20" r="4" fill="#23306f"/>',
};

export const createFrameFile = (name: FrameName, area: PrintArea): File =>
  new File([createFrameSvg(name, area)], `${name}.svg`, { type: 'image/svg+xml' });

/** Returns a decorative frame for the safe part of a print area as SVG. */
export function createFrameSvg(name: FrameName, area: PrintArea): string {
  const [width, height] = [area.width - 2 * area.safe, area.height - 2 * area.safe];
  const borderWidth = Math.min(width, height) * BORDER_FRACTION;
  const [columns, rows] = [
    Math.max(3, Math.round(width / borderWidth)),
    Math.max(3, Math.round(height / borderWidth)),
  ];
  const tiles: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isEdge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      if (isEdge) tiles.push(`<use href="#m" x="${column * MOTIF_SIZE}" y="${row * MOTIF_SIZE}"/>`);
    }
  }
  const [frameWidth, frameHeight] = [columns * MOTIF_SIZE, rows * MOTIF_SIZE];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}" viewBox="0 0 ${frameWidth} ${frameHeight}"><defs><g id="m">${MOTIFS[name]}</g></defs>${tiles.join('')}</svg>`;
}

/** Fraction of the safe area that a picture inside a frame fills. The rest is two borders and a gap of 0.4 borders. */
export const FRACTION_INSIDE_FRAME = 1 - 2.4 * BORDER_FRACTION;
