import type { PrintSurface } from './drawing/sheet.ts';

/** One picture of the demo shop. The demo data refer to it by `key`. */
export interface Picture {
  key: string;
  /** The readable part of the picture's address: lower-case words with hyphens. */
  slug: string;
  /** Size in pixels of the drawing, and of the largest picture made from it. */
  width: number;
  height: number;
  /** Draws the picture; the result is the same at every call. */
  draw: () => Drawn;
  /** How its picture for link previews is made: beside a panel with the shop's name, or cropped; absent: none. */
  share?: 'panel' | 'crop';
}

export interface Drawn {
  /** The whole SVG document. */
  svg: string;
  /** Pictures of a product without its print: where its print areas lie, by side. */
  surfaces?: Readonly<Record<string, PrintSurface>>;
}
