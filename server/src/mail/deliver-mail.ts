import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { getErrorCode } from '../lib/error-code.ts';
import { writeFileDurably } from '../lib/durable-file.ts';
import type { Settings } from '../settings.ts';
import { LOGO_CID, LOGO_PNG } from './logo.ts';
import type { Message } from './message.ts';

/** Id and date of a mail, from its row in the table `outbox`. Every delivery attempt has the same id and date. */
export interface MailMetadata {
  id: string;
  date: Date;
}

/** Delivers one mail. Rejects when the delivery fails. */
export type MailDelivery = (message: Message, metadata: MailMetadata) => Promise<void>;

/** Time limit for the delivery of one mail by SMTP. */
const DELIVERY_TIMEOUT_MS = 120_000;
const SERVER_TIMEOUT_MS = 30_000;

/** Prevents nodemailer from reading files or URLs that a message refers to. */
const NO_FILE_ACCESS = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * Returns a function that delivers mails by SMTP, or as files in the data folder when no mail server is configured.
 */
export function createMailDelivery(settings: Settings): MailDelivery {
  return settings.smtpUrl === undefined
    ? createFolderDelivery(settings, join(settings.dataDir, 'outbox'))
    : createSmtpDelivery(settings, settings.smtpUrl);
}

/**
 * Returns a function that delivers mails by SMTP. A mail may be sent twice, for example when the process crashes before
 * it deletes a delivered mail from the outbox. Mail programs can recognise the duplicate, because both copies have the
 * same Message-ID.
 */
function createSmtpDelivery(settings: Settings, url: string): MailDelivery {
  const transport = createTransport({
    url,
    connectionTimeout: SERVER_TIMEOUT_MS,
    greetingTimeout: SERVER_TIMEOUT_MS,
    socketTimeout: SERVER_TIMEOUT_MS,
    dnsTimeout: SERVER_TIMEOUT_MS,
  });
  return async (message, metadata) => {
    await transport.sendMail({
      ...createMailHeaders(settings, metadata),
      ...attachLogo(message),
      ...NO_FILE_ACCESS,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    });
  };
}

/** Returns a function that writes each message to the file `<id>.eml`. A repeated delivery replaces the file. */
function createFolderDelivery(settings: Settings, folder: string): MailDelivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message, metadata) => {
    const composedMail = await transport.sendMail({
      ...createMailHeaders(settings, metadata),
      ...attachLogo(message),
      ...NO_FILE_ACCESS,
    });
    await writeFileDurably(
      join(folder, `${metadata.id}.eml`),
      composedMail.message as Buffer,
      settings.dataDir,
    );
  };
}

/** Attaches the logo if the HTML shows it. Messages in the table `outbox` do not contain the logo. */
function attachLogo(message: Message) {
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

function createMailHeaders(settings: Settings, { id, date }: MailMetadata) {
  return {
    from: settings.mailFrom,
    messageId: `<${id}@${new URL(settings.publicUrl).hostname}>`,
    date,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Returns whether the mail server permanently refused the addresses or the content of a mail. A permanent refusal has a
 * status of 500 or above (RFC 5321).
 */
export function isPermanentRefusal(error: unknown): boolean {
  const status = (error as { responseCode?: unknown }).responseCode;
  return (
    ['EENVELOPE', 'EMESSAGE'].includes(getErrorCode(error)) && typeof status === 'number' && status >= 500
  );
}
