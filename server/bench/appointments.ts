/**
 * Measures the calls of the booking flow with few and with many appointments:
 * `node --import tsx server/bench/appointments.ts`, on PostgreSQL with TEST_DATABASE_URL set. Prints the
 * plans of the queries, and median and 95th percentile of each call in milliseconds.
 */
import type { FastifyInstance } from 'fastify';
import { type Compilable, CompiledQuery } from 'kysely';
import { buildApp } from '../src/app.ts';
import { appointmentsOfUser, takenSlots } from '../src/appointments/queries.ts';
import { dueReminders } from '../src/appointments/reminders.ts';
import { addDays, studioTimeOf } from '../src/appointments/studio-time.ts';
import type { Database } from '../src/database/database.ts';
import { isPostgres } from '../src/database/dialect.ts';
import { withFolder } from '../src/testing/app.ts';
import { createTestDatabase, type DatabaseKind } from '../src/testing/databases.ts';
import { addManyAppointments } from '../src/testing/many-appointments.ts';
import { testSettings } from '../src/testing/settings.ts';
import { addCustomers, BOOKING, browserOfCustomer, openStudio } from '../src/testing/studio.ts';

const CALLS = 300;
const WARM_UP = 50;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function measure(call: (turn: number) => Promise<{ statusCode: number }>): Promise<string> {
  const times: number[] = [];
  for (let turn = -WARM_UP; turn < CALLS; turn += 1) {
    const start = performance.now();
    const { statusCode } = await call(Math.abs(turn));
    if (statusCode !== 200) throw new Error(`A call was answered ${statusCode}.`);
    if (turn >= 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * CALLS)] ?? 0).toFixed(2).padStart(7);
  return `${at(0.5)} ${at(0.95)}`;
}

async function explain(db: Database, query: Compilable): Promise<void> {
  const { sql, parameters } = query.compile();
  const words = isPostgres(db) ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${words} ${sql}`, [...parameters]),
  );
  for (const row of rows) say(`    ${String(row['detail'] ?? row['QUERY PLAN'])}`);
}

/** 200 customers book one time of an artist at once, through one process. */
async function rush(app: FastifyInstance): Promise<string> {
  await openStudio(app.db);
  const ids = Array.from({ length: 200 }, (_, index) => `rush${index}`);
  await addCustomers(app.db, ids);
  const browsers = await Promise.all(ids.map((id) => browserOfCustomer(app, id)));
  const when = { date: addDays(studioTimeOf(app.now()).date, 7), artist_id: 'ravi', art_type: 'Gond' };
  const start = performance.now();
  const before = process.cpuUsage();
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      browser.post('/api/appointments', { ...BOOKING, ...when, user_id: ids[index] }),
    ),
  );
  const ms = Math.round(performance.now() - start);
  const used = process.cpuUsage(before);
  const cpu = Math.round((used.user + used.system) / 1000);
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  return `${count(201)} times 201, ${count(409)} times 409, ${ms} ms together (${cpu} ms CPU of the server)`;
}

async function bench(kind: DatabaseKind, count: number, withPlans: boolean): Promise<void> {
  const database = await createTestDatabase(kind);
  await withFolder(async (folder) => {
    const app = await buildApp(testSettings(folder, { DATABASE_URL: database.url }), { mediaDir: folder });
    const now = app.now();
    await addManyAppointments(app.db, count, now);
    const today = studioTimeOf(now).date;
    const dayAfter = (days: number) => addDays(today, days);
    const customer = await browserOfCustomer(app, 'customer7');

    say(`\n${kind}, ${count} appointments             median     p95 (ms)`);
    const availability = await measure((turn) =>
      app.inject(
        `/api/appointments/availability?artist_id=artist${turn % 20}&date=${dayAfter(1 + (turn % 30))}`,
      ),
    );
    say(`  /appointments/availability           ${availability}`);
    say(
      `  /appointments/user/{id}              ${await measure(() => customer.get('/api/appointments/user/customer7'))}`,
    );
    say(
      `  /artists/{id}/appointments           ${await measure((turn) => app.inject(`/api/artists/artist${turn % 20}/appointments`))}`,
    );
    if (withPlans) {
      const from = `${dayAfter(1)}T18:30:00.000Z`;
      const until = `${dayAfter(2)}T18:30:00.000Z`;
      say('  availability:');
      await explain(app.db, takenSlots(app.db, 'artist7', from, until));
      say('  list:');
      await explain(app.db, appointmentsOfUser(app.db, 'customer7'));
      say('  reminders:');
      await explain(app.db, dueReminders(app.db, now));
    }
    say(`  200 customers at one free time: ${await rush(app)}`);
    await app.close();
  });
  await database.drop();
}

const kinds: DatabaseKind[] = process.env['TEST_DATABASE_URL'] ? ['embedded', 'PostgreSQL'] : ['embedded'];
for (const kind of kinds) {
  await bench(kind, 100, false);
  await bench(kind, 100_000, true);
}
