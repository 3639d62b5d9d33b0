import type { Credit, Order, OrderSummary } from '@rangmala/shared/contract';
import { toRupees } from '../../database/column-values.ts';
import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import type { SidePicture } from '../designs/index.ts';
import type { PicturesByLine } from './pictures.ts';
import { isPayable } from './payments/attempts.ts';
import { type WholeOrder, getArrivalDays, isExpress, parseLineColumns } from './queries.ts';
import type { StoredEvent } from './record.ts';
import { derivePaymentAttempt, isCancellable, deriveTimeline } from './state.ts';

/**
 * Returns the API representation of an order.
 * @param token order token that the URLs of the documents contain
 * @param picturesByLine approval pictures by position of the order line
 */
export function presentOrder(
  { order, lines, events, documents, credits }: WholeOrder,
  now: Date,
  token: string,
  picturesByLine: PicturesByLine = new Map(),
): Order {
  const { number, placed_at, status, payment_status, email, name, phone } = order;
  const { pin, line1, area, landmark, city, state, gstin, gift_note, needed_by } = order;
  const arrival = getArrivalDays(order);
  const shippedEvent = events.findLast((event) => event.kind === 'shipped');
  return {
    number,
    placed_at,
    status,
    payment_status,
    payment_method: order.payment_method,
    contact: { email, name, phone },
    address: { pin, line1, area, landmark, city, state, gstin },
    gift_note,
    ...(arrival && { arrival }),
    ...(needed_by !== null && { needed_by }),
    ...(isExpress(order) && { express: true }),
    lines: lines.map((line) =>
      presentLine(line, picturesByLine.get(line.position), credits.get(line.position)),
    ),
    totals: {
      items: toRupees(order.items_paise),
      shipping: toRupees(order.shipping_paise),
      cgst: toRupees(order.cgst_paise),
      sgst: toRupees(order.sgst_paise),
      igst: toRupees(order.igst_paise),
      total: toRupees(order.total_paise),
    },
    refunded: toRupees(order.refunded_paise),
    refunds: presentRefunds(events),
    timeline: deriveTimeline(events).map(({ status: eventStatus, event }) => ({
      at: event.at,
      status: eventStatus,
      ...(event.reason && { reason: event.reason }),
    })),
    ...(shippedEvent?.tracking_url && { tracking_url: shippedEvent.tracking_url }),
    payment_attempt: derivePaymentAttempt(events, now),
    can_pay: isPayable(order, now),
    can_cancel: isCancellable(status),
    in_account: order.user_id !== null,
    documents: documents.map(({ kind, number: document }) => {
      const path = `/orders/${number}/documents/${document.replaceAll('/', '-')}`;
      return { kind, number: document, url: `${path}?token=${token}`, pdf_url: `${path}.pdf?token=${token}` };
    }),
  };
}

function presentRefunds(events: readonly StoredEvent[]): Order['refunds'] {
  const completedAt = new Map(
    events.flatMap((event) =>
      event.kind === 'refund_processed' ? [[event.refund_id, event.at] as const] : [],
    ),
  );
  return events.flatMap((event) => {
    if (event.kind !== 'refund_requested') return [];
    const completed_at = completedAt.get(event.refund_id);
    const refund = { amount: toRupees(event.amount), requested_at: event.at };
    return [completed_at === undefined ? refund : { ...refund, completed_at }];
  });
}

function presentLine(
  line: OrderLineRow,
  pictures: readonly SidePicture[] = [],
  credits: Credit[] = [],
): Order['lines'][number] {
  const [firstPicture] = pictures;
  const { product_id, name, image, quantity, hsn, custom_design_url: url, design_id } = line;
  return {
    product_id,
    name,
    image,
    ...parseLineColumns(line),
    designed_by: credits,
    quantity,
    unit_price: toRupees(line.unit_price_paise),
    total: toRupees(line.total_paise),
    hsn,
    gst_rate: line.gst_rate_hundredths / 100,
    ...(url !== null && { customDesign: { url, name: line.custom_design_name ?? '' } }),
    ...(design_id !== null && { design_id }),
    ...(firstPicture && { design_picture: firstPicture.url, design_pictures: [...pictures] }),
    refunded: toRupees(line.refunded_paise),
  };
}

/**
 * Returns the short API representation of an order, for the customer's list of orders.
 * @param picturesByLine approval pictures by position of the order line
 */
export function presentSummary(
  { order, lines }: { order: OrderRow; lines: OrderLineRow[] },
  picturesByLine: PicturesByLine,
): OrderSummary {
  const { number, placed_at, status, payment_status, total_paise } = order;
  return {
    number,
    placed_at,
    status,
    payment_status,
    total: toRupees(total_paise),
    lines: lines.map(({ position, name, image, quantity, custom_design_url }) => ({
      name,
      image: picturesByLine.get(position)?.[0]?.url ?? custom_design_url ?? image,
      quantity,
    })),
  };
}
