import { dirname } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { loadFont, resolveFontFile } from '../../../../lib/fonts.ts';
import { hasAllGlyphs } from '../../../designs/index.ts';
import { isolateNumbers } from '../isolate-numbers.ts';

const NOTO_SCRIPTS = ['Telugu', 'Tamil', 'Kannada', 'Malayalam', 'Bengali', 'Gujarati', 'Gurmukhi', 'Oriya'];

/**
 * Font families of documents, sorted by preference: for Latin, Devanagari and ₹, for the other Indian scripts, for Urdu,
 * for emoji, for signs such as ★, and for arrows and further Latin letters.
 */
const FAMILIES = [
  'Mukta',
  ...NOTO_SCRIPTS.map((script) => `Noto Sans ${script}`),
  'Amiri',
  'Noto Emoji',
  'Noto Sans Symbols 2',
  'Baloo 2',
];
/** Their files of regular and bold text. */
const FONT_FILES = [
  'mukta/400Regular/Mukta_400Regular.ttf',
  'mukta/600SemiBold/Mukta_600SemiBold.ttf',
  ...NOTO_SCRIPTS.flatMap((script) =>
    ['400Regular', '600SemiBold'].map(
      (weight) => `noto-sans-${script.toLowerCase()}/${weight}/NotoSans${script}_${weight}.ttf`,
    ),
  ),
  'amiri/400Regular/Amiri_400Regular.ttf',
  'amiri/700Bold/Amiri_700Bold.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  'noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf',
  'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  'baloo-2/400Regular/Baloo2_400Regular.ttf',
  'baloo-2/600SemiBold/Baloo2_600SemiBold.ttf',
];

/**
 * `lines` shows a text, each of its lines in the direction of its first letter. A word of more than 20 letters may break
 * at any of them.
 */
const PREAMBLE = String.raw`
#let data = json(bytes(sys.inputs.data))
#let lines(content) = if content != "" {
  for line in content.split("\n") {
    let letter = line.match(regex("\p{L}"))
    let is-rtl = letter != none and letter.text.contains(regex("[\p{Arabic}\p{Hebrew}]"))
    block(text(dir: if is-rtl { rtl } else { ltr }, if line == "" { sym.zws } else { line }))
  }
}
#set document(title: data.title, date: none)
#set page(paper: "a4", margin: 42pt)
#set text(font: (${FAMILIES.map((family) => `"${family}"`).join(', ')}), fallback: false, region: "in")
#set align(left)
#set block(spacing: 0.6em)
#show regex("\S{21,}"): word => word.text.clusters().join(box())
`;

let compiler: NodeCompiler | undefined;

/**
 * Returns a PDF of A4 pages in Mukta. The same arguments result in the same bytes.
 * @param template source of Typst (https://typst.app/docs), with the texts as the variable `data`
 * @param texts content of the document; `title` is the title of the PDF
 */
export async function renderPdf(
  template: string,
  texts: Readonly<Record<string, unknown>> & { title: string },
): Promise<Buffer> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  compiler ??= NodeCompiler.create({
    fontArgs: [{ fontPaths: FONT_FILES.map((file) => dirname(resolveFontFile(file))) }],
  });
  const data = JSON.stringify(texts, (_key, value: unknown) =>
    typeof value === 'string' ? prepareText(value) : value,
  );
  const pdf = compiler.pdf({ mainFileContent: PREAMBLE + template, inputs: { data } });
  // Keeps what the last documents have in common, such as fonts.
  compiler.evictCache(5);
  return pdf;
}

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const splitIntoCharacters = (text: string): string[] =>
  [...graphemeSegmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);

/** Replaces what cannot be drawn, and isolates the numbers in right-to-left text. */
const prepareText = (text: string): string =>
  isolateNumbers(splitIntoCharacters(text.replaceAll(/\r\n?/g, '\n')).map(toDrawable).join(''));

/** Shows that a character cannot be drawn at all. A symbol font has its glyph. */
const REPLACEMENT = '□';

const toDrawable = (character: string): string => {
  const letters = character.normalize('NFD').replace(/\p{M}/gu, '');
  const forms = [character, toPlainForm(character), letters];
  return forms.find((form) => form !== '' && isDrawable(form)) ?? REPLACEMENT;
};

const isDrawable = (character: string): boolean =>
  /^\s*$/.test(character) || FONT_FILES.some((file) => hasAllGlyphs(loadFont(file), character));

/** Returns the usual form of a styled character: “A” for “𝓐” and “Ａ”, a hyphen for any dash. */
const toPlainForm = (character: string): string => character.normalize('NFKC').replace(/\p{Pd}/gu, '-');

/** Largest number of characters that the notice names for each place. */
const MAX_NAMED_CHARACTERS = 8;

/**
 * Returns a notice that names the characters that a PDF shows in no usual form, by their code points; '' when there are
 * none.
 * @param texts the texts of the PDF by the place where they stand, such as `the gift note`
 * @param page the same document in the browser, such as `packing slip`
 */
export function describeMissingCharacters(
  texts: Readonly<Record<string, readonly string[]>>,
  page: string,
): string {
  const places = Object.entries(texts).flatMap(([place, parts]) => {
    const characters = [...new Set(parts.flatMap(splitIntoCharacters))].filter(
      (character) => !isDrawable(character) && !isDrawable(toPlainForm(character)),
    );
    if (characters.length === 0) return [];
    const names = characters.slice(0, MAX_NAMED_CHARACTERS).map(nameCharacter).join(', ');
    const further = characters.length - MAX_NAMED_CHARACTERS;
    return `${names}${further > 0 ? ` and ${further} more` : ''} in ${place}`;
  });
  return places.length === 0
    ? ''
    : `This PDF can’t show these characters: ${places.join('; ')}. The ${page} in the browser shows them.`;
}

/** Names a character by its code points, such as `U+0633`. */
const nameCharacter = (character: string): string =>
  Array.from(
    character,
    (each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
