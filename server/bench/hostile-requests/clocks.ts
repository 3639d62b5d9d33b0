import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toBusinessTime } from '../../src/lib/business-time-zone.ts';
import type { Checks } from './checks.ts';
import { send, sendOrThrow } from './client.ts';
import {
  createBookingBody,
  CUSTOMER_PASSWORD,
  listArtists,
  listFreeTimes,
  registerCustomer,
} from './people.ts';
import { type RunningSite, withRunningSite } from './running-site.ts';

/*
 * Starts the server at simulated times around the end of a year, a leap day and the start of daylight saving time.
 * Also starts the server in several time zones. Then moves the clock of the running server back and forward. Free
 * days must begin with the current day in business time, and the next free time must not be past. A jump of the clock
 * must not end a session. A rate-limited client must not wait longer than an hour after a jump.
 */

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** Wait until the server has read a new clock offset. The server reads the offset every 200 ms. */
const OFFSET_WAIT_MS = 600;

/** Times of the clock at the start of the site. */
const MOMENTS = [
  // Ten minutes before and after the year ends in business time.
  '2026-12-31T18:20:00.000Z',
  '2026-12-31T18:40:00.000Z',
  // The day before a leap day, and the leap day.
  '2028-02-28T12:00:00.000Z',
  '2028-02-29T12:00:00.000Z',
  // One minute before daylight saving time begins in Europe and in New York.
  '2027-03-28T00:59:00.000Z',
  '2027-03-14T06:59:00.000Z',
];
const TIME_ZONES = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Pacific/Pago_Pago'];

/** Code that moves the clock of a Node process by the milliseconds in the file that `BENCH_CLOCK_FILE` names. */
const CLOCK_MODULE = `
import { readFileSync } from 'node:fs';
const RealDate = Date;
let offset = 0;
const read = () => { try { offset = Number(readFileSync(process.env.BENCH_CLOCK_FILE, 'utf8')) || 0; } catch {} };
read();
setInterval(read, 200).unref();
globalThis.Date = class Date extends RealDate {
  constructor(...values) { if (values.length === 0) super(RealDate.now() + offset); else super(...values); }
  static now() { return RealDate.now() + offset; }
};`;

