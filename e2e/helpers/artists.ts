import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { waitForHydration, visit } from './page.ts';
import { ARTIST_PASSWORD } from './site.ts';

export interface ListedArtist {
  id: string;
  name: string;
  art_types: string[];
}

/** The demo artists, as the API lists them. */
export async function listArtists(request: APIRequestContext): Promise<ListedArtist[]> {
  return (await (await request.get('/api/artists')).json()) as ListedArtist[];
}

/** One of the demo artists; journeys that change one take one each. */
export async function demoArtist(request: APIRequestContext, at = 0): Promise<ListedArtist> {
  const artist = (await listArtists(request)).at(at);
  if (!artist) throw new Error(`There is no artist ${at}`);
  return artist;
}

/** Signs an artist in in the page's browser, without the screen, as if they had been there before. */
export async function signInArtistByApi(page: Page, id: string, password = ARTIST_PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/artists/login', { data: { artist_id: id, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Fills in the artist's sign-in that is open, and sends it. */
export async function submitArtistSignIn(page: Page, id: string, password = ARTIST_PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Artist ID').fill(id);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens an artist's own profile, signed in. */
export async function openProfile(page: Page, id: string): Promise<void> {
  await signInArtistByApi(page, id);
  await visit(page, `/artists/${id}`);
  await waitForHydration(page);
  await expect(page.getByLabel('Bio')).toBeVisible();
}

/** The windows of the week that is open. */
export const windows = (page: Page): Locator => page.getByRole('group', { name: /^Availability \d+$/ });

export const uploadGroup = (page: Page): Locator => page.getByRole('group', { name: 'Gallery upload' });

/** The artist's own artwork in the list that is open. */
export const ownArtwork = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

/** The artwork grid of a gallery page. */
export const artworkGrid = (page: Page, name = 'Artworks'): Locator =>
  page.getByRole('main').getByRole('list', { name, exact: true });

/** What the browser has stored of an artist. */
export function storedArtist(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['artistLoggedIn', 'artistId'].map((key) => localStorage.getItem(key)));
}
