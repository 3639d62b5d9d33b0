import type { OrderLineRow, OrderRow } from '../../../database/order-tables.ts';
import { choicesOfLine } from '../stored-line.ts';

/** The content of a packing slip for the page and the PDF, without prices. */
export interface PackingSlip {
  title: string;
  name: string;
  address: string[];
  /** A notice when payment is due on delivery; otherwise ''. */
  paymentNotice: string;
  pieces: { title: string; details: string[]; pictureUrl: string | undefined }[];
  giftNote: string;
}

/**
 * Returns the content of an order's packing slip.
 * @param pictureUrls URLs of pictures of designs, by position of the line
 */
export function packingSlipOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  pictureUrls: ReadonlyMap<number, string> = new Map(),
): PackingSlip {
  const { line1, area, landmark, city, pin, state, phone } = order;
  return {
    title: `Packing slip ${order.number}`,
    name: order.name,
    address: [line1, area, landmark, `${city} ${pin}`, state, phone && `Phone ${phone}`].filter(Boolean),
    paymentNotice:
      order.payment_method === 'cash' && order.payment_status === 'on_delivery'
        ? 'Payment is due on delivery.'
        : '',
    pieces: lines.map((line) => ({
      title: `${line.quantity} × ${line.name}`,
      details: [
        ...choicesOfLine(line).map(({ label, value }) => `${label}: ${value}`),
        ...(line.design_id === null ? [] : [`Design ${line.design_id}`]),
        ...(line.custom_design_name === null ? [] : [`Customer’s picture ${line.custom_design_name}`.trim()]),
      ],
      pictureUrl: pictureUrls.get(line.position) ?? line.custom_design_url ?? undefined,
    })),
    giftNote: order.gift_note,
  };
}
