import type { Typeface } from '@rangmala/shared/contract/designs';

export interface Template {
  name: string;
  texts: readonly { text: string; typeface: Typeface; colour: string; at: number; share: number }[];
}

const INDIGO = '#23306f';
const MADDER = '#9c2f2f';

const NAME: Template = {
  name: 'Name',
  texts: [{ text: 'Asha', typeface: 'kalam', colour: INDIGO, at: 0.5, share: 0.7 }],
};
const WEDDING: Template = {
  name: 'Names and date',
  texts: [
    { text: 'Asha & Ravi', typeface: 'yatra', colour: MADDER, at: 0.42, share: 0.8 },
    { text: '14 February 2027', typeface: 'mukta', colour: INDIGO, at: 0.64, share: 0.4 },
  ],
};
const GREETING: Template = {
  name: 'Greeting',
  texts: [
    { text: 'శుభాకాంక్షలు', typeface: 'baloo', colour: MADDER, at: 0.4, share: 0.7 },
    { text: 'Happy Birthday', typeface: 'kalam', colour: INDIGO, at: 0.66, share: 0.5 },
  ],
};
const PHOTO_CAPTION: Template = {
  name: 'Caption under a photo',
  texts: [{ text: 'Our summer', typeface: 'eczar', colour: INDIGO, at: 0.88, share: 0.4 }],
};

const BY_CATEGORY: Record<string, readonly Template[]> = {
  Mugs: [NAME, GREETING, PHOTO_CAPTION],
  Tees: [NAME, GREETING],
  'Wall Decor': [WEDDING, PHOTO_CAPTION],
  Posters: [PHOTO_CAPTION, WEDDING],
  Cushions: [NAME, WEDDING],
  Stationery: [NAME, GREETING],
};

/** Returns the templates of a category. */
export function templatesFor(category: string): readonly Template[] {
  return BY_CATEGORY[category] ?? [NAME, GREETING];
}
