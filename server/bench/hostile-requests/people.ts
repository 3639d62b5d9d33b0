import { createMultipartForm, type FormField } from '../../src/testing/form.ts';
import { ORDER } from '../../src/testing/orders.ts';
import { createPlainPicture } from '../../src/testing/pictures.ts';
import { readCookies, send, sendOrThrow } from './client.ts';
import { ARTIST_PASSWORD } from './running-site.ts';

export const CUSTOMER_PASSWORD = 'monsoon over warangal';
/** Id of a product of the demo shop that can be ordered without a design. */
export const PRODUCT_ID = 'mug-chai-first';

export interface Person {
  id: string;
  cookie: string;
}

export interface BookableArtist {
  id: string;
  art_types: string[];
}

/** Registers a customer and signs the customer in. */
export async function registerCustomer(base: string, name: string): Promise<Person> {
  const email = `${name}@hostile.example`;
  await sendOrThrow(base, '/api/register', {
    method: 'POST',
    body: { email, password: CUSTOMER_PASSWORD, full_name: name },
  });
  const response = await send(base, '/api/login', {
    method: 'POST',
    body: { email, password: CUSTOMER_PASSWORD },
  });
  const { userId } = JSON.parse(response.body.toString()) as { userId: string };
  return { id: userId, cookie: readCookies(response) };
}

/** Signs a demo artist in. */
export async function signInArtist(base: string, id: string): Promise<Person> {
  const response = await send(base, '/api/artists/login', {
    method: 'POST',
    body: { artist_id: id, password: ARTIST_PASSWORD },
  });
  if (response.status !== 200) throw new Error(`Artist not signed in: ${response.body.toString()}`);
  return { id, cookie: readCookies(response) };
}

export const listArtists = (base: string) => sendOrThrow<BookableArtist[]>(base, '/api/artists');

/** Returns up to `count` free times of an artist in the next 62 days. */
export async function listFreeTimes(
  base: string,
  artistId: string,
  count: number,
): Promise<{ date: string; time: string }[]> {
  const { days } = await sendOrThrow<{ days: { date: string; free: number }[] }>(
    base,
    `/api/artists/${artistId}/free-days?days=62`,
  );
  const times: { date: string; time: string }[] = [];
  for (const { date, free } of days) {
    if (free === 0 || times.length >= count) continue;
    const { slots } = await sendOrThrow<{ slots: { value: string }[] }>(
      base,
      `/api/appointments/availability?artist_id=${artistId}&date=${date}`,
    );
    times.push(...slots.map(({ value }) => ({ date, time: value })));
  }
  return times.slice(0, count);
}

/** Returns the body of a booking for a chat. `changes` overrides fields. */
export const createBookingBody = (
  customer: Person,
  artist: BookableArtist,
  { date, time }: { date: string; time: string },
  changes: object = {},
) => ({
  artist_id: artist.id,
  user_id: customer.id,
  date,
  time,
  art_type: artist.art_types[0],
  session_type: 'Chat',
  ...changes,
});

/** Returns the body of an order of one mug with cash on delivery. `changes` overrides fields. */
export async function createOrderBody(base: string, changes: object = {}): Promise<object> {
  const { price } = await sendOrThrow<{ price: number }>(base, `/api/products/${PRODUCT_ID}`);
  return {
    ...ORDER,
    lines: [{ product_id: PRODUCT_ID, options: {}, quantity: 1 }],
    payment: 'cash',
    expected_total: price,
    ...changes,
  };
}

/**
 * Returns the headers and the body of a form with `fields` and a small picture. The size of the picture depends on
 * `number`, so that two numbers give different files.
 */
export async function createPictureForm(
  number = 0,
  fields: FormField[] = [],
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const picture = await createPlainPicture(64 + (number % 500), 64 + Math.floor(number / 500))
    .png()
    .toBuffer();
  const { headers, payload } = createMultipartForm(...fields, {
    name: 'file',
    value: picture,
    filename: 'design.png',
  });
  return { headers, body: payload };
}
