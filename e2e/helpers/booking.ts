import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { listArtists } from './artists.ts';

/** An artist, a day and times that can be booked. */
export interface FreeSession {
  artType: string;
  artist: { id: string; name: string };
  /** For example `2026-11-25`. */
  date: string;
  /** The artist's free times of that day, at least four. */
  slots: { label: string; value: string }[];
}

const DAY_MS = 86_400_000;

/**
 * Finds an artist with at least four free times on a day that is 3 to 11 days ahead, for an art type that several artists
 * offer: a sole artist would be chosen at once.
 */
export async function findFreeSession(request: APIRequestContext): Promise<FreeSession> {
  const artists = await listArtists(request);
  const isShared = (artType: string) =>
    artists.filter(({ art_types }) => art_types.includes(artType)).length > 1;
  for (const { id, name, art_types } of artists) {
    const artType = art_types.find(isShared);
    for (let days = 3; days < 12; days++) {
      const date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      const { slots } = await readFreeTimes(request, id, date);
      if (slots.length >= 4 && artType) return { artType, artist: { id, name }, date, slots };
    }
  }
  throw new Error('No artist has four free times on any day soon');
}

export async function readFreeTimes(
  request: APIRequestContext,
  artistId: string,
  date: string,
): Promise<Pick<FreeSession, 'slots'>> {
  const response = await request.get('/api/appointments/availability', {
    params: { artist_id: artistId, date },
  });
  return (await response.json()) as Pick<FreeSession, 'slots'>;
}

/** Returns a step of the booking flow, for example “Artist”. */
export const getStep = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('group', { name, exact: true });

/** Returns the radio button with this name in any step. */
export const getChoice = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('radio', { name, exact: true });

export const getDateField = (page: Page): Locator =>
  page.getByRole('main').getByLabel('Date', { exact: true });

export const getBookButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Book Appointment' });

/** Returns the appointments in the list “My Appointments”. */
export const getAppointments = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'My Appointments' }).getByRole('listitem');

export async function expectBooked(page: Page, { artist }: FreeSession, label: string): Promise<void> {
  await expect(page).toHaveURL('/appointment-confirmation');
  const summary = page.getByRole('region', { name: 'Your session' });
  await expect(summary).toContainText(artist.name);
  await expect(summary).toContainText(label);
}

/**
 * Books a session through the API for the signed-in customer.
 * @returns the appointment's id
 */
export async function bookByApi(
  page: Page,
  { artType, artist, date, slots }: FreeSession,
  { slotIndex = 0, method = 'Jitsi Meet' } = {},
): Promise<string> {
  const session = (await (await page.request.get('/api/session')).json()) as { user: { userId: string } };
  const response = await page.request.post('/api/appointments', {
    data: {
      artist_id: artist.id,
      user_id: session.user.userId,
      date,
      time: slots[slotIndex]?.value,
      art_type: artType,
      session_type: method,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Types a day into the date field. Tries the orders of year, month and day that browsers use. */
export async function typeDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  for (const keys of [`${month}${day}${year}`, `${day}${month}${year}`, `${year}${month}${day}`]) {
    await getDateField(page).focus();
    await page.keyboard.type(keys);
    if ((await getDateField(page).inputValue()) === date) return;
  }
  throw new Error(`The date field does not take ${date}`);
}
