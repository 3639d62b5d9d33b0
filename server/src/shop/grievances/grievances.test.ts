import type { FastifyInstance } from 'fastify';
import type { RaisedGrievance } from '@rangmala/shared/contract';
import { withApp } from '../../testing/app.ts';
import { clockAt } from '../../testing/clock.ts';
import { onEveryDatabase } from '../../testing/databases.ts';
import { type CommandOptions, runGrievancesCommand } from './command.ts';
import { grievanceContext } from './context.ts';
import { sendDueGrievanceReminders } from './reminders.ts';

const GRIEVANCE = {
  name: 'Asha Rao',
  email: 'Asha@Example.IN',
  order_number: 'rm-7k4q-2m9d',
  message: 'The mug arrived broken and nobody answers.',
};
const env = { GRIEVANCE_OFFICER: 'Meera Rao', GRIEVANCE_EMAIL: 'grievances@rangmala.example' };
const HOUR = 60 * 60_000;

const contextOf = ({ db, mail, settings, now }: FastifyInstance) =>
  grievanceContext({ db, mail, settings, now });

async function raise(app: FastifyInstance, changes: object = {}): Promise<RaisedGrievance> {
  const payload = { ...GRIEVANCE, ...changes };
  const response = await app.inject({ method: 'POST', url: '/api/grievances', payload });
  if (response.statusCode !== 201) throw new Error(`Not raised: ${response.body}`);
  return response.json<RaisedGrievance>();
}

const see = (app: FastifyInstance, { number, token }: RaisedGrievance) =>
  app.inject({ url: `/api/grievances/${number}?token=${token}` });

const run = async (app: FastifyInstance, command: string, number?: string, options: CommandOptions = {}) =>
  runGrievancesCommand(await contextOf(app), command, number, options);

interface StoredMail {
  to: string | { address: string };
  subject: string;
  text: string;
}

async function mails(app: FastifyInstance): Promise<StoredMail[]> {
  const rows = await app.db.selectFrom('outbox').select('content').orderBy('created_at').execute();
  return rows.map(({ content }) => JSON.parse(content) as StoredMail);
}

const addressOf = ({ to }: StoredMail): string => (typeof to === 'string' ? to : to.address);

onEveryDatabase((database) => {
  test('confirms a grievance with a ticket number and shows the answer through the mailed link', () => {
    const clock = clockAt('2026-11-20T10:00:00Z');
    return withApp(
      async (app) => {
        const raised = await raise(app);
        expect(raised).toMatchObject({
          number: expect.stringMatching(/^GR-\w{4}-\w{4}$/),
          status: 'open',
          order_number: 'RM-7K4Q-2M9D',
          due_at: '2026-11-22T10:00:00.000Z',
          answers: [],
        });
        const [one, other] = await mails(app);
        const toCustomer = [one, other].find((mail) => mail && addressOf(mail) === 'asha@example.in');
        const toOwner = [one, other].find(
          (mail) => mail && addressOf(mail) === 'grievances@rangmala.example',
        );
        expect(toCustomer?.subject).toBe(`We’ve received your grievance: ${raised.number}`);
        expect(toCustomer?.text).toContain('Meera Rao will answer you within 48 hours');
        expect(toCustomer?.text).toContain(`/grievances/${raised.number}?token=${raised.token}`);
        expect(toOwner?.text).toContain('Sunday, 22 November 2026, 3:30 PM (India time)');
        expect(toOwner?.text).toContain(GRIEVANCE.message);

        await run(app, 'answer', raised.number.toLowerCase(), { text: 'A new mug is on its way.' });
        const answered = (await see(app, raised)).json<RaisedGrievance>();
        expect(answered.status).toBe('answered');
        expect(answered.answers).toEqual([
          { text: 'A new mug is on its way.', at: '2026-11-20T10:00:00.000Z' },
        ]);
        expect((await mails(app)).map(({ subject }) => subject)).toContain(
          `Our answer to your grievance ${raised.number}`,
        );

        await run(app, 'answer', raised.number, { text: 'It was delivered.', close: true });
        expect((await see(app, raised)).json()).toMatchObject({ status: 'closed', answers: [{}, {}] });
        await expect(run(app, 'answer', raised.number, { text: 'More.' })).rejects.toThrow(/is closed/);
      },
      { database, env, dependencies: { now: clock.now } },
    );
  });

  test('reminds the owner of an unanswered grievance once, twelve hours before the deadline', () => {
    const clock = clockAt('2026-11-20T10:00:00Z');
    return withApp(
      async (app) => {
        const waiting = await raise(app);
        const answered = await raise(app, { email: 'ravi@example.in' });
        await run(app, 'answer', answered.number, { text: 'Done.' });
        const context = await contextOf(app);
        const reminders = async () =>
          (await mails(app))
            .filter(({ subject }) => subject.includes('is due soon'))
            .map(({ subject }) => subject);

        clock.pass(35 * HOUR);
        await sendDueGrievanceReminders(context);
        expect(await reminders()).toEqual([]);
        clock.pass(2 * HOUR);
        await Promise.all([sendDueGrievanceReminders(context), sendDueGrievanceReminders(context)]);
        expect(await reminders()).toEqual([`Grievance ${waiting.number} is due soon`]);
      },
      { database, env, dependencies: { now: clock.now } },
    );
  });
});

