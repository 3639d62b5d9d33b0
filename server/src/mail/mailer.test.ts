import type { FastifyInstance } from 'fastify';
import { type TestAppOptions, withApp, withAppAndClock } from '../testing/app.ts';
import type { TestClock } from '../testing/clock.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { SmtpRefusal, type TestMailServer, withMailServer, deliverMails } from '../testing/mailbox.ts';
import type { Message } from './message.ts';
import { claimMail, CLAIM_DURATION_MS, giveUpMail, postponeMail } from './outbox.ts';
import { testWith } from '../testing/test-with.ts';

const MESSAGE: Message = {
  to: { name: 'Asha, of “Kala”', address: 'asha@example.in' },
  replyTo: 'meera@example.in',
  subject: 'नमस्ते, Asha',
  text: 'Your mug is on its way. 🪔',
  html: '<p>Your mug is <b>on its way</b>. 🪔</p>',
  attachments: [{ filename: 'order.txt', content: 'One mug.', contentType: 'text/plain' }],
};

const MINUTE_MS = 60_000;

/** Runs `work` with a mail server, and a server that sends its mails there. */
const withMail = (
  work: (app: FastifyInstance, server: TestMailServer, clock: TestClock) => Promise<void>,
  { env, ...options }: TestAppOptions = {},
) =>
  withMailServer((server) =>
    withAppAndClock({ env: { SMTP_URL: server.url, ...env }, ...options }, (app, clock) =>
      work(app, server, clock),
    ),
  );

const test = testWith(withMail);

describeOnEveryDatabase(() => {
  test('delivers a mail once and deletes it', async (app, server) => {
    await app.mail.enqueue(MESSAGE);
    await Promise.all([app.mail.deliverDue(), app.mail.deliverDue()]);
    await app.mail.deliverDue();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.from?.value).toEqual([{ name: 'Rangmala', address: 'hello@rangmala.example' }]);
    expect(mail?.to?.value).toEqual([{ name: 'Asha, of “Kala”', address: 'asha@example.in' }]);
    expect(mail?.replyTo?.value[0]?.address).toBe('meera@example.in');
    expect(mail?.subject).toBe('नमस्ते, Asha');
    expect(mail?.text?.trim()).toBe('Your mug is on its way. 🪔');
    expect(mail?.html).toContain('<b>on its way</b>');
    expect(mail?.attachments[0]?.content.toString()).toBe('One mug.');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(await app.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('sends nothing when the transaction is rolled back', () =>
    withApp(async (app) => {
      const transactionResult = app.db.transaction().execute(async (transaction) => {
        await app.mail.enqueue(MESSAGE, transaction);
        throw new Error('changed my mind');
      });
      await expect(transactionResult).rejects.toThrow('changed my mind');
      expect(await deliverMails(app)).toEqual([]);
    }));

  test('delivers the mail of a crashed process with the same Message-ID after the claim has expired', async (app, server, clock) => {
    await app.mail.enqueue(MESSAGE);
    const claimedMail = await claimMail(app.db, clock.now());
    await app.mail.deliverDue();
    expect(server.mails).toEqual([]);
    clock.advance(CLAIM_DURATION_MS);
    await app.mail.deliverDue();
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${claimedMail?.id}@localhost>`]);
  });
});

test('retries with increasing pauses when the mail server is busy', async (app, server, clock) => {
  const ids: unknown[] = [];
  server.onMail = ({ messageId }) => {
    ids.push(messageId);
    if (ids.length < 3) throw new SmtpRefusal(451, 'Come back later');
  };
  await app.mail.enqueue(MESSAGE);
  await app.mail.deliverDue();
  await app.mail.deliverDue();
  expect(ids).toHaveLength(1);
  clock.advance(10_000);
  await app.mail.deliverDue();
  clock.advance(10_000);
  await app.mail.deliverDue();
  expect(ids).toHaveLength(2);
  clock.advance(10_000);
  await app.mail.deliverDue();
  expect(server.mails).toHaveLength(1);
  expect(new Set(ids).size).toBe(1);
});

test('leaves a mail unchanged that another attempt has claimed in the meantime', async (app, _server, clock) => {
  await app.mail.enqueue(MESSAGE);
  const lateClaim = await claimMail(app.db, clock.now());
  clock.advance(CLAIM_DURATION_MS);
  const currentClaim = await claimMail(app.db, clock.now());
  if (!lateClaim) throw new Error('The mail was not claimed.');
  await postponeMail(app.db, clock.now(), lateClaim, 0);
  await giveUpMail(app.db, clock.now(), lateClaim);
  expect(await app.db.selectFrom('outbox').selectAll().execute()).toEqual([currentClaim]);
});

test('gives up a mail that is refused permanently or for three days and keeps its row', () => {
  const lines: string[] = [];
  return withMail(
    async (app, server, clock) => {
      server.onMail = ({ subject }) => {
        throw subject === 'no' ? new SmtpRefusal(554, 'Never') : new SmtpRefusal(451, 'Come back later');
      };
      await app.mail.enqueue({ ...MESSAGE, subject: 'no' });
      await app.mail.deliverDue();
      await app.mail.enqueue({ ...MESSAGE, subject: 'later' });
      for (const hours of [1, 70, 2]) {
        await app.mail.deliverDue();
        clock.advance(hours * 60 * MINUTE_MS);
      }
      await app.mail.deliverDue();
      const rows = await app.db.selectFrom('outbox').select(['given_up_at', 'attempts']).execute();
      expect(rows).toHaveLength(2);
      expect(rows.every(({ given_up_at }) => given_up_at !== null)).toBe(true);
      expect(rows.map(({ attempts }) => attempts).sort((a, b) => a - b)).toEqual([1, 4]);
      expect(lines.join('')).toContain('mail given up');
      expect(lines.join('')).not.toContain('on its way');
    },
    { env: { LOG_LEVEL: 'warn' }, dependencies: { logStream: { write: (line) => lines.push(line) } } },
  );
});

test('refuses an address that is not exactly one', async (app) => {
  for (const to of [
    'a@example.in, b@example.in',
    'a@example.in\r\nRCPT TO:<b@example.in>',
    'nobody',
    '<a@example.in>,<b@example.in>',
  ])
    await expect(app.mail.enqueue({ ...MESSAGE, to })).rejects.toThrow('an invalid address');
});

test('delivers mails while the app listens and finishes deliveries in progress before the app closes', async (app, server) => {
  let onArrival!: () => void;
  let accept!: () => void;
  const arrival = new Promise<void>((resolve) => (onArrival = resolve));
  const acceptance = new Promise<void>((resolve) => (accept = resolve));
  server.onMail = async () => {
    onArrival();
    await acceptance;
  };
  await app.mail.enqueue(MESSAGE);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await arrival;
  const shutdown = app.close();
  accept();
  await shutdown;
  expect(server.mails).toHaveLength(1);
});
