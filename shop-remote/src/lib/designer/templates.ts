import { resizeLayer } from '@rangmala/shared/contract/design-fields';
import { computeFittingWidth, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { ArtLayer, Ornament, Typeface } from '@rangmala/shared/contract/designs';
import { findFreeRoom, type Obstacle } from './free-room.ts';
import type { FrameName } from './frames.ts';
import { createLayerId, round } from './layers.ts';

export interface Template {
  name: string;
  /** Frame that the template adds, with room for a photograph. */
  frame?: FrameName;
  /** Fraction of the safe area that photographs fill if they are added after the template. */
  photoShare?: number;
  texts: readonly {
    text: string;
    typeface: Typeface;
    colour: string;
    /** Vertical position of the text's centre, as a fraction of the area's height. */
    verticalPosition: number;
    /** Fraction of the safe area that the text may fill. */
    share: number;
  }[];
}

/** Fraction of the safe area that a new ornament fills where there is room. */
const ART_SHARE = 0.6;

const INDIGO = '#23306f';
const MADDER = '#9c2f2f';

const NAME_TEMPLATE: Template = {
  name: 'Name',
  texts: [{ text: 'Asha', typeface: 'kalam', colour: INDIGO, verticalPosition: 0.5, share: 0.7 }],
};
const WEDDING_TEMPLATE: Template = {
  name: 'Names and date',
  texts: [
    { text: 'Asha & Ravi', typeface: 'yatra', colour: MADDER, verticalPosition: 0.42, share: 0.8 },
    { text: '14 February 2027', typeface: 'mukta', colour: INDIGO, verticalPosition: 0.64, share: 0.4 },
  ],
};
const GREETING_TEMPLATE: Template = {
  name: 'Greeting',
  texts: [
    { text: 'శుభాకాంక్షలు', typeface: 'baloo', colour: MADDER, verticalPosition: 0.4, share: 0.7 },
    { text: 'Happy Birthday', typeface: 'kalam', colour: INDIGO, verticalPosition: 0.66, share: 0.5 },
  ],
};
const DATE_TEMPLATE: Template = {
  name: 'Date',
  texts: [
    { text: '14', typeface: 'yatra', colour: MADDER, verticalPosition: 0.42, share: 0.3 },
    { text: 'February 2027', typeface: 'mukta', colour: INDIGO, verticalPosition: 0.68, share: 0.5 },
  ],
};
const PHOTO_CAPTION_TEMPLATE: Template = {
  name: 'Photo with caption',
  texts: [{ text: 'Our summer', typeface: 'eczar', colour: INDIGO, verticalPosition: 0.9, share: 0.5 }],
  photoShare: 0.7,
};
const WARLI_TEMPLATE: Template = { name: 'Photo in a Warli frame', texts: [], frame: 'warli' };
const MARIGOLD_TEMPLATE: Template = { name: 'Photo in marigolds', texts: [], frame: 'marigold' };
const KOLAM_TEMPLATE: Template = { name: 'Photo in a kolam', texts: [], frame: 'kolam' };

const TEMPLATES_BY_CATEGORY: Record<string, readonly Template[]> = {
  Mugs: [NAME_TEMPLATE, GREETING_TEMPLATE, PHOTO_CAPTION_TEMPLATE, WARLI_TEMPLATE],
  Tees: [NAME_TEMPLATE, DATE_TEMPLATE, WARLI_TEMPLATE],
  'Wall Decor': [WEDDING_TEMPLATE, DATE_TEMPLATE, MARIGOLD_TEMPLATE, KOLAM_TEMPLATE],
  Posters: [PHOTO_CAPTION_TEMPLATE, WEDDING_TEMPLATE, WARLI_TEMPLATE, KOLAM_TEMPLATE],
  Cushions: [NAME_TEMPLATE, WEDDING_TEMPLATE, MARIGOLD_TEMPLATE],
  Stationery: [NAME_TEMPLATE, DATE_TEMPLATE, GREETING_TEMPLATE, KOLAM_TEMPLATE],
};

const OTHER_TEMPLATES = [NAME_TEMPLATE, DATE_TEMPLATE, WARLI_TEMPLATE];

/** Longer side divided by the shorter side above which an area is a strip, such as that of a pen. */
const STRIP_RATIO = 5;
/** Largest ratio of the sides at which a frame leaves room for a photo. */
const FRAME_RATIO = 2.2;

const computeElongation = ({ width, height }: { width: number; height: number }): number =>
  Math.max(width / height, height / width);

/** Returns the templates of a category that fit the shape of an area: one line for a strip, frames for wide areas. */
export const listTemplates = (category: string, area: PrintArea): readonly Template[] =>
  (TEMPLATES_BY_CATEGORY[category] ?? OTHER_TEMPLATES).filter(({ frame, photoShare, texts }) => {
    const elongation = computeElongation(area);
    if (frame) return elongation <= FRAME_RATIO;
    return elongation <= STRIP_RATIO || (texts.length === 1 && photoShare === undefined);
  });

/** Returns whether an ornament fits the shape of an area: a strip takes only ornaments that are strips too. */
export function fitsArea(ornament: Pick<Ornament, 'width' | 'height'>, area: PrintArea): boolean {
  if (computeElongation(area) <= STRIP_RATIO) return true;
  const isSameDirection = ornament.width > ornament.height === area.width > area.height;
  return isSameDirection && computeElongation(ornament) > 2;
}

/** Returns a layer with an ornament in free room inside the safe area. */
export function createArtLayer(
  { id: art, width, height }: Ornament,
  area: PrintArea,
  obstacles: readonly Obstacle[],
): ArtLayer {
  const fittingWidth = computeFittingWidth(area, width / height, ART_SHARE);
  const box = { width: fittingWidth, height: round((fittingWidth * height) / width) };
  const { scale, ...centre } = findFreeRoom(area, box, obstacles);
  const layer: ArtLayer = {
    id: createLayerId(),
    kind: 'art',
    art,
    ...centre,
    ...box,
    rotation: 0,
    flip: false,
  };
  return scale === 1 ? layer : resizeLayer(layer, round(box.width * scale));
}