export async function checkClocks(checks: Checks): Promise<void> {
  await withRunningSite(async (site) => {
    const clockFile = join(site.dataDir, 'bench-clock');
    const clock = {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK_MODULE)}`,
      BENCH_CLOCK_FILE: clockFile,
    };
    let offset = 0;
    const moveClock = async (milliseconds: number) => {
      offset = milliseconds;
      await writeFile(clockFile, String(offset));
      await pause(OFFSET_WAIT_MS);
    };
    const getServerTime = () => new Date(Date.now() + offset);

    for (const [index, moment] of MOMENTS.entries()) {
      await site.kill();
      await moveClock(new Date(moment).getTime() - Date.now());
      await site.start(clock);
      await checkBooking(checks, site, moment, `moment${index}`, getServerTime());
    }
    for (const [index, zone] of TIME_ZONES.entries()) {
      await site.kill();
      await moveClock(0);
      await site.start({ ...clock, TZ: zone });
      await checkBooking(checks, site, zone, `zone${index}`, getServerTime());
    }
    await site.kill();
    await site.start({ ...clock, RATE_LIMITS: 'on' });
    await checkClockJumps(checks, site, moveClock, getServerTime);
  });
}

/**
 * Checks for three artists that the free days begin with today, that the next free time is not past and can be booked,
 * and that a booking for yesterday is refused. Also checks that a customer can register and that pages are sent.
 */
async function checkBooking(
  checks: Checks,
  { base }: RunningSite,
  situation: string,
  name: string,
  now: Date,
): Promise<void> {
  const today = toBusinessTime(now).date;
  const customer = await registerCustomer(base, name);
  for (const artist of (await listArtists(base)).slice(0, 3)) {
    const { days, next } = await sendOrThrow<{
      days: { date: string }[];
      next: { date: string; time: string };
    }>(base, `/api/artists/${artist.id}/free-days?days=40`);
    const expectedDays = Array.from({ length: 40 }, (_, day) => addDays(today, day));
    checks.check(
      days.map(({ date }) => date).join() === expectedDays.join(),
      `${situation}: the free days begin with ${days[0]?.date} instead of ${today}`,
    );
    const startsAt = new Date(`${next.date}T${next.time}+05:30`);
    checks.check(startsAt > now, `${situation}: the next free time ${next.date} ${next.time} is past`);
    const body = createBookingBody(customer, artist, next);
    const booking = await send(base, '/api/appointments', { method: 'POST', cookie: customer.cookie, body });
    checks.check(
      booking.status === 201,
      `${situation}: a booking: ${booking.status} ${booking.body.toString()}`,
    );
    const yesterday = createBookingBody(customer, artist, { date: addDays(today, -1), time: next.time });
    const pastBooking = await send(base, '/api/appointments', {
      method: 'POST',
      cookie: customer.cookie,
      body: yesterday,
    });
    checks.check(pastBooking.status === 422, `${situation}: a booking of yesterday: ${pastBooking.status}`);
  }
  for (const path of ['/', '/appointment', '/art-gallery']) {
    const { status } = await send(base, path);
    checks.check(status === 200, `${situation}: ${path}: ${status}`);
  }
}

async function checkClockJumps(
  checks: Checks,
  site: RunningSite,
  moveClock: (milliseconds: number) => Promise<void>,
  getServerTime: () => Date,
): Promise<void> {
  const { base } = site;
  const customer = await registerCustomer(base, 'jumper');
  const cookie = customer.cookie;
  const [artist] = await listArtists(base);
  if (!artist) throw new Error('The demo shop has no artists.');
  const sendContactMessage = () =>
    send(base, '/api/contact', {
      method: 'POST',
      body: { name: 'A', email: 'a@hostile.example', subject: 'A', message: 'A', phone: '', company: '' },
    });
  // Reaches the limit of contact messages before the clock moves.
  for (let index = 0; index < 40; index += 1) await sendContactMessage();
  for (const offset of [-2 * DAY_MS, 0, 2 * DAY_MS, -365 * DAY_MS, 0, 5 * MINUTE_MS]) {
    await moveClock(offset);
    const situation = `clock moved by ${offset / DAY_MS} days`;
    const contactResponse = await sendContactMessage();
    checks.check(
      contactResponse.status !== 429 || Number(contactResponse.headers['retry-after']) <= 3_600,
      `${situation}: a limited address waits ${String(contactResponse.headers['retry-after'])} s`,
    );
    const session = await send(base, '/api/session', { cookie });
    checks.check(session.body.includes('jumper@'), `${situation}: the customer is signed out`);
    const signIn = await send(base, '/api/login', {
      method: 'POST',
      body: { email: 'jumper@hostile.example', password: CUSTOMER_PASSWORD },
    });
    checks.check(signIn.status === 200, `${situation}: a sign-in: ${signIn.status}`);
    const [time] = await listFreeTimes(base, artist.id, 1);
    const today = toBusinessTime(getServerTime()).date;
    checks.check(
      time !== undefined && time.date >= today && time.date <= addDays(today, 62),
      `${situation}: the first free day is ${time?.date}, today is ${today}`,
    );
    const booking = await send(base, '/api/appointments', {
      method: 'POST',
      cookie,
      body: createBookingBody(customer, artist, time ?? { date: '', time: '' }),
    });
    checks.check(
      booking.status === 201,
      `${situation}: a booking: ${booking.status} ${booking.body.toString()}`,
    );
    const { status } = await send(base, '/appointment');
    checks.check(status === 200, `${situation}: /appointment: ${status}`);
  }
}
