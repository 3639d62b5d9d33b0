import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { OrderContext } from './context.ts';

/** Enqueues a mail to the owner about an order that needs attention. */
export async function mailOwner(
  { mail, settings }: OrderContext,
  transaction: Database,
  order: Pick<OrderRow, 'number'>,
  paragraphs: string[],
): Promise<void> {
  await mail.enqueue(
    {
      to: settings.site.email,
      subject: `Order ${order.number} needs your attention`,
      ...renderEmail(settings.site, { heading: `Order ${order.number}`, paragraphs }),
    },
    transaction,
  );
}
