/** A side of a product that can be printed; `area` is in millimetres, without the bleed; `safe` is an inset. */
export interface Side {
  name: string;
  label: string;
  area: { width: number; height: number; bleed: number; safe: number };
}

const side = (
  name: string,
  label: string,
  width: number,
  height: number,
  bleed: number,
  safe: number,
): Side => ({
  name,
  label,
  area: { width, height, bleed, safe },
});

const mug = (height: number) => [
  side('front', 'Front', 80, height, 2, 4),
  side('back', 'Back', 80, height, 2, 4),
];
const tee = (width: number, height: number) => [
  side('front', 'Front', width, height, 0, 5),
  side('back', 'Back', width, height, 0, 5),
];
const cushion = (width: number, height: number) => [side('front', 'Front', width, height, 10, 20)];
const poster = (width: number, height: number) => [side('front', 'Poster', width, height, 3, 8)];
/** The pieces of a set, which are printed one by one. */
const pieces = (
  width: number,
  height: number,
  bleed: number,
  safe: number,
  names: readonly (readonly [name: string, label: string])[],
) => names.map(([name, label]) => side(name, label, width, height, bleed, safe));
const tag = (label: string, width: number, height: number) => [side('tag', label, width, height, 0, 3)];

const CATEGORIES: Readonly<Record<string, readonly Side[]>> = {
  mug: mug(76),
  tee: tee(280, 340),
  cushion: cushion(400, 400),
  poster: poster(300, 400),
};

const PRODUCTS: Readonly<Record<string, readonly Side[]>> = {
  'mug-horn-ok-please': mug(54),
  'mug-raja-rani-pair': [side('rani', 'Rani mug', 80, 72, 2, 4), side('raja', 'Raja mug', 80, 72, 2, 4)],
  'tee-kids-haathi': tee(190, 230),
  'cushion-paisley-lumbar': cushion(600, 300),
  'cushion-mandala-round': cushion(320, 320),
  'cushion-gond-tree': cushion(450, 450),
  'poster-himalaya-sunrise': poster(450, 600),
  'poster-jaipur-hawa-mahal': poster(450, 600),
  'wall-blue-pottery-plates': [side('plate', 'Large plate', 160, 160, 0, 5)],
  'wall-clock-warli': [side('dial', 'Dial', 176, 176, 3, 6)],
  'wall-macrame-marigold': tag('Wooden tag', 80, 40),
  'wall-toran-mango-leaf': tag('Name board', 200, 80),
  'wall-nameplate-family': [side('front', 'Nameplate', 372, 172, 2, 8)],
  'wall-brass-banyan': tag('Brass tag', 90, 36),
  'wall-jharokha-mirror': tag('Plinth', 100, 24),
  'wall-key-holder-truck': [side('front', 'Front', 400, 120, 2, 6)],
  'wall-pichwai-scroll': [side('front', 'Scroll', 560, 800, 10, 20)],
  'stationery-kalamkari-journal': [side('cover', 'Cover', 107, 190, 3, 5)],
  'stationery-mandala-planner': [side('cover', 'Cover', 131, 182, 3, 5)],
  'stationery-diwali-cards': pieces(114, 158, 3, 5, [
    ['front', 'Kolam card'],
    ['lantern', 'Lantern card'],
    ['diya', 'Diya card'],
  ]),
  'stationery-folk-bookmarks': pieces(36, 152, 2, 3, [
    ['front', 'Tree bookmark'],
    ['fish', 'Fish bookmark'],
    ['dancers', 'Dancers bookmark'],
    ['peacock', 'Peacock bookmark'],
    ['elephant', 'Elephant bookmark'],
  ]),
  'stationery-engraved-pens': [
    side('first', 'First pen', 48, 6, 0, 0.5),
    side('second', 'Second pen', 48, 6, 0, 0.5),
  ],
  'stationery-shagun-lifafa': pieces(82, 140, 2, 4, [
    ['front', 'Buti lifafa'],
    ['ajrakh', 'Ajrakh lifafa'],
    ['jaal', 'Jaal lifafa'],
    ['paisley', 'Paisley lifafa'],
  ]),
  'stationery-street-stickers': [side('sheet', 'Sticker sheet', 140, 165, 2, 4)],
  'stationery-desk-calendar': [side('picture', 'Picture', 100, 140, 3, 5)],
  'stationery-name-pencils': pieces(56, 5, 0, 0.5, [
    ['name', 'First pencil'],
    ['second', 'Second pencil'],
    ['third', 'Third pencil'],
    ['fourth', 'Fourth pencil'],
    ['fifth', 'Fifth pencil'],
    ['sixth', 'Sixth pencil'],
  ]),
};

/**
 * Returns the sides of a demo product that can be printed, the first one shown first.
 * @throws Error when the product has none
 */
export function sidesOf(productId: string): readonly Side[] {
  const sides = PRODUCTS[productId] ?? CATEGORIES[productId.split('-')[0] ?? ''];
  if (!sides) throw new Error(`The product ${productId} has no side that can be printed.`);
  return sides;
}
