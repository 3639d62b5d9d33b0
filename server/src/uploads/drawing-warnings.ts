import { DRAWING_FONT_FILES, isDrawingFont } from './drawing-fonts.ts';
import { type Attribute, readMarkup } from './svg-markup.ts';

/** What a drawing has that cannot be drawn, each as a list without repetitions. */
interface Losses {
  linkedFiles: string[];
  fontFamilies: string[];
  missingCharacters: string[];
  hasWebPage: boolean;
  /** Whether a picture inside the file is of a type that librsvg does not draw, such as GIF or WebP. */
  hasOtherPictures: boolean;
}

/** Number of names in a warning; further names are counted. */
const MAX_NAMES = 3;

/** Returns a sentence for each part of a drawing that is printed differently or not at all, and how to keep it. */
export async function listDrawingWarnings(text: string): Promise<string[]> {
  const { linkedFiles, fontFamilies, missingCharacters, hasWebPage, hasOtherPictures } =
    await findLosses(text);
  return [
    ...(linkedFiles.length > 0
      ? [
          `This drawing shows pictures outside the file, which we can’t print: ${listNames(linkedFiles)}. Please embed them, or save the drawing as PNG.`,
        ]
      : []),
    ...(hasOtherPictures
      ? [
          'This drawing has pictures in it that are neither JPG nor PNG, which we can’t print. Please embed them as JPG or PNG, or save the drawing as PNG.',
        ]
      : []),
    ...(hasWebPage
      ? ['This drawing has parts that only a browser can show; we can’t print them. Please save it as PNG.']
      : []),
    ...(missingCharacters.length > 0
      ? [
          `This drawing has characters that our fonts lack: ${listNames(missingCharacters)}. Please turn the text into paths, or save the drawing as PNG.`,
        ]
      : []),
    ...(fontFamilies.length > 0
      ? [
          `This drawing has text in a font that we don’t have: ${listNames(fontFamilies)}. We print it in another one. To keep its look, turn the text into paths.`,
        ]
      : []),
  ];
}

/** Returns why nothing is visible in a drawing, and what to do. */
export async function describeEmptyDrawing(text: string): Promise<`This drawing ${string}`> {
  const { linkedFiles, hasOtherPictures } = await findLosses(text);
  if (linkedFiles.length > 0)
    return `This drawing shows only pictures outside the file: ${listNames(linkedFiles)}. Please embed them, or save the drawing as PNG.`;
  return hasOtherPictures
    ? 'This drawing shows only pictures that are neither JPG nor PNG. Please embed them as JPG or PNG, or save the drawing as PNG.'
    : 'This drawing has nothing in it that we can print. Please save it again, for example as PNG.';
}

function listNames(names: readonly string[]): string {
  const further = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (further > 0 ? ` and ${further} more` : '');
}

async function findLosses(text: string): Promise<Losses> {
  const linkedFiles = new Set<string>();
  const families = new Set<string>();
  const characters = new Set<string>();
  let hasWebPage = false;
  let hasOtherPictures = false;
  let textDepth = 0;
  let styleDepth = 0;
  let styleSheet = '';
  const addStyle = (style: string) => {
    for (const family of findStyleFamilies(style)) families.add(family);
    for (const [, address = ''] of style.matchAll(PAINT_ADDRESS)) {
      const file = address.replaceAll(/["']/g, '');
      if (isLinked(file)) linkedFiles.add(toFileName(file));
    }
  };
  readMarkup(text, {
    start: (name, attributes) => {
      if (name === 'text') textDepth += 1;
      if (name === 'style') styleDepth += 1;
      if (name === 'foreignobject' && !attributes.some(isExtension)) hasWebPage = true;
      for (const attribute of attributes) {
        if (attribute.name === 'font-family') families.add(toFirstFamily(attribute.value));
        if (attribute.name === 'style' || attribute.name === 'font') addStyle(attribute.value);
        else if (PAINT_PROPERTY.test(attribute.name)) addStyle(`${attribute.name}:${attribute.value}`);
        if (attribute.name !== 'href' || !['image', 'feimage', 'use'].includes(name)) continue;
        if (isLinked(attribute.value)) linkedFiles.add(toFileName(attribute.value));
        else if (name !== 'use' && attribute.value !== '' && !DRAWN_PICTURE.test(attribute.value))
          hasOtherPictures = true;
      }
    },
    end: (name) => {
      if (name === 'text') textDepth -= 1;
      if (name === 'style') styleDepth -= 1;
    },
    text: (part) => {
      if (textDepth > 0) for (const character of part) characters.add(character);
      if (styleDepth > 0) styleSheet += part;
    },
  });
  addStyle(styleSheet);
  const visibleCharacters = [...characters].filter(
    (character) => !/[\s\p{C}\p{M}\p{Variation_Selector}]/u.test(character),
  );
  return {
    linkedFiles: [...linkedFiles],
    hasWebPage,
    hasOtherPictures,
    missingCharacters: await findMissingCharacters(visibleCharacters),
    fontFamilies:
      visibleCharacters.length > 0
        ? [...families].filter((family) => family !== '' && !isDrawingFont(family))
        : [],
  };
}

const PAINTS = 'fill|stroke|mask|filter|clip-path|marker(?:-start|-mid|-end)?';
const PAINT_PROPERTY = new RegExp(`^(?:${PAINTS})$`);
/** A reference of a paint, mask, filter or marker in a style. */
const PAINT_ADDRESS = new RegExp(String.raw`(?:${PAINTS})\s{0,10}:\s{0,10}url\(([^)]{1,300})\)`, 'gi');
/** The address of an embedded picture that librsvg draws. It draws a PNG with any label, and a JPEG not labelled PNG. */
const DRAWN_PICTURE =
  /^\s*(?:#|data:(?:image\/svg|(?!image\/png)[^,]{0,100},\s*\/9j\/|[^,]{0,100},\s*iVBOR))/i;

const isExtension = ({ name }: Attribute): boolean => name === 'requiredextensions';

const isLinked = (address: string): boolean => !/^\s*(?:data:|#|$)/i.test(address);

function toFileName(address: string): string {
  const name = address.trim().split(/[?#]/, 1)[0]?.split(/[\\/]/).at(-1) ?? '';
  return name === '' ? address.trim().slice(0, 60) : name.slice(0, 60);
}

/** Returns the first families of the declarations `font-family` and `font` in a style. */
function findStyleFamilies(style: string): string[] {
  return [...style.matchAll(/font(-family)?\s{0,10}:([^;}]{1,300})/gi)].map(([, isFamily, value = '']) =>
    toFirstFamily(isFamily ? value : value.replace(/^.*?\d(?:[a-z%]|\.)*(?:\/\S{1,10})?\s/i, '')),
  );
}

/** Returns the first family of a list; '' for a keyword. */
function toFirstFamily(families: string): string {
  const family = (families.split(',', 1)[0] ?? '').replaceAll(/["']|!important/g, '').trim();
  return ['inherit', 'initial', 'unset'].includes(family.toLowerCase()) ? '' : family.slice(0, 60);
}

/** Returns the characters for which no font of drawings has a glyph. Loads the fonts only for other than Latin text. */
async function findMissingCharacters(characters: readonly string[]): Promise<string[]> {
  const rareCharacters = characters.filter((character) => character > '~');
  if (rareCharacters.length === 0) return [];
  const { loadFont } = await import('../lib/fonts.ts');
  const fonts = DRAWING_FONT_FILES.map(loadFont);
  return rareCharacters.filter(
    (character) => !fonts.some(({ codePoints }) => codePoints.has(character.codePointAt(0) ?? 0)),
  );
}
