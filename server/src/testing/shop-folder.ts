import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPlainPicture } from './pictures.ts';

const ARTIST = {
  id: 'meera',
  name: 'Meera',
  picture: 'pictures/portrait-meera.webp',
  bio: 'White on earth.',
  testimonial: 'Lovely.',
  rating: 4.8,
  art_types: ['Warli'],
  skills: ['Murals'],
  featured: true,
  availability: [{ weekday: 0, start_time: '10:00', end_time: '12:30' }],
};

/** A small shop with one entry of each kind. */
const SHOP = {
  home: { picture: 'pictures/hero-home.webp' },
  categories: [{ name: 'Mugs', picture: 'pictures/hero-mugs.webp' }],
  products: [
    {
      id: 'mug-a',
      category: 'Mugs',
      name: 'A',
      price: 349.5,
      description: 'One.',
      pictures: ['pictures/mug-a.webp'],
    },
  ],
  art_types: [{ name: 'Warli', type: 'Folk', popularity: 9 }],
  artists: [ARTIST],
  artworks: [
    {
      id: 'dance',
      title: 'The Dance',
      picture: 'pictures/dance.webp',
      artist: 'meera',
      art_types: ['Warli'],
    },
  ],
  testimonials: [{ name: 'Rohan', testimonial: 'She listened.', picture: 'pictures/rohan.webp' }],
};

/** Writes a small shop with its pictures, each 200 × 200 pixels in a colour of its own, into a folder. */
export async function writeShopFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const text = JSON.stringify(SHOP);
  const files = new Set(text.match(/pictures\/[\w-]+\.webp/g));
  for (const [index, file] of [...files].entries())
    await createPlainPicture(200, 200)
      .tint({ r: 200, g: index * 20, b: 0 })
      .webp()
      .toFile(join(folder, file));
  await writeFile(join(folder, 'shop.json'), text);
}
