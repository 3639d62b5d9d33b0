/**
 * Measures the booking API with few and with many appointments: `node --import tsx server/bench/appointments.ts`.
 * Also measures PostgreSQL when TEST_DATABASE_URL is set. Prints the median and 95th percentile of the response times
 * of three endpoints in milliseconds, the query plans with many appointments, and the result of 200 simultaneous
 * bookings of one time slot.
 */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { selectAppointmentsOfUser } from '../src/booking/appointments/queries.ts';
import { selectBookedTimeSlots } from '../src/booking/schedule/queries.ts';
import { selectDueReminders } from '../src/booking/appointments/reminders.ts';
import { addDays, toBusinessTime } from '../src/lib/business-time-zone.ts';
import { withFolder } from '../src/testing/app.ts';
import { createTestDatabase, type DatabaseKind } from '../src/testing/test-database.ts';
import { addManyAppointments } from '../src/testing/many-appointments.ts';
import { createTestSettings } from '../src/testing/settings.ts';
import { addCustomers, BOOKING, createCustomerBrowser, insertArtists } from '../src/testing/artists.ts';
import { printQueryPlan, measureCalls, printLine } from './measure.ts';

/** Sends simultaneous bookings of 200 customers for the same time slot. Returns a summary of the responses. */
async function bookSameTimeSlot(app: FastifyInstance): Promise<string> {
  await insertArtists(app.db);
  const ids = Array.from({ length: 200 }, (_, index) => `rush${index}`);
  await addCustomers(app.db, ids);
  const browsers = await Promise.all(ids.map((id) => createCustomerBrowser(app, id)));
  const bookingFields = {
    date: addDays(toBusinessTime(app.now()).date, 7),
    artist_id: 'ravi',
    art_type: 'Gond',
  };
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const responses = await Promise.all(
    browsers.map((browser, index) =>
      browser.post('/api/appointments', { ...BOOKING, ...bookingFields, user_id: ids[index] }),
    ),
  );
  const durationMs = Math.round(performance.now() - start);
  const cpuUsage = process.cpuUsage(cpuBefore);
  const cpuMs = Math.round((cpuUsage.user + cpuUsage.system) / 1000);
  const countStatus = (status: number) => responses.filter(({ statusCode }) => statusCode === status).length;
  return `${countStatus(201)} times 201, ${countStatus(409)} times 409, ${durationMs} ms together (${cpuMs} ms CPU of the server)`;
}

async function runBenchmark(
  kind: DatabaseKind,
  appointmentCount: number,
  shouldPrintPlans: boolean,
): Promise<void> {
  const database = await createTestDatabase(kind);
  await withFolder(async (folder) => {
    const app = await buildApp(createTestSettings(folder, { DATABASE_URL: database.url }), {
      mediaDir: folder,
    });
    const now = app.now();
    await addManyAppointments(app.db, appointmentCount, now);
    const today = toBusinessTime(now).date;
    const addDaysToToday = (days: number) => addDays(today, days);
    const customer = await createCustomerBrowser(app, 'customer7');

    printLine(`\n${kind}, ${appointmentCount} appointments             median     p95 (ms)`);
    const availability = await measureCalls((iteration) =>
      app.inject(
        `/api/appointments/availability?artist_id=artist${iteration % 20}&date=${addDaysToToday(1 + (iteration % 30))}`,
      ),
    );
    printLine(`  /appointments/availability           ${availability}`);
    printLine(
      `  /appointments/user/{id}              ${await measureCalls(() => customer.get('/api/appointments/user/customer7'))}`,
    );
    printLine(
      `  /artists/{id}/appointments           ${await measureCalls((iteration) => app.inject(`/api/artists/artist${iteration % 20}/appointments`))}`,
    );
    if (shouldPrintPlans) {
      const from = `${addDaysToToday(1)}T18:30:00.000Z`;
      const until = `${addDaysToToday(2)}T18:30:00.000Z`;
      printLine('  availability:');
      await printQueryPlan(app.db, selectBookedTimeSlots(app.db, 'artist7', from, until).compile());
      printLine('  list:');
      await printQueryPlan(app.db, selectAppointmentsOfUser(app.db, 'customer7').compile());
      printLine('  reminders:');
      await printQueryPlan(app.db, selectDueReminders(app.db, now).compile());
    }
    printLine(`  200 customers at one free time: ${await bookSameTimeSlot(app)}`);
    await app.close();
  });
  await database.drop();
}

const kinds: DatabaseKind[] = process.env['TEST_DATABASE_URL'] ? ['embedded', 'PostgreSQL'] : ['embedded'];
for (const kind of kinds) {
  await runBenchmark(kind, 100, false);
  await runBenchmark(kind, 100_000, true);
}
