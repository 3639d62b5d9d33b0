import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../http/errors.ts';
import type { Settings } from '../settings.ts';
import type { Message } from './message.ts';

/** What the outbox adds to a message: both stay the same however often it is tried. */
export interface Envelope {
  id: string;
  date: Date;
}

/** Hands one mail over; rejects when it was not taken. */
export type HandOver = (message: Message, envelope: Envelope) => Promise<void>;

/** How long one mail may take, and each silence of the other side. */
const MAIL_MS = 120_000;
const SILENCE_MS = 30_000;

/** A message can name no file or address of this server to be read into it. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** By SMTP where the settings name a server, else as files in the data folder. */
export function handOverFor(settings: Settings): HandOver {
  return settings.smtpUrl === undefined
    ? toFolder(settings, join(settings.dataDir, 'outbox'))
    : bySmtp(settings, settings.smtpUrl);
}

/**
 * A server that took the mail and crashed before we noted it gets it again, for we cannot know; it has
 * the same Message-ID then, by which receiving servers and programs recognise it as one and the same.
 */
function bySmtp(settings: Settings, url: string): HandOver {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
  });
  return async (message, envelope) => {
    await transport.sendMail({
      ...headersOf(settings, envelope),
      ...message,
      ...CLOSED,
      signal: AbortSignal.timeout(MAIL_MS),
    });
  };
}

/** One file a message, under its own name: written again after a crash it is still one. */
function toFolder(settings: Settings, folder: string): HandOver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message, envelope) => {
    const built = await transport.sendMail({ ...headersOf(settings, envelope), ...message, ...CLOSED });
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${envelope.id}.unfinished`);
    await writeDurably(unfinished, built.message as Buffer);
    await rename(unfinished, join(folder, `${envelope.id}.eml`));
    await syncFolder(folder);
  };
}

function headersOf(settings: Settings, { id, date }: Envelope) {
  return {
    from: settings.mailFrom,
    messageId: `<${id}@${new URL(settings.publicUrl).hostname}>`,
    date,
    // RFC 3834: no machine answers a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new name in the folder survive a loss of power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Whether the other side refused this very mail for good: another try would only be refused again. */
export function isRefusedForGood(error: unknown): boolean {
  const status = (error as { responseCode?: unknown }).responseCode;
  return ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error)) && typeof status === 'number' && status >= 500;
}
