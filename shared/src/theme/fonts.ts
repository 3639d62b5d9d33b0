// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an import would ask the bundler for the file
/// <reference path="./assets.d.ts" />
import eczar600 from '@fontsource/eczar/files/eczar-latin-600-normal.woff2';
import mukta400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import mukta400Ext from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2';
import mukta600 from '@fontsource/mukta/files/mukta-latin-600-normal.woff2';
import mukta600Ext from '@fontsource/mukta/files/mukta-latin-ext-600-normal.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
/** What is left of latin-ext for us: letters of Indian names in transliteration, and the rupee sign. */
const LATIN_EXT = 'U+0100-02AF, U+1E00-1EFF, U+20B9';

const face = (family: string, weight: number, url: string, range: string) =>
  `@font-face{font-family:${family};font-style:normal;font-weight:${weight};font-display:optional;` +
  `src:url(${url}) format('woff2');unicode-range:${range}}`;

/**
 * The faces as CSS, for the document's head. `optional`: a face that is late for the first paint waits for the
 * next page, so that nothing moves when it arrives. Not a part of GlobalStyle: styled-components writes its
 * rules anew when the page is hydrated, and a face that is written anew may then arrive after all.
 */
export const fontFaces = [
  face('Eczar', 600, eczar600, LATIN),
  face('Mukta', 400, mukta400, LATIN),
  face('Mukta', 600, mukta600, LATIN),
  face('Mukta', 400, mukta400Ext, LATIN_EXT),
  face('Mukta', 600, mukta600Ext, LATIN_EXT),
].join('');

/** Addresses of the font files that every page shows above the fold: to be preloaded. */
export const fontPreloads: readonly string[] = [eczar600, mukta400, mukta600];
