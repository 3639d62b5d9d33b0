import type { Typeface } from '@rangmala/shared/contract/designs';
import type { FrameName } from './frames.ts';

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

export function listTemplates(category: string): readonly Template[] {
  return TEMPLATES_BY_CATEGORY[category] ?? [NAME_TEMPLATE, DATE_TEMPLATE, WARLI_TEMPLATE];
}
