import { ORDER_STATUSES } from '@rangmala/shared/contract/orders';
import { formatAmount, formatRupees } from '../../database/column-values.ts';
import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import { RuleError } from '../../http/errors.ts';
import { formatInstant } from '../../lib/business-time-zone.ts';
import { exportDocuments } from './documents/export.ts';
import { createPackingSlip } from './documents/packing-slip.ts';
import { createPackingSlipPdf } from './documents/pdf/packing-slip.ts';
import { cancelOrder } from './cancel.ts';
import { parseDays, writeOutputFile } from './command-io.ts';
import { confirmOrder } from './confirm.ts';
import type { OrderContext } from './context.ts';
import { describeDue } from './due.ts';
import { recordManualRefunds } from './payments/refunds.ts';
import { parseLineNumber, writePrintFiles } from './print-command.ts';
import { advanceOrder, refundLine, STEPS } from './fulfilment.ts';
import { readDailyReport } from './daily-report.ts';
import { findOrder, listLineDetails, listLines, readWholeOrder } from './queries.ts';
import type { Step } from './state.ts';
import { deriveOrderToken } from './tokens.ts';

export const USAGE = `npm run orders -- list [--status confirmed]         the newest orders
npm run orders -- show NUMBER                       one order with its history
npm run orders -- confirm NUMBER                    confirms an order that is paid by transfer or in cash
npm run orders -- produce | pack | deliver NUMBER   moves an order to that step
npm run orders -- ship NUMBER --tracking URL        hands it to the courier and gives the invoice its number
npm run orders -- return NUMBER [--reason TEXT]     records that it came back
npm run orders -- cancel NUMBER [--reason TEXT]     cancels it and refunds it
npm run orders -- refund NUMBER --line N [--reason TEXT]
npm run orders -- refunded NUMBER                   records that you have refunded it yourself
npm run orders -- slip NUMBER [--output FILE]       its packing slip as a PDF, and as a page to print
npm run orders -- print NUMBER [--output DIR]       writes its print files and tells the state of each print job
npm run orders -- print NUMBER --again [--line N]   makes print files again: those that failed, or those of line N
npm run orders -- report [--from 2026-04-01] [--to 2027-03-31]   sold, paid, refunded and owed on each day, as CSV
npm run orders -- export [--from 2026-04-01] [--to 2027-03-31]   documents as CSV with the columns of GSTR-1`;

export interface CommandOptions {
  status?: string | undefined;
  tracking?: string | undefined;
  line?: string | undefined;
  reason?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  output?: string | undefined;
  again?: boolean | undefined;
}

const LIST_LIMIT = 100;

/**
 * Runs an order command of the owner.
 * @returns lines to print
 * @throws RuleError with a message for the owner: for an unknown command, order, line or status, for an invalid or
 * missing option, and when `slip` or `print` cannot write a file
 * @throws ConflictError with a message for the owner when the state of the order does not allow the command, or when
 * `confirm` finds too little stock
 * @throws the error of the bucket when `print` cannot read a file
 */
export async function runOrdersCommand(
  context: OrderContext,
  command: string,
  number: string | undefined,
  options: CommandOptions,
): Promise<string[]> {
  if (command === 'list') return listOrders(context, options.status);
  if (command === 'export') return exportDocuments(context.db, ...parseDays(options));
  if (command === 'report') return formatReport(context, options);
  const reason = options.reason ?? '';
  const order = await requireOrderByNumber(context, number);
  if (command === 'show') return describeOrder(context, order);
  if (command === 'slip') return writePackingSlip(context, order, options.output);
  if (command === 'print') return writePrintFiles(context, order, options);
  const changedOrder = await changeOrder(context, command, order, options, reason);
  return [formatSummary(changedOrder, context.now())];
}

async function changeOrder(
  context: OrderContext,
  command: string,
  order: OrderRow,
  { line, tracking }: CommandOptions,
  reason: string,
): Promise<OrderRow> {
  if (command === 'confirm') return confirmOrder(context, order.id, { actor: 'owner', reason });
  if (command === 'cancel') return cancelOrder(context, order.id, { actor: 'owner', reason });
  if (command === 'refund') {
    return refundLine(context, order.id, parseLineNumber(line), reason);
  }
  if (command === 'refunded') {
    await recordManualRefunds(context, order);
    return order;
  }
  if (command === 'ship' && !tracking)
    throw new RuleError('Please give the tracking address: --tracking https://…');
  if (!Object.hasOwn(STEPS, command)) throw new RuleError(USAGE);
  return advanceOrder(context, order.id, command as Step, { trackingUrl: tracking ?? '', reason });
}

