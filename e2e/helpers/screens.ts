import type { APIRequestContext } from '@playwright/test';
import { listArtists } from './artists.ts';

export interface Screen {
  name: string;
  path: string;
  /** HTTP status; 200 by default. */
  status?: number;
}

/** The window of the narrowest phones. */
export const NARROW = { width: 320, height: 640 } as const;

export const CATEGORIES = ['Mugs', 'Tees', 'Wall Decor', 'Posters', 'Cushions', 'Stationery'] as const;
export type CategoryName = (typeof CATEGORIES)[number];

export function createCategoryPath(name: CategoryName): string {
  return `/shop/${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** Placeholders for the paths of a product and an artist; {@link findScreenPath} replaces them. */
const PRODUCT_PATH = '/product/{any}';
const ARTIST_PATH = '/art-gallery/artist/{any}';

export const RESET_PATH = `/reset-password?token=${'x'.repeat(43)}`;

/** Pages that a guest can open, and error pages. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  // The only category in this list. Its name has two words, so that its slug is tested too.
  { name: 'category', path: createCategoryPath('Wall Decor') },
  { name: 'product', path: PRODUCT_PATH },
  { name: 'cart', path: '/cart' },
  { name: 'my designs', path: '/designs' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'sign in', path: '/signin' },
  { name: 'sign up', path: '/signup' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'reset password', path: RESET_PATH },
  { name: 'art gallery', path: '/art-gallery' },
  { name: 'gallery by artist', path: '/art-gallery/artist' },
  { name: 'gallery by type', path: '/art-gallery/type' },
  { name: 'public artist page', path: ARTIST_PATH },
  { name: 'faq', path: '/faq' },
  { name: 'delivery', path: '/delivery' },
  { name: 'returns', path: '/returns' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'grievances', path: '/grievances' },
  { name: 'find order', path: '/orders' },
  { name: 'jobs', path: '/jobs' },
  { name: 'job', path: '/jobs/1' },
  { name: 'artist login', path: '/artists' },
  { name: 'appointment', path: '/appointment' },
  { name: 'appointment confirmation', path: '/appointment-confirmation' },
  { name: 'not found', path: '/not-found', status: 404 },
  { name: 'unknown path', path: '/no/such/path', status: 404 },
  { name: 'unknown category', path: '/shop/spaceships', status: 404 },
  { name: 'unknown product', path: '/product/no-such-product', status: 404 },
  { name: 'ended share of a design', path: '/designs/shared/ended', status: 404 },
  { name: 'unknown artist', path: '/art-gallery/artist/nobody', status: 404 },
];

/** Returns the path of a page. Replaces a placeholder with the first product or artist of the API. */
export async function findScreenPath(screen: Screen, request: APIRequestContext): Promise<string> {
  if (screen.path === ARTIST_PATH) {
    const [artist] = await listArtists(request);
    return `/art-gallery/artist/${artist?.id}`;
  }
  if (screen.path !== PRODUCT_PATH) return screen.path;
  const { id } = await fetchFirstProduct(request);
  return `/product/${id}`;
}

export interface ListedProduct {
  id: string;
  name: string;
  price: number;
}

export async function fetchFirstProduct(
  request: APIRequestContext,
  category: CategoryName = 'Mugs',
): Promise<ListedProduct> {
  const response = await request.get('/api/items', { params: { category, limit: 1 } });
  const [product] = (await response.json()) as [ListedProduct];
  return product;
}
