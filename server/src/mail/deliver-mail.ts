import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../http/errors.ts';
import { writeFileDurably } from '../lib/durable-file.ts';
import type { Settings } from '../settings.ts';
import { LOGO_CID, LOGO_PNG } from './logo.ts';
import type { Message } from './message.ts';

/** Message data that the outbox adds; it is the same for every attempt. */
export interface Envelope {
  id: string;
  date: Date;
}

/** Delivers one mail; rejects when it was not accepted. */
export type DeliverMail = (message: Message, envelope: Envelope) => Promise<void>;

/** Timeouts of a whole mail and of each wait for the mail server. */
const MAIL_MS = 120_000;
const IDLE_MS = 30_000;

/** Prevents nodemailer from reading files or addresses that a message names. */
const NO_FILE_ACCESS = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Returns delivery by SMTP when the settings name a server, else into files in the data folder. */
export function mailDelivery(settings: Settings): DeliverMail {
  return settings.smtpUrl === undefined
    ? toFolder(settings, join(settings.dataDir, 'outbox'))
    : bySmtp(settings, settings.smtpUrl);
}

/**
 * After a crash between delivery and its record a mail is sent again. It then has the same Message-ID,
 * by which servers and mail programs recognise the duplicate.
 */
function bySmtp(settings: Settings, url: string): DeliverMail {
  const transport = createTransport({
    url,
    connectionTimeout: IDLE_MS,
    greetingTimeout: IDLE_MS,
    socketTimeout: IDLE_MS,
    dnsTimeout: IDLE_MS,
  });
  return async (message, envelope) => {
    await transport.sendMail({
      ...headersOf(settings, envelope),
      ...withLogo(message),
      ...NO_FILE_ACCESS,
      signal: AbortSignal.timeout(MAIL_MS),
    });
  };
}

/** Writes one file per message, named by its id: a repeated write replaces the file. */
function toFolder(settings: Settings, folder: string): DeliverMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message, envelope) => {
    const built = await transport.sendMail({
      ...headersOf(settings, envelope),
      ...withLogo(message),
      ...NO_FILE_ACCESS,
    });
    await writeFileDurably(join(folder, `${envelope.id}.eml`), built.message as Buffer, settings.dataDir);
  };
}

/** Adds the logo that the HTML shows; the outbox does not store it with every mail. */
function withLogo(message: Message) {
  if (!message.html?.includes(`cid:${LOGO_CID}`)) return message;
  const logo = {
    filename: 'logo.png',
    content: Buffer.from(LOGO_PNG, 'base64'),
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: LOGO_CID,
  };
  return { ...message, attachments: [...(message.attachments ?? []), logo] };
}

function headersOf(settings: Settings, { id, date }: Envelope) {
  return {
    from: settings.mailFrom,
    messageId: `<${id}@${new URL(settings.publicUrl).hostname}>`,
    date,
    // RFC 3834: prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Returns whether the mail server refused this mail permanently, so that another attempt is pointless. */
export function isRefusedForGood(error: unknown): boolean {
  const status = (error as { responseCode?: unknown }).responseCode;
  return ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error)) && typeof status === 'number' && status >= 500;
}
