import type { Database } from '../database/database.ts';
import { renderEmail } from '../mail/email-template.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';

/** Enqueues a mail to the owner about an order that needs attention. */
export async function mailOwner(
  { db, mail, settings: { site } }: { db: Database; mail: Pick<Mailer, 'enqueue'>; settings: Settings },
  number: string,
  paragraphs: string[],
): Promise<void> {
  const content = renderEmail(site, { heading: `Order ${number}`, paragraphs });
  const subject = `Order ${number} needs your attention`;
  await mail.enqueue({ to: site.email, subject, ...content }, db);
}
