import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';
import { listShippingLines, toDocumentLine } from './documents/content.ts';
import { issueCreditNote, issueInvoice } from './documents/issue.ts';
import { requestRefund } from './payments/refunds.ts';
import type { OrderContext } from './context.ts';
import { createRefundEmail, createStepEmail, sendOrderEmail } from './emails.ts';
import { listLines } from './queries.ts';
import { changeOrder, recordEvents } from './record.ts';
import type { OrderEvent, Step } from './state.ts';

type StatusOfStep = 'in_production' | 'packed' | 'shipped' | 'delivered' | 'returned';

/** The statuses that allow a step, and the status that it leads to. */
export const STEPS: Record<Step, { from: OrderRow['status'][]; to: StatusOfStep }> = {
  produce: { from: ['confirmed'], to: 'in_production' },
  pack: { from: ['confirmed', 'in_production'], to: 'packed' },
  ship: { from: ['confirmed', 'in_production', 'packed'], to: 'shipped' },
  deliver: { from: ['shipped'], to: 'delivered' },
  return: { from: ['shipped', 'delivered'], to: 'returned' },
};

/**
 * Moves an order to the status that `step` leads to and mails the customer. The step `ship` also issues the invoice or
 * bill of supply.
 * @throws RuleError for an invalid tracking URL
 * @throws ConflictError when the status of the order does not allow the step
 */
export async function advanceOrder(
  outerContext: OrderContext,
  id: string,
  step: Step,
  { trackingUrl = '', reason = '' }: { trackingUrl?: string; reason?: string } = {},
): Promise<OrderRow> {
  if (trackingUrl !== '' && !/^https?:\/\/\S+$/.test(trackingUrl)) {
    throw new RuleError('The tracking address must begin with https:// or http://.');
  }
  return changeOrder(outerContext, id, async (order, context) => {
    const { from, to } = STEPS[step];
    if (!from.includes(order.status)) {
      throw new ConflictError(
        `Order ${order.number} is ${order.status.replace('_', ' ')}: it cannot become ${to.replace('_', ' ')} now.`,
      );
    }
    const event: OrderEvent = to === 'shipped' ? { kind: to, tracking_url: trackingUrl } : { kind: to };
    const updatedOrder = await recordEvents(context, order, [event], { actor: 'owner', reason });
    if (step === 'ship') await issueInvoice(context, updatedOrder);
    await sendOrderEmail(context, updatedOrder, createStepEmail(step, trackingUrl));
    return updatedOrder;
  });
}

/**
 * Requests the refund of a line and mails the customer. Issues a credit note if the order has an invoice or bill of
 * supply.
 * @param position position of the line, from 1
 * @throws RuleError for an unknown line
 * @throws ConflictError when the line was free or is already refunded, or when too little of the payment is left
 */
export async function refundLine(
  outerContext: OrderContext,
  id: string,
  position: number,
  reason: string,
): Promise<OrderRow> {
  return changeOrder(outerContext, id, async (order, context) => {
    const lines = await listLines(context.db, id);
    const line = lines[position - 1];
    if (!line)
      throw new RuleError(`Order ${order.number} has no line ${position}. Its last line is ${lines.length}.`);
    if (line.total_paise === 0)
      throw new ConflictError(
        `Line ${position} of order ${order.number} was free. There is nothing to refund.`,
      );
    const lineAmount = line.total_paise - line.refunded_paise;
    if (lineAmount === 0)
      throw new ConflictError(`Line ${position} of order ${order.number} is refunded already.`);
    // The last refunded line takes the paid shipping with it: nothing of the order is left that it could be for.
    const isLast = lines.every((each) => each === line || each.refunded_paise === each.total_paise);
    const shippingLines = isLast ? listShippingLines(order, lines) : [];
    const amount = shippingLines.reduce((sum, { total }) => sum + total, lineAmount);
    if (order.paid_paise - order.refunded_paise < amount) {
      throw new ConflictError(
        `Order ${order.number} is not paid, or not enough of its payment is left for this refund.`,
      );
    }
    await saveRefundedAmount(context.db, id, line.position, line.total_paise);
    const refundReason = reason || `For ${line.quantity} × ${line.name}.`;
    const refundedOrder = await requestRefund(context, order, amount, refundReason);
    await issueCreditNote(context, refundedOrder, [toDocumentLine(line), ...shippingLines]);
    await sendOrderEmail(context, refundedOrder, createRefundEmail(refundedOrder, amount, refundReason));
    return refundedOrder;
  });
}

async function saveRefundedAmount(db: Database, id: string, position: number, paise: number): Promise<void> {
  await db
    .updateTable('order_lines')
    .set({ refunded_paise: paise })
    .where('order_id', '=', id)
    .where('position', '=', position)
    .execute();
}