test('lists open grievances by deadline and marks overdue grievances', () => {
  const clock = clockAt('2026-11-20T10:00:00Z');
  return withApp(
    async (app) => {
      expect(await run(app, 'list')).toEqual(['No grievances are waiting for an answer.']);
      const first = await raise(app);
      clock.pass(30 * HOUR);
      const second = await raise(app, { name: 'Ravi Kumar', order_number: '' });
      clock.pass(20 * HOUR);
      const lines = await run(app, 'list');
      expect(lines[0]).toMatch(new RegExp(`^${first.number}  OVERDUE  answer by Sunday, 22 November 2026`));
      expect(lines[1]).toMatch(new RegExp(`^${second.number}  open  .* Ravi Kumar$`));
      await run(app, 'answer', first.number, { text: 'Sorry for the delay.' });
      expect(await run(app, 'list')).toHaveLength(1);
      expect(await run(app, 'list', undefined, { includeClosed: true })).toHaveLength(2);
      expect((await run(app, 'show', first.number)).join('\n')).toContain('Sorry for the delay.');
      await expect(run(app, 'show', 'GR-0000-0000')).rejects.toThrow('There is no grievance GR-0000-0000.');
      await expect(run(app, 'answer', first.number)).rejects.toThrow('Please give the answer: --text "…"');
      await expect(run(app, 'dance', first.number)).rejects.toThrow(/^npm run grievances/);
    },
    { env, dependencies: { now: clock.now } },
  );
});

test('returns 404 without the token and for the token of another grievance', () =>
  withApp(async (app) => {
    const [mine, other] = [await raise(app), await raise(app)];
    for (const token of ['', 'x'.repeat(43), other.token]) {
      const response = await see(app, { ...mine, token });
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('broken');
    }
    expect((await app.inject({ url: `/api/grievances/${mine.number}` })).statusCode).toBe(404);
  }));

test('names all invalid fields', () =>
  withApp(async (app) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/grievances',
      payload: { email: 'asha@' },
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(['name', 'email', 'message']);
  }));

test('limits the grievances of one IP address', () =>
  withApp(
    async (app) => {
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        const response = await app.inject({ method: 'POST', url: '/api/grievances', payload: GRIEVANCE });
        statuses.push(response.statusCode);
      }
      expect(statuses.slice(-2)).toEqual([201, 429]);
    },
    { env: { ...env, RATE_LIMITS: 'on' } },
  ));
