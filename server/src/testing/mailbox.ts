import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  /** Value of the setting SMTP_URL that makes the app send its mails to this mail server. */
  url: string;
  /** The accepted mails, oldest first. */
  mails: ParsedMail[];
  /** Called with each mail before the mail server accepts it. An error or a rejected promise refuses the mail. */
  onMail: (mail: ParsedMail) => void | Promise<void>;
}

/** Thrown by `onMail` to refuse a mail with an SMTP reply. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Runs `work` with an SMTP server on this machine. */
export async function withMailServer(work: (server: TestMailServer) => Promise<void>): Promise<void> {
  const state: TestMailServer = { url: '', mails: [], onMail: () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream)
        .then(async (mail) => {
          await state.onMail(mail);
          state.mails.push(mail);
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  const socketServer = server.listen(0, '127.0.0.1');
  await once(socketServer, 'listening');
  state.url = `smtp://127.0.0.1:${(socketServer.address() as AddressInfo).port}`;
  try {
    await work(state);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** Returns the mails in the outbox folder of a data folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<ParsedMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(join(folder, name)))),
  );
  return mails.sort((a, b) => Number(a.date) - Number(b.date));
}

/** Delivers due mails. @returns all delivered mails, oldest first */
export async function deliverMails(app: FastifyInstance): Promise<ParsedMail[]> {
  await app.mail.deliverDue();
  return readOutbox(app.settings.dataDir);
}

/** A mail that is not delivered yet. A mail that is written when it is sent has no subject and no text. */
export interface QueuedMail {
  to: string | { address: string };
  subject: string;
  text: string;
}

/** Returns the mails in the table of the outbox, oldest first. */
export async function listQueuedMails({ db }: FastifyInstance): Promise<QueuedMail[]> {
  const rows = await db.selectFrom('outbox').select('content').orderBy('created_at').execute();
  return rows.map(
    ({ content }) =>
      ({ subject: '', text: '', ...(JSON.parse(content) as Partial<QueuedMail>) }) as QueuedMail,
  );
}
