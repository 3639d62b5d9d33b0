import { pigment } from '../drawing/color.ts';

/** A colour of a product; the first one of a product is the colour as pictured. */
export interface Colour {
  value: string;
  label: string;
  /** `#rrggbb` */
  swatch: string;
}

const colour = (value: string, label: string, swatch: string): Colour => ({ value, label, swatch });

const white = colour('white', 'White', pigment.chalk);
const peacock = colour('peacock', 'Peacock', pigment.peacock);
const cobalt = colour('cobalt', 'Cobalt', pigment.neel);
const marigold = colour('marigold', 'Marigold', pigment.marigold);
const madder = colour('madder', 'Madder red', pigment.madder);

/** The handle and inside of a mug, or the cloth of a tee; pictures exist in each of them. */
const COLOURS: Readonly<Record<string, readonly Colour[]>> = {
  'mug-chai-first': [white, madder],
  'mug-madhubani-fish': [peacock, marigold],
  'mug-kolam-morning': [marigold, white],
  'mug-jaipur-blue': [cobalt, peacock],
  'mug-gond-deer': [colour('paper', 'Cream', pigment.paper), marigold],
  'mug-marigold-name': [colour('blush', 'Blush', '#f6c9a8'), cobalt],
  'tee-sher-dil-tiger': [colour('sand', 'Sand', '#f3ead8'), colour('indigo', 'Indigo', pigment.indigo)],
  'tee-horn-ok-please': [colour('black', 'Black', '#26232a'), white],
  'tee-lotus-mandala': [
    colour('white', 'Soft white', '#fbf4ea'),
    colour('lotus', 'Lotus pink', pigment.lotus),
  ],
  'tee-gully-cricket': [colour('earth', 'Earth red', pigment.geru), colour('sand', 'Sand', '#f3ead8')],
  'tee-filter-kaapi': [colour('cream', 'Cream', '#f6ead0'), white],
  'tee-auto-rickshaw': [colour('yellow', 'Taxi yellow', '#f2c14a'), white],
  'tee-mor-peacock': [colour('teal', 'Deep teal', '#0b5a63'), colour('lac', 'Lac red', pigment.lac)],
};

/** Returns the colours that a demo product comes in; empty when it comes in one only. */
export const coloursOf = (productId: string): readonly Colour[] => COLOURS[productId] ?? [];