async function requireOrderByNumber({ db }: OrderContext, number: string | undefined): Promise<OrderRow> {
  if (number === undefined) throw new RuleError(USAGE);
  const order = await findOrder(db, number);
  if (!order) throw new RuleError(`There is no order ${number}.`);
  return order;
}

async function listOrders({ db, now }: OrderContext, statusText: string | undefined): Promise<string[]> {
  const status = ORDER_STATUSES.find((orderStatus) => orderStatus === statusText);
  if (statusText !== undefined && status === undefined)
    throw new RuleError(`There is no status "${statusText}". Statuses: ${ORDER_STATUSES.join(', ')}.`);
  const allOrders = db.selectFrom('orders').selectAll().orderBy('placed_at', 'desc').limit(LIST_LIMIT);
  const rows = await (status === undefined ? allOrders : allOrders.where('status', '=', status)).execute();
  return rows.length === 0 ? ['No orders.'] : rows.map((row) => formatSummary(row, now()));
}

function formatSummary(order: OrderRow, now: Date): string {
  const { number, placed_at, status, payment_status, total_paise, name, city } = order;
  const placedAt = formatInstant(placed_at);
  const due = describeDue(order, now);
  return [
    ...[number, placedAt, status, payment_status, formatRupees(total_paise), name, city],
    ...(due ? [due] : []),
  ].join('  ');
}

async function describeOrder({ db, now }: OrderContext, order: OrderRow): Promise<string[]> {
  const { lines, events, documents } = await readWholeOrder(db, order);
  const { name, line1, area, landmark, city, pin, state, phone, email, gift_note } = order;
  return [
    formatSummary(order, now()),
    [name, line1, area, landmark, `${city} ${pin}`, state, phone, email].filter(Boolean).join(', '),
    ...(gift_note ? [`Gift note: ${gift_note}`] : []),
    ...lines.map(formatLine),
    ...events.map(
      ({ at, kind, actor, reason }) =>
        `  ${formatInstant(at)}  ${kind}  by ${actor}${reason && `  ${reason}`}`,
    ),
    ...documents.map(({ kind, number }) => `  ${kind.replaceAll('_', ' ')} ${number}`),
  ];
}

function formatLine(line: OrderLineRow): string {
  const { position, quantity, name, total_paise } = line;
  const details = listLineDetails(line);
  const detailsText = details.length === 0 ? '' : ` (${details.join(', ')})`;
  return `  ${position + 1}. ${quantity} × ${name}${detailsText}  ${formatRupees(total_paise)}${formatDesign(line)}`;
}

function formatDesign({ design_id, custom_design_url }: OrderLineRow): string {
  if (design_id !== null) return `  design ${design_id}`;
  return custom_design_url === null ? '' : `  design ${custom_design_url}`;
}

async function writePackingSlip(
  { db, secret, settings }: OrderContext,
  order: OrderRow,
  output: string | undefined,
): Promise<string[]> {
  const file = output ?? `packing-slip-${order.number}.pdf`;
  const slip = createPackingSlip(order, await listLines(db, order.id));
  await writeOutputFile(file, await createPackingSlipPdf(slip));
  const token = deriveOrderToken(secret, order.id, 'pack');
  return [file, `${settings.publicUrl}/orders/${order.number}/packing-slip?token=${token}`];
}

async function formatReport({ db }: OrderContext, options: CommandOptions): Promise<string[]> {
  const days = await readDailyReport(db, ...parseDays(options));
  return [
    'Day,Orders placed,Sold,Paid,Refunded,Owed to customers,Owed by customers',
    ...days.map(({ day, placed, sold, paid, refunded, owedToCustomers, owedByCustomers }) =>
      [day, placed, ...[sold, paid, refunded, owedToCustomers, owedByCustomers].map(formatAmount)].join(','),
    ),
  ];
}
