import type { SeedFile } from '../../seed-types.ts';

export const demoArtTypes: SeedFile['art_types'] = [
  { name: 'Watercolour', type: 'Painting', popularity: 97 },
  { name: 'Madhubani', type: 'Folk', popularity: 94 },
  { name: 'Warli', type: 'Folk', popularity: 88 },
  { name: 'Calligraphy', type: 'Lettering', popularity: 85 },
  { name: 'Gond', type: 'Folk', popularity: 81 },
  { name: 'Abstract', type: 'Painting', popularity: 76 },
  { name: 'Kalamkari', type: 'Textile', popularity: 72 },
  { name: 'Miniature', type: 'Painting', popularity: 69 },
  { name: 'Linocut', type: 'Print', popularity: 64 },
  { name: 'Kolam', type: 'Folk', popularity: 58 },
];
