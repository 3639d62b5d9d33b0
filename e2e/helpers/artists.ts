import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { ARTIST_PASSWORD } from './site.ts';

export interface ListedArtist {
  id: string;
  name: string;
  art_types: string[];
}

export async function listArtists(request: APIRequestContext): Promise<ListedArtist[]> {
  return (await (await request.get('/api/artists')).json()) as ListedArtist[];
}

export interface ListedArtwork {
  title: string;
  type: string;
  artist_id: string;
  artist_name: string;
}

/** Returns the artworks of the gallery page in their order. */
export async function listArtworks(request: APIRequestContext): Promise<ListedArtwork[]> {
  const gallery = (await (await request.get('/api/art-gallery')).json()) as { artworks: ListedArtwork[] };
  return gallery.artworks;
}

/** Signs a demo artist in through the API, in the page's browser context. */
export async function signInArtist(page: Page, id: string): Promise<void> {
  const login = { artist_id: id, password: ARTIST_PASSWORD };
  const response = await page.request.post('/api/artists/login', { data: login });
  expect(response.status(), await response.text()).toBe(200);
}

export const getArtworkGrid = (page: Page, name = 'Artworks'): Locator =>
  page.getByRole('main').getByRole('list', { name, exact: true });
