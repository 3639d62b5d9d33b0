import { setTimeout as pause } from 'node:timers/promises';
import type { Checks } from './checks.ts';
import { send, sendOrThrow } from './client.ts';
import { isPicture } from './is-picture.ts';
import {
  type BookableArtist,
  createBookingBody,
  listArtists,
  listFreeTimes,
  createOrderBody,
  type Person,
  createPictureForm,
  PRODUCT_ID,
  registerCustomer,
} from './people.ts';
import { type RunningSite, withRunningSite } from './running-site.ts';

/*
 * Kills the server (SIGKILL) 20 times while bookings, orders, messages, uploads and design pictures are sent. Starts
 * the server again after each kill. At the end, checks that the server has stored every acknowledged record.
 */

const KILLS = 20;
/** Number of simultaneous senders of each kind. */
const SENDERS = { bookings: 2, orders: 2, messages: 2, uploads: 8, designs: 4 };

interface AcknowledgedRecords {
  appointments: { id: string }[];
  orders: { number: string; token: string }[];
  messages: string[];
  uploads: string[];
  designs: { id: string; token: string; asset: string }[];
}

interface Round {
  base: string;
  customer: Person;
  artist: BookableArtist;
  chatId: string;
  freeTimes: { date: string; time: string }[];
  acknowledged: AcknowledgedRecords;
  isOver: boolean;
  /**
   * Number of requests that waited for a response when the server was killed, by kind of sender. All rounds add to the
   * same object.
   */
  inFlight: Record<string, number>;
}

let lastNumber = 0;

export async function checkKills(checks: Checks): Promise<void> {
  await withRunningSite(async (site) => {
    const { base } = site;
    const customer = await registerCustomer(base, 'survivor');
    const artists = await listArtists(base);
    const inFlight: Record<string, number> = {};
    const chatId = await bookChatAppointment(base, customer, artists[0]);
    const acknowledged: AcknowledgedRecords = {
      appointments: [],
      orders: [],
      messages: [],
      uploads: [],
      designs: [],
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const artist = artists[kill % artists.length] as BookableArtist;
      const freeTimes = await listFreeTimes(base, artist.id, 200);
      const round: Round = {
        base,
        customer,
        artist,
        chatId,
        freeTimes,
        acknowledged,
        isOver: false,
        inFlight,
      };
      const senders = startSenders(round);
      await pause(800 + Math.random() * 1_500);
      round.isOver = true;
      await site.kill();
      await Promise.all(senders);
      await site.start();
    }
    await checkAcknowledgedRecords(checks, site, customer, chatId, acknowledged);
    for (const [kind, count] of Object.entries(SENDERS)) {
      checks.check(
        (inFlight[kind] ?? 0) >= KILLS / 4,
        `Only ${inFlight[kind] ?? 0} ${kind} of ${count} senders were in flight at ${KILLS} kills.`,
      );
    }
  });
}

async function bookChatAppointment(base: string, customer: Person, artist?: BookableArtist): Promise<string> {
  if (!artist) throw new Error('The demo shop has no artists.');
  const [time] = await listFreeTimes(base, artist.id, 1);
  if (!time) throw new Error('The artist has no free times.');
  const { id } = await sendOrThrow<{ id: string }>(base, '/api/appointments', {
    method: 'POST',
    cookie: customer.cookie,
    body: createBookingBody(customer, artist, time),
  });
  return id;
}

/** Starts the senders of all kinds. Each sender repeats a request until the round is over. */
function startSenders(round: Round): Promise<void>[] {
  const sendersByKind = {
    bookings: bookSession,
    orders: placeOrder,
    messages: sendMessage,
    uploads: uploadPicture,
    designs: addPictureToDesign,
  };
  return Object.entries(SENDERS).flatMap(([kind, count]) =>
    Array.from({ length: count }, async () => {
      while (!round.isOver) {
        try {
          await sendersByKind[kind as keyof typeof SENDERS](round);
        } catch {
          // An error after the end of the round means that the server was killed before the response.
          if (round.isOver) round.inFlight[kind] = (round.inFlight[kind] ?? 0) + 1;
          else await pause(50);
        }
      }
    }),
  );
}

async function bookSession({ base, customer, artist, freeTimes, acknowledged }: Round): Promise<void> {
  const time = freeTimes.shift();
  if (!time) return pause(50);
  acknowledged.appointments.push(
    await sendOrThrow(base, '/api/appointments', {
      method: 'POST',
      cookie: customer.cookie,
      body: createBookingBody(customer, artist, time),
    }),
  );
}

async function placeOrder({ base, acknowledged }: Round): Promise<void> {
  acknowledged.orders.push(
    await sendOrThrow(base, '/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': `kill-${(lastNumber += 1)}` },
      body: await createOrderBody(base),
    }),
  );
}

async function sendMessage({ base, customer, chatId, acknowledged }: Round): Promise<void> {
  const text = `message ${(lastNumber += 1)}.`;
  await sendOrThrow(base, `/api/appointments/${chatId}/messages`, {
    method: 'POST',
    cookie: customer.cookie,
    body: { text },
  });
  acknowledged.messages.push(text);
}

async function uploadPicture({ base, acknowledged }: Round): Promise<void> {
  const { url } = await sendOrThrow<{ url: string }>(base, '/api/upload-image', {
    method: 'POST',
    ...(await createPictureForm((lastNumber += 1))),
  });
  acknowledged.uploads.push(url);
}

async function addPictureToDesign({ base, acknowledged }: Round): Promise<void> {
  const { id, token } = await sendOrThrow<{ id: string; token: string }>(base, '/api/designs', {
    method: 'POST',
    body: { product_id: PRODUCT_ID },
  });
  const form = await createPictureForm((lastNumber += 1));
  const asset = await sendOrThrow<{ id: string }>(base, `/api/designs/${id}/assets`, {
    method: 'POST',
    headers: { ...form.headers, 'design-token': token },
    body: form.body,
  });
  acknowledged.designs.push({ id, token, asset: asset.id });
}

async function checkAcknowledgedRecords(
  checks: Checks,
  { base }: RunningSite,
  { id: userId, cookie }: Person,
  chatId: string,
  { appointments, orders, messages, uploads, designs }: AcknowledgedRecords,
): Promise<void> {
  const storedAppointments = await sendOrThrow<
    { id: string; artist_id: string; date: string; time: string }[]
  >(base, `/api/appointments/user/${userId}`, { cookie });
  const storedIds = new Set(storedAppointments.map(({ id }) => id));
  for (const { id } of appointments) checks.check(storedIds.has(id), `The appointment ${id} is lost.`);
  const times = new Set(
    storedAppointments.map(({ artist_id, date, time }) => `${artist_id} ${date} ${time}`),
  );
  checks.check(times.size === storedAppointments.length, 'A time is booked twice.');
  for (const { number: orderNumber, token } of orders) {
    const { status } = await send(base, `/api/orders/${orderNumber}`, { headers: { 'order-token': token } });
    checks.check(status === 200, `The order ${orderNumber} is lost: ${status}`);
  }
  const conversation = await send(base, `/api/appointments/${chatId}/messages`, { cookie });
  for (const text of messages)
    checks.check(conversation.body.includes(`"${text}"`), `The message "${text}" is lost.`);
  for (const url of uploads)
    checks.check(await isPicture(await send(base, url)), `The upload ${url} is lost.`);
  for (const { id, token, asset } of designs) {
    const headers = { 'design-token': token };
    const isShown = await isPicture(await send(base, `/api/designs/${id}/assets/${asset}`, { headers }));
    checks.check(isShown, `The picture ${asset} of a design is lost.`);
  }
}
