import type { APIRequestContext, Locator, Page } from '@playwright/test';

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

export const getArtworkGrid = (page: Page, name = 'Artworks'): Locator =>
  page.getByRole('main').getByRole('list', { name, exact: true });
