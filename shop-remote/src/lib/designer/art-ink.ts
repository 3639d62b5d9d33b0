export interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width and height of the grid in which the drawn parts of art are found. */
const CELLS = 20;
/** Opacity, at most 255, from which a cell counts as drawn. */
const MIN_ALPHA = 30;

/** The drawn parts of loaded art, as fractions of its width and height. */
const drawnParts = new Map<string, readonly Rectangle[]>();

/** Returns where art is drawn, as fractions of its width and height; undefined until it is known. */
export const getDrawnParts = (art: string): readonly Rectangle[] | undefined => drawnParts.get(art);

/** Finds out where loaded art is drawn. Ignores a failure: the art then counts as one rectangle. */
export function findDrawnParts(art: string, image: CanvasImageSource): void {
  if (drawnParts.has(art)) return;
  const canvas = Object.assign(document.createElement('canvas'), { width: CELLS, height: CELLS });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, CELLS, CELLS);
  const { data } = context.getImageData(0, 0, CELLS, CELLS);
  const parts: Rectangle[] = [];
  for (let row = 0; row < CELLS; row += 1) {
    let start: number | undefined;
    for (let column = 0; column <= CELLS; column += 1) {
      const isDrawn = column < CELLS && (data[(row * CELLS + column) * 4 + 3] ?? 0) >= MIN_ALPHA;
      if (isDrawn) start ??= column;
      else if (start !== undefined) {
        const [left, right, top, bottom] = [start, column, row, row + 1].map((cell) => cell / CELLS) as [
          number,
          number,
          number,
          number,
        ];
        parts.push({ left, right, top, bottom });
        start = undefined;
      }
    }
  }
  drawnParts.set(art, parts);
}
