// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the bundler cannot import a .d.ts file
/// <reference path="./assets.d.ts" />
import eczar600Latin from '@fontsource/eczar/files/eczar-latin-600-normal.woff2';
import mukta400Latin from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import mukta400Ext from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2';
import mukta600Latin from '@fontsource/mukta/files/mukta-latin-600-normal.woff2';
import mukta600Ext from '@fontsource/mukta/files/mukta-latin-ext-600-normal.woff2';
import eczar600 from './fonts/eczar-600.woff2';
import mukta400 from './fonts/mukta-400.woff2';
import mukta600 from './fonts/mukta-600.woff2';

/** The characters in the interface fonts, which tools/repository/subset-fonts.mjs creates. */
const INTERFACE_RANGE =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20B9, U+2212';
/**
 * Characters of western European languages that INTERFACE_RANGE lacks. Browsers load fonts of this range only for pages
 * with these characters.
 */
const LATIN_RANGE =
  'U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2215';
/** Extended Latin letters, for example in transliterated Indian names. */
const LATIN_EXTENDED_RANGE = 'U+0100-02AF, U+1E00-1EFF';

const createWebFontFace = (family: string, weight: number, url: string, range: string) =>
  `@font-face{font-family:${family};font-style:normal;font-weight:${weight};font-display:swap;` +
  `src:url(${url}) format('woff2');unicode-range:${range}}`;

/** A local font scaled to the metrics of a web font. `sizeAdjust`, `ascent` and `descent` are percentages. */
interface FallbackFace {
  family: string;
  weight: number;
  /** Full and PostScript names of the local font and of its metric-compatible equivalents. */
  localNames: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  /** Unicode range of the face; all characters by default. A face with a range must follow the face without a range. */
  range?: string;
}

const TIMES_BOLD = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Times Bold'];

/**
 * Values measured in Chromium. `sizeAdjust` is the width of a text in the web font divided by its width in the local
 * font. `ascent` and `descent` are the values of the web font divided by that ratio. Times has three faces with
 * different ratios, because the ratio differs between groups of characters.
 */
const FALLBACK_FACES: readonly FallbackFace[] = [
  {
    family: 'Mukta Fallback Noto',
    weight: 400,
    localNames: ['Noto Sans Regular', 'NotoSans-Regular'],
    sizeAdjust: 88.64,
    ascent: 127.48,
    descent: 60.02,
  },
  {
    family: 'Mukta Fallback Noto',
    weight: 600,
    localNames: ['Noto Sans Bold', 'NotoSans-Bold'],
    sizeAdjust: 86.13,
    ascent: 131.2,
    descent: 61.77,
  },
  {
    family: 'Mukta Fallback',
    weight: 400,
    localNames: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    sizeAdjust: 93.58,
    ascent: 120.75,
    descent: 56.85,
  },
  {
    family: 'Mukta Fallback',
    weight: 600,
    localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    sizeAdjust: 90.1,
    ascent: 125.42,
    descent: 59.05,
  },
  {
    family: 'Mukta Fallback Android',
    weight: 400,
    localNames: ['Roboto', 'Roboto-Regular'],
    sizeAdjust: 94.15,
    ascent: 120.02,
    descent: 56.5,
  },
  {
    family: 'Mukta Fallback Android',
    weight: 600,
    localNames: ['Roboto Bold', 'Roboto-Bold'],
    sizeAdjust: 96.11,
    ascent: 117.57,
    descent: 55.35,
  },
  {
    family: 'Eczar Fallback',
    weight: 600,
    localNames: TIMES_BOLD,
    sizeAdjust: 110.65,
    ascent: 103.29,
    descent: 57.29,
  },
  {
    family: 'Eczar Fallback',
    weight: 600,
    localNames: TIMES_BOLD,
    sizeAdjust: 104.97,
    ascent: 108.88,
    descent: 60.39,
    range: 'U+28-29, U+2E, U+37, U+61-66, U+6F-72, U+76-78, U+B7',
  },
  {
    family: 'Eczar Fallback',
    weight: 600,
    localNames: TIMES_BOLD,
    sizeAdjust: 94.88,
    ascent: 120.46,
    descent: 66.81,
    range:
      'U+26, U+2B, U+31, U+3A-3B, U+41-4D, U+4F-57, U+59-5A, U+6A, U+2018-2019, U+201C-201D, U+2026, U+20B9',
  },
  {
    family: 'Eczar Fallback Android',
    weight: 600,
    localNames: ['Noto Serif Bold', 'NotoSerif-Bold'],
    sizeAdjust: 91,
    ascent: 125.61,
    descent: 69.67,
  },
];

const createFallbackFace = ({
  family,
  weight,
  localNames,
  sizeAdjust,
  ascent,
  descent,
  range,
}: FallbackFace) =>
  `@font-face{font-family:'${family}';font-weight:${weight};` +
  `src:${localNames.map((name) => `local('${name}')`).join(',')};size-adjust:${sizeAdjust}%;` +
  `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%` +
  (range ? `;unicode-range:${range}}` : '}');

/**
 * The font faces as CSS for the document's head. `swap` shows text at once in a fallback face with the metrics of the
 * web font. The layout therefore hardly changes when the web font arrives. The faces are not in
 * createGlobalStyle, because styled-components inserts its rules again during hydration. The browser would then load the faces again.
 */
export const fontFaces = [
  createWebFontFace('Eczar', 600, eczar600, INTERFACE_RANGE),
  createWebFontFace('Mukta', 400, mukta400, INTERFACE_RANGE),
  createWebFontFace('Mukta', 600, mukta600, INTERFACE_RANGE),
  createWebFontFace('Eczar', 600, eczar600Latin, LATIN_RANGE),
  createWebFontFace('Mukta', 400, mukta400Latin, LATIN_RANGE),
  createWebFontFace('Mukta', 600, mukta600Latin, LATIN_RANGE),
  createWebFontFace('Mukta', 400, mukta400Ext, LATIN_EXTENDED_RANGE),
  createWebFontFace('Mukta', 600, mukta600Ext, LATIN_EXTENDED_RANGE),
  ...FALLBACK_FACES.map(createFallbackFace),
].join('');

/** URLs of the font files that every page needs above the fold, to be preloaded. */
export const fontPreloads: readonly string[] = [eczar600, mukta400, mukta600];
