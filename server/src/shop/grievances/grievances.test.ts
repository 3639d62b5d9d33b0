import type { FastifyInstance } from 'fastify';
import type { RaisedGrievance } from '@rangmala/shared/contract';
import { test, withAppAndClock } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { listQueuedMails, type QueuedMail } from '../../testing/mailbox.ts';
import { type CommandOptions, runGrievancesCommand } from './command.ts';
import { createGrievanceContext } from './context.ts';
import { sendDueGrievanceReminders } from './routes.ts';

const GRIEVANCE = {
  name: 'Asha Rao',
  email: 'Asha@Example.IN',
  order_number: 'rm-7k4q-2m9d',
  message: 'The mug arrived broken and nobody answers.',
};
const env = { GRIEVANCE_OFFICER: 'Meera Rao', GRIEVANCE_EMAIL: 'grievances@rangmala.example' };
const HOUR_MS = 60 * 60_000;

const createContext = ({ db, mail, settings, now }: FastifyInstance) =>
  createGrievanceContext({ db, mail, settings, now });

async function raiseGrievance(app: FastifyInstance, changes: object = {}): Promise<RaisedGrievance> {
  const payload = { ...GRIEVANCE, ...changes };
  const response = await app.inject({ method: 'POST', url: '/api/grievances', payload });
  if (response.statusCode !== 201) throw new Error(`Not raised: ${response.body}`);
  return response.json<RaisedGrievance>();
}

const fetchGrievance = (app: FastifyInstance, { number, token }: RaisedGrievance) =>
  app.inject({ url: `/api/grievances/${number}?token=${token}` });

const runCommand = async (
  app: FastifyInstance,
  command: string,
  number?: string,
  options: CommandOptions = {},
) => runGrievancesCommand(await createContext(app), command, number, options);

const readRecipient = ({ to }: QueuedMail): string => (typeof to === 'string' ? to : to.address);

describeOnEveryDatabase(() => {
  test('confirms a grievance with a ticket number and shows the answer through the mailed link', () =>
    withAppAndClock({ start: '2026-11-20T10:00:00Z', env }, async (app) => {
      const raisedGrievance = await raiseGrievance(app);
      expect(raisedGrievance).toMatchObject({
        number: expect.stringMatching(/^GR-\w{4}-\w{4}$/),
        status: 'open',
        order_number: 'RM-7K4Q-2M9D',
        due_at: '2026-11-22T10:00:00.000Z',
        answers: [],
      });
      const sentMails = await listQueuedMails(app);
      const customerMail = sentMails.find((mail) => readRecipient(mail) === 'asha@example.in');
      const ownerMail = sentMails.find((mail) => readRecipient(mail) === 'grievances@rangmala.example');
      expect(customerMail?.subject).toBe(`We’ve received your grievance: ${raisedGrievance.number}`);
      expect(customerMail?.text).toContain('Meera Rao will answer you within 48 hours');
      expect(customerMail?.text).toContain(
        `/grievances/${raisedGrievance.number}?token=${raisedGrievance.token}`,
      );
      expect(ownerMail?.text).toContain('Sunday, 22 November 2026, 3:30 PM (India time)');
      expect(ownerMail?.text).toContain(GRIEVANCE.message);

      await runCommand(app, 'answer', raisedGrievance.number.toLowerCase(), {
        text: 'A new mug is on its way.',
      });
      const answeredGrievance = (await fetchGrievance(app, raisedGrievance)).json<RaisedGrievance>();
      expect(answeredGrievance.status).toBe('answered');
      expect(answeredGrievance.answers).toEqual([
        { text: 'A new mug is on its way.', at: '2026-11-20T10:00:00.000Z' },
      ]);
      expect((await listQueuedMails(app)).map(({ subject }) => subject)).toContain(
        `Our answer to your grievance ${raisedGrievance.number}`,
      );

      await runCommand(app, 'answer', raisedGrievance.number, { text: 'It was delivered.', close: true });
      expect((await fetchGrievance(app, raisedGrievance)).json()).toMatchObject({
        status: 'closed',
        answers: [{}, {}],
      });
      await expect(runCommand(app, 'answer', raisedGrievance.number, { text: 'More.' })).rejects.toThrow(
        /is closed/,
      );
    }));

  test('reminds the owner of an unanswered grievance once, twelve hours before the deadline', () =>
    withAppAndClock({ start: '2026-11-20T10:00:00Z', env }, async (app, clock) => {
      const openGrievance = await raiseGrievance(app);
      const answeredGrievance = await raiseGrievance(app, { email: 'ravi@example.in' });
      await runCommand(app, 'answer', answeredGrievance.number, { text: 'Done.' });
      const context = await createContext(app);
      const listReminders = async () =>
        (await listQueuedMails(app))
          .map(({ subject }) => subject)
          .filter((subject) => subject.includes('is due soon'));

      clock.advance(35 * HOUR_MS);
      await sendDueGrievanceReminders(context);
      expect(await listReminders()).toEqual([]);
      clock.advance(2 * HOUR_MS);
      await Promise.all([sendDueGrievanceReminders(context), sendDueGrievanceReminders(context)]);
      expect(await listReminders()).toEqual([`Grievance ${openGrievance.number} is due soon`]);
    }));
});

test('lists open grievances by deadline, marks overdue grievances and refuses invalid commands', () =>
  withAppAndClock({ start: '2026-11-20T10:00:00Z', env }, async (app, clock) => {
    expect(await runCommand(app, 'list')).toEqual(['No grievances are waiting for an answer.']);
    const firstGrievance = await raiseGrievance(app);
    clock.advance(30 * HOUR_MS);
    const secondGrievance = await raiseGrievance(app, { name: 'Ravi Kumar', order_number: '' });
    clock.advance(20 * HOUR_MS);
    const lines = await runCommand(app, 'list');
    expect(lines[0]).toMatch(
      new RegExp(`^${firstGrievance.number}  OVERDUE  answer by Sunday, 22 November 2026`),
    );
    expect(lines[1]).toMatch(new RegExp(`^${secondGrievance.number}  open  .* Ravi Kumar$`));
    await runCommand(app, 'answer', firstGrievance.number, { text: 'Sorry for the delay.' });
    expect(await runCommand(app, 'list')).toHaveLength(1);
    await expect(runCommand(app, 'dance', firstGrievance.number)).rejects.toThrow(/^npm run grievances/);
  }));

test('returns 404 for a grievance without its token and with the token of another grievance', async (app) => {
  const [grievance, otherGrievance] = [await raiseGrievance(app), await raiseGrievance(app)];
  for (const token of ['', 'x'.repeat(43), otherGrievance.token]) {
    const response = await fetchGrievance(app, { ...grievance, token });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('broken');
  }
  expect((await app.inject({ url: `/api/grievances/${grievance.number}` })).statusCode).toBe(404);
});
