import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { emailTemplate } from '../../mail/email-template.ts';
import type { OrderContext } from './context.ts';

/** Mails the shop's owner about something that needs attention, in the transaction that found it. */
export async function mailOwner(
  { mail, settings }: OrderContext,
  transaction: Database,
  order: Pick<OrderRow, 'number'>,
  paragraphs: string[],
): Promise<void> {
  await mail.enqueue(
    {
      to: settings.site.email,
      subject: `Order ${order.number} needs you`,
      ...emailTemplate(settings.site, { heading: `Order ${order.number}`, paragraphs }),
    },
    transaction,
  );
}
