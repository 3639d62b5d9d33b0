import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isPostgres } from '../../database/dialect.ts';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { addManyAppointments } from '../../testing/many-appointments.ts';
import { selectBookedTimeSlots } from '../schedule/queries.ts';
import { selectAppointmentsOfUser } from './queries.ts';
import { selectDueReminders } from './reminders.ts';

const NOW = new Date('2026-11-20T03:30:00.000Z');

/** Returns the query plan of the database as text. */
async function readQueryPlan(db: Database, query: Compilable): Promise<string> {
  const { sql, parameters } = query.compile();
  const explainCommand = isPostgres(db) ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explainCommand} ${sql}`, [...parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}

describeOnEveryDatabase((database) => {
  const checkPlans = () =>
    withApp(
      async ({ db }) => {
        await addManyAppointments(db, 100_000, NOW);
        const day = ['2026-11-22T18:30:00.000Z', '2026-11-23T18:30:00.000Z'] as const;
        const plans: [RegExp, Compilable][] = [
          [/appointments_one_per_slot/, selectBookedTimeSlots(db, 'artist7', ...day)],
          // PostgreSQL may use another index that begins with the customer.
          [/appointments_of_user|appointments_one_per_key/, selectAppointmentsOfUser(db, 'customer7')],
          [/appointments_by_reminder/, selectDueReminders(db, NOW)],
        ];
        for (const [index, query] of plans) {
          const plan = await readQueryPlan(db, query);
          expect(plan).toMatch(index);
          expect(plan).not.toMatch(/Seq Scan on appointments|SCAN appointments/);
        }
      },
      { database },
    );
  test(
    'uses an index to find the appointments of a day, a customer or a reminder among 100,000 appointments',
    checkPlans,
  );
});
