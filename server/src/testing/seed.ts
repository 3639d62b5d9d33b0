import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SeedFile } from '../seed/seed-file.ts';
import { seedDemo } from '../seed/seed.ts';

const PRODUCT_DETAILS = {
  options: [],
  facts: [{ label: 'Material', value: 'Ceramic' }],
  sides: [],
  views: [],
  fields: [],
  template: null,
  tax: { hsn: '6912', gst_percent: 5 },
  dispatch_days: { from: 3, to: 5 },
};

const COLOUR = {
  name: 'colour',
  label: 'Colour',
  default: 'white',
  values: ['white', 'red'].map((value) => ({ value, label: value, price_difference: 0, available: true })),
};

export const SEED: SeedFile = {
  categories: [
    { name: 'Wall Decor', picture: 'hero-wall' },
    { name: 'Mugs', picture: 'hero-mugs' },
  ],
  products: [
    {
      id: 'mug-a',
      category: 'mugs',
      name: 'A',
      price: 349.5,
      description: 'One.',
      pictures: [
        { picture: 'mug-a', options: { colour: 'white' } },
        { picture: 'mug-a-back', label: 'Other side' },
        { picture: 'mug-a-red', options: { colour: 'red' } },
      ],
      ...PRODUCT_DETAILS,
      options: [COLOUR],
      sides: [{ name: 'front', label: 'Front', area: { width: 80, height: 76, bleed: 2, safe: 4 } }],
      views: [{ side: 'front', options: {}, picture: 'mug-a-blank' }],
      stock: 7,
    },
    {
      id: 'mug-b',
      category: 'mugs',
      name: 'B',
      price: 0.29,
      description: 'Two.',
      pictures: [{ picture: 'mug-b' }],
      ...PRODUCT_DETAILS,
    },
  ],
  art_types: [
    { name: 'Block Print', type: 'Craft', popularity: 7 },
    { name: 'Warli', type: 'Folk', popularity: 9 },
  ],
  artists: [
    {
      id: 'meera',
      name: 'Meera',
      picture: 'portrait-meera',
      bio: 'White on earth.',
      testimonial: 'Lovely.',
      rating: 4.8,
      art_types: ['Warli', 'Block Print'],
      skills: ['Murals'],
      featured: true,
      availability: [{ weekday: 0, start_time: '10:00', end_time: '12:30' }],
    },
  ],
  artworks: [
    {
      id: 'well',
      title: 'The Well',
      art_types: ['Block Print', 'Warli'],
      picture: 'art-well',
      artist: 'meera',
    },
    { id: 'dance', title: 'The Dance', art_types: ['Warli'], picture: 'art-dance', artist: 'meera' },
  ],
  testimonials: [{ name: 'Rohan', testimonial: 'She listened.', picture: 'portrait-rohan' }],
};
const PICTURE_KEYS = [
  ...['hero-wall', 'hero-mugs', 'mug-a', 'mug-a-back', 'mug-a-red', 'mug-a-blank', 'mug-b'],
  ...['portrait-meera', 'portrait-rohan', 'art-well', 'art-dance'],
];

/** Creates a surface. The position of the left edge depends on the length of `digest`. */
export const createSurface = (digest: string) => {
  const left = digest.length / 100;
  const points = [
    [left, 0.1],
    [0.9, 0.1],
    [left, 0.9],
    [0.9, 0.9],
  ];
  return { base: '#ffffff', columns: 2, rows: 2, points };
};

export const getSeedPath = (folder: string) => join(folder, 'seed.json');

export const writeSeed = (folder: string, seed: SeedFile) =>
  writeFile(getSeedPath(folder), JSON.stringify(seed));
export const seedDemoFrom = (app: FastifyInstance, folder: string) =>
  seedDemo(app.db, getSeedPath(folder), folder);

/** Writes the demo data as a build does, with one digest for all pictures. */
export async function writeDemoData(folder: string, digest: string): Promise<void> {
  const index = Object.fromEntries(
    PICTURE_KEYS.map((key) => [
      key,
      {
        url: `/media/${digest}/${key}-9x9.webp`,
        placeholder: `data:${digest}`,
        ...(key.endsWith('-blank') && { surfaces: { front: createSurface(digest) } }),
      },
    ]),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'media.json'), JSON.stringify(index));
  await writeSeed(folder, SEED);
}
