import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { waitForHydration, visit } from './page.ts';
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

/**
 * Returns a demo artist by index; negative indexes count from the last artist. Tests that change an artist use
 * different indexes.
 */
export async function fetchDemoArtist(request: APIRequestContext, index = 0): Promise<ListedArtist> {
  const artist = (await listArtists(request)).at(index);
  if (!artist) throw new Error(`There is no artist ${index}`);
  return artist;
}

export async function signInArtistByApi(page: Page, id: string, password = ARTIST_PASSWORD): Promise<void> {
  const response = await page.request.post('/api/artists/login', { data: { artist_id: id, password } });
  expect(response.status(), await response.text()).toBe(200);
}

/** Fills in and submits the open artist sign-in form. */
export async function submitArtistSignIn(page: Page, id: string, password = ARTIST_PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Artist ID').fill(id);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs an artist in and opens their profile. */
export async function openProfile(page: Page, id: string): Promise<void> {
  await signInArtistByApi(page, id);
  await visit(page, `/artists/${id}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Your sessions' })).toBeVisible();
}

/** Opens a tab of the artist area. Wide screens show all tabs at once. */
export async function openTab(
  page: Page,
  name: 'Sessions' | 'Hours' | 'Gallery' | 'Profile' | 'Account',
): Promise<void> {
  await page.getByRole('navigation', { name: 'Artist area' }).getByRole('link', { name }).click();
}

export const getAvailabilityEntries = (page: Page): Locator =>
  page.getByRole('group', { name: /^Availability \d+$/ });

export const getArtworkGrid = (page: Page, name = 'Artworks'): Locator =>
  page.getByRole('main').getByRole('list', { name, exact: true });

/** Returns the sign-in flag and the id of the artist in the browser's storage; null for a missing entry. */
export function readStoredArtist(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['artistLoggedIn', 'artistId'].map((key) => localStorage.getItem(key)));
}
