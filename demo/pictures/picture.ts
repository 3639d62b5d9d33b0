/** One picture of the demo data, drawn when it is asked for; `key` is what other demo data refer to it by. */
export interface Picture {
  key: string;
  /** The readable part of the picture's address: lower-case words with hyphens. */
  slug: string;
  /** Size in pixels of the drawing, and of the largest picture made from it. */
  width: number;
  height: number;
  /** The whole SVG document; the same at every call. */
  svg: () => string;
}
