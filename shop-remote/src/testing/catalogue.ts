import type { CartLine } from '@rangmala/shared/cart';
import type { Category, Item, ItemChoices, Product, ProductImage } from '@rangmala/shared/contract';

/** Categories for tests, as the API returns them. */
export const categories: Category[] = [
  { name: 'Mugs', hero_image: '/media/1/mugs-1200x900.webp' },
  { name: 'Tees', hero_image: '/media/2/tees-1200x900.webp' },
  { name: 'Wall Decor', hero_image: '/media/3/wall-decor-1200x900.webp' },
];

/** Choices of the filters, as the API returns them for two mugs. */
export const choices: ItemChoices = {
  total: 2,
  groups: [
    { name: 'price', choices: [{ value: '-500', label: 'Up to ₹500', count: 2 }] },
    {
      name: 'takes',
      choices: [
        { value: 'photo', label: 'Photo', count: 2 },
        { value: 'name', label: 'Name', count: 1 },
      ],
    },
    { name: 'for', choices: [{ value: 'mother', label: 'Mother', count: 1 }] },
    { name: 'ready_by', choices: [{ value: '2026-12-11', label: 'Friday, 11 December', count: 1 }] },
  ],
};

export const peacockMug: Item = {
  id: 'peacock-mug',
  name: 'Peacock Mug',
  price: 499,
  image: ['/media/4/peacock-mug-1200x1200.webp'],
};

export const kolamMug: Item = {
  id: 'kolam-mug',
  name: 'Kolam Mug',
  price: 349.5,
  image: ['/media/5/kolam-mug-1200x1200.webp'],
};

export const peacockMugProduct: Product = {
  id: 'peacock-mug',
  name: 'Peacock Mug',
  price: 499,
  img: '/media/4/peacock-mug-1200x1200.webp',
  description: 'A glazed mug with a peacock that turns its head.',
  category: 'Mugs',
  images: [{ url: '/media/4/peacock-mug-1200x1200.webp' }],
  options: [],
  facts: [],
  sides: [],
  views: [],
  fields: [],
  template: null,
};

/** Options of the mug: one value costs more, and one is sold out. */
export const mugOptions = [
  {
    name: 'colour',
    label: 'Colour',
    default: 'white',
    values: [
      { value: 'white', label: 'White', price_difference: 0, available: true },
      { value: 'indigo', label: 'Indigo', price_difference: 50, available: true, swatch: '#23306f' },
      { value: 'pink', label: 'Pink', price_difference: 0, available: false },
    ],
  },
];

/** Pictures of the mug in two colours, and a close-up that belongs to every colour. */
export const mugImages: ProductImage[] = [
  { url: '/media/4/peacock-mug-1200x1200.webp', options: { colour: 'white' } },
  { url: '/media/9/close-up-1200x1200.webp', label: 'close-up' },
  { url: '/media/9/indigo-1200x1200.webp', options: { colour: 'indigo' } },
];

/** The surface of a photograph that shows the whole print area. */
export const flatSurface = {
  columns: 2,
  rows: 2,
  points: [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.6],
    [0.8, 0.6],
  ] as [number, number][],
};

/**
 * Returns a cart line. The stored price differs from the shop's price, so that a test fails when a page shows the
 * stored price.
 */
export function createCartLine(item: Item, quantity = 1, design?: string): CartLine {
  return {
    id: item.id,
    name: item.name,
    price: 1,
    image: item.image[0] ?? '',
    quantity,
    ...(design && {
      customDesign: {
        url: `/uploads/${design}/design-800x600.webp`,
        name: `${design}.png`,
        thumbnail: `/uploads/${design}/design-800x600.320w.webp`,
      },
    }),
  };
}

export function readStoredCart(): CartLine[] {
  return JSON.parse(localStorage.getItem('cartItems') ?? '[]') as CartLine[];
}

/** Returns a small file that reports `size` as its size in bytes. */
export function createImageFile(name: string, type = 'image/png', size = 1000): File {
  const file = new File(['picture'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** Makes the given methods of `localStorage` and `sessionStorage` throw. */
export function breakStorage(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
  }
}
