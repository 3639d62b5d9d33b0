import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import type { DocumentRow, OrderLineRow, OrderRow } from '../../../database/order-tables.ts';
import type { OrderContext } from '../context.ts';
import { listLines } from '../queries.ts';
import { createDocumentContent } from './content.ts';
import { takeNextNumber } from './series.ts';

const SERIES_PREFIXES: Record<DocumentRow['kind'], string> = {
  invoice: 'RM',
  bill_of_supply: 'RMB',
  credit_note: 'RMC',
};

/**
 * Issues the invoice or bill of supply of an order. Must be called once, in the transaction that ships the order.
 */
export async function issueInvoice(
  context: OrderContext,
  transaction: Database,
  order: OrderRow,
): Promise<void> {
  const kind = context.settings.shop.gstin ? 'invoice' : 'bill_of_supply';
  await issueDocument(context, transaction, order, await listLines(transaction, order.id), {
    kind,
    subject: 'invoice',
  });
}

/** Issues a credit note for refunded lines. Does nothing for an order without an invoice or bill of supply. */
export async function issueCreditNote(
  context: OrderContext,
  transaction: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const invoice = await transaction
    .selectFrom('documents')
    .select('number')
    .where('order_id', '=', order.id)
    .where('subject', '=', 'invoice')
    .executeTakeFirst();
  if (!invoice) return;
  await issueDocument(context, transaction, order, lines, {
    kind: 'credit_note',
    subject: randomUUID(),
    corrects: invoice.number,
  });
}

async function issueDocument(
  { settings, now }: OrderContext,
  transaction: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { kind, subject, corrects = '' }: Pick<DocumentRow, 'kind' | 'subject'> & { corrects?: string },
): Promise<void> {
  const issuedAt = now();
  const documentNumber = await takeNextNumber(transaction, SERIES_PREFIXES[kind], issuedAt);
  const content = createDocumentContent(settings, order, lines, {
    kind,
    number: documentNumber.number,
    issuedAt,
    corrects,
  });
  await transaction
    .insertInto('documents')
    .values({
      ...documentNumber,
      kind,
      order_id: order.id,
      subject,
      content: JSON.stringify(content),
      issued_at: issuedAt.toISOString(),
    })
    .execute();
}
