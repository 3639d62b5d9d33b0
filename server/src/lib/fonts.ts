import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';

/** A font file, loaded for shaping. */
export interface LoadedFont {
  font: Font;
  unitsPerEm: number;
  /** Code points that the font has glyphs for. */
  codePoints: ReadonlySet<number>;
}

const require = createRequire(import.meta.url);
const fontCache = new Map<string, LoadedFont>();

/** Returns the path of a font file in the packages `@expo-google-fonts/…`. */
export const resolveFontFile = (file: string): string => require.resolve(`@expo-google-fonts/${file}`);

/** Returns the font of a file in the packages `@expo-google-fonts/…`. Reads the file from disk on first use. */
export function loadFont(file: string): LoadedFont {
  const cachedFont = fontCache.get(file);
  if (cachedFont) return cachedFont;
  const face = new Face(new Blob(readFileSync(resolveFontFile(file))));
  const font = { font: new Font(face), unitsPerEm: face.upem, codePoints: new Set(face.collectUnicodes()) };
  fontCache.set(file, font);
  return font;
}
