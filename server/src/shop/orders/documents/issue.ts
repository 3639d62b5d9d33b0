import { randomUUID } from 'node:crypto';
import { toBusinessTime } from '@rangmala/shared/contract';
import type { Database } from '../../../database/database.ts';
import type { DocumentRow, OrderRow } from '../../../database/order-tables.ts';
import type { OrderContext } from '../context.ts';
import { listLines } from '../queries.ts';
import { createDocumentContent, type DocumentLine, listShippingLines, toDocumentLine } from './content.ts';

/** Returns the Indian financial year (April to March) of an instant, such as `26-27`. */
function formatFinancialYear(instant: Date): string {
  const { date } = toBusinessTime(instant);
  const [year = 0, month = 1] = date.split('-').map(Number);
  const firstYear = month >= 4 ? year : year - 1;
  const formatTwoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${formatTwoDigits(firstYear)}-${formatTwoDigits(firstYear + 1)}`;
}

/**
 * Takes and returns the next number of a series, such as `RM/26-27/000123`. Rule 46 of the CGST Rules permits at most
 * 16 characters. Locks the series until the transaction ends. A transaction that fails takes no number. A series
 * therefore has no gaps.
 */
async function takeNextNumber(
  transaction: Database,
  prefix: string,
  now: Date,
): Promise<{ series: string; sequence: number; number: string }> {
  const series = `${prefix}/${formatFinancialYear(now)}`;
  await transaction
    .insertInto('document_series')
    .values({ name: series, last: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { last: sequence } = await transaction
    .updateTable('document_series')
    .set((row) => ({ last: row('last', '+', 1) }))
    .where('name', '=', series)
    .returning('last')
    .executeTakeFirstOrThrow();
  return { series, sequence, number: `${series}/${String(sequence).padStart(6, '0')}` };
}

const SERIES_PREFIXES: Record<DocumentRow['kind'], string> = {
  invoice: 'RM',
  bill_of_supply: 'RMB',
  credit_note: 'RMC',
};

/**
 * Issues the invoice or bill of supply of an order. Must be called once, in the transaction that ships the order.
 */
export async function issueInvoice(context: OrderContext, order: OrderRow): Promise<void> {
  const kind = context.settings.shop.gstin ? 'invoice' : 'bill_of_supply';
  const lines = await listLines(context.db, order.id);
  const documentLines = [...lines.map(toDocumentLine), ...listShippingLines(order, lines)];
  await issueDocument(context, order, documentLines, { kind, subject: 'invoice' });
}

/** Issues a credit note for lines of a document. Does nothing for an order without an invoice or bill of supply. */
export async function issueCreditNote(
  context: OrderContext,
  order: OrderRow,
  lines: readonly DocumentLine[],
): Promise<void> {
  const invoice = await context.db
    .selectFrom('documents')
    .select('number')
    .where('order_id', '=', order.id)
    .where('subject', '=', 'invoice')
    .executeTakeFirst();
  if (!invoice) return;
  await issueDocument(context, order, lines, {
    kind: 'credit_note',
    subject: randomUUID(),
    corrects: invoice.number,
  });
}

async function issueDocument(
  { db, settings, now }: OrderContext,
  order: OrderRow,
  lines: readonly DocumentLine[],
  { kind, subject, corrects = '' }: Pick<DocumentRow, 'kind' | 'subject'> & { corrects?: string },
): Promise<void> {
  const issuedAt = now();
  const documentNumber = await takeNextNumber(db, SERIES_PREFIXES[kind], issuedAt);
  const content = createDocumentContent(settings, order, lines, {
    kind,
    number: documentNumber.number,
    issuedAt,
    corrects,
  });
  await db
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
