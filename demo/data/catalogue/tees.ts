import type { SeedProduct } from '../../seed-types.ts';
import { option, productsOf } from './product.ts';

const COTTON = '100% combed cotton, 180 gsm, pre-shrunk';
const WASH = 'Machine wash cold, inside out; do not iron the print';

/** Chest (around), length and shoulder of adult sizes, in centimetres. */
const ADULT: readonly (readonly [value: string, label: string, ...number[]])[] = [
  ['xs', 'XS', 92, 66, 41],
  ['s', 'S', 98, 69, 43],
  ['m', 'M', 104, 72, 45],
  ['l', 'L', 110, 74, 47],
  ['xl', 'XL', 116, 76, 49],
  ['2xl', '2XL', 124, 78, 52],
  ['3xl', '3XL', 132, 80, 55],
];
const CHILD: typeof ADULT = [
  ['2-3', '2–3 years', 58, 40, 25],
  ['4-5', '4–5 years', 64, 45, 28],
  ['6-7', '6–7 years', 70, 50, 31],
  ['8-10', '8–10 years', 78, 56, 35],
];

/** Sizes above XL take more cloth. */
const EXTRA: Readonly<Record<string, number>> = { '2xl': 50, '3xl': 100 };

/** Returns the option `size` and its size chart, from one size to another. */
function sizes(
  chart: typeof ADULT,
  first: string,
  last: string,
  chosen: string,
): Required<Pick<SeedProduct, 'options'>> & { size_chart: NonNullable<SeedProduct['size_chart']> } {
  const from = chart.findIndex(([value]) => value === first);
  const to = chart.findIndex(([value]) => value === last);
  const rows = chart.slice(from, to + 1);
  const size = option(
    'size',
    'Size',
    rows.map(([value, label]) => [value, label, EXTRA[value] ?? 0]),
  );
  return {
    options: [{ ...size, default: chosen }],
    size_chart: {
      unit: 'cm',
      columns: ['Chest', 'Length', 'Shoulder'],
      rows: rows.map(([value, , ...cells]) => ({ value, cells })),
    },
  };
}

export const tees = productsOf(
  { slug: 'tees', tax: { hsn: '6109', gst_percent: 5 }, dispatch_days: { from: 3, to: 5 } },
  [
    {
      id: 'tee-sher-dil-tiger',
      name: 'Sher Dil Tiger Tee',
      price: 699,
      description:
        'A tiger with a lion’s heart steps out of the tall grass before a red sun. Choose sand or indigo. Keep the tiger, or put your own photo and words on the front and back.',
      material: COTTON,
      size: 'Unisex fit, XS to 3XL',
      care: WASH,
      ...sizes(ADULT, 'xs', '3xl', 'm'),
      weight_grams: 200,
    },
    {
      id: 'tee-horn-ok-please',
      name: 'Horn OK Please Tee',
      price: 599,
      description:
        'The back of every lorry between Ludhiana and Kochi, on the front of a tee. Comes in black or white. Have a better slogan? Type it in English, Hindi or Telugu.',
      material: COTTON,
      size: 'Unisex fit, XS to 3XL',
      care: WASH,
      ...sizes(ADULT, 'xs', '3xl', 'm'),
      weight_grams: 200,
    },
    {
      id: 'tee-lotus-mandala',
      name: 'Lotus Mandala Tee',
      price: 649,
      description:
        'A mandala of lotus petals in rani, marigold and peacock. Choose soft white or lotus pink. Drawn a mandala of your own? Upload it and see it on the tee straight away.',
      material: '100% organic cotton, 170 gsm',
      size: 'Regular fit, XS to 2XL',
      care: 'Machine wash cold; dry in the shade',
      ...sizes(ADULT, 'xs', '2xl', 'm'),
      weight_grams: 190,
    },
    {
      id: 'tee-gully-cricket',
      name: 'Gully Cricket Club Tee',
      price: 649,
      description:
        'Bowler, batter and a very good dive at short leg: the evening match as a Warli painting. Choose earth red or sand. Add your team’s name and a number to the back.',
      material: COTTON,
      size: 'Unisex fit, XS to 3XL',
      care: WASH,
      ...sizes(ADULT, 'xs', '3xl', 'm'),
      weight_grams: 200,
    },
    {
      id: 'tee-filter-kaapi',
      name: 'Filter Kaapi Ringer Tee',
      price: 599,
      description:
        'Degree coffee steams in its davara before a Madras sun, on a ringer tee with a lac-red ribbed neck and sleeves. Choose cream or white. There’s room on the back for a line of your own.',
      material: COTTON,
      size: 'Unisex fit, S to 2XL',
      care: WASH,
      ...sizes(ADULT, 's', '2xl', 'm'),
      weight_grams: 200,
    },
    {
      id: 'tee-auto-rickshaw',
      name: 'Meter Se Chalo Tee',
      price: 599,
      description:
        'A proud black-and-yellow auto for everyone who has ever bargained for a fare. Choose taxi yellow or white. Upload a photo from your own ride, or add a line to the back.',
      material: COTTON,
      size: 'Unisex fit, XS to 3XL',
      care: WASH,
      ...sizes(ADULT, 'xs', '3xl', 'm'),
      weight_grams: 200,
    },
    {
      id: 'tee-kids-haathi',
      name: 'Haathi & Balloons Kids’ Tee',
      price: 499,
      description:
        'An elephant dressed for the fair with five balloons, printed in water-based inks that are soft on small skin. Add your child’s name to the back: press Personalise and type it in.',
      material: '100% combed cotton, 160 gsm, with raglan sleeves',
      size: '2 to 10 years',
      care: 'Machine wash warm, inside out',
      ...sizes(CHILD, '2-3', '8-10', '6-7'),
      weight_grams: 120,
    },
    {
      id: 'tee-mor-peacock',
      name: 'Mor Peacock V-Neck',
      price: 749,
      description:
        'A peacock in a palace window, among lotuses and little stars. Choose deep teal or lac red. Keep the peacock, or upload a design of your own for the front and back.',
      material: 'Cotton and modal, 170 gsm',
      size: 'Women’s fit with a gentle V-neck, XS to 2XL',
      care: 'Hand wash, or machine wash on a gentle cycle',
      ...sizes(ADULT, 'xs', '2xl', 's'),
      weight_grams: 180,
    },
    {
      id: 'tee-garage-name',
      name: 'Weekend Riders Name Tee',
      price: 899,
      description:
        'A name over a scooter garage, on a heavyweight henley with indigo raglan sleeves. The one pictured says Kabir: type your own name and your town.',
      material: '100% cotton, 220 gsm',
      size: 'Unisex fit, S to 3XL',
      care: WASH,
      ...sizes(ADULT, 's', '3xl', 'l'),
      weight_grams: 260,
    },
  ],
);
