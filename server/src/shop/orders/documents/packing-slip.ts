import { formatArrival, formatShortDay } from '@rangmala/shared/contract/arrival-text';
import type { OrderLineRow, OrderRow } from '../../../database/order-tables.ts';
import { describeSidePicture, type PicturesByLine } from '../pictures.ts';
import { getArrivalDays, isExpress, listLineDetails } from '../queries.ts';
import type { SidePicture } from '../../designs/index.ts';

/** A picture of the design of an ordered piece, with the alternative text of the picture. */
interface PackingSlipPicture {
  url: string;
  alt: string;
}

/** The content of a packing slip for the page and the PDF, without prices. */
export interface PackingSlip {
  title: string;
  name: string;
  address: string[];
  /** A notice when payment is due on delivery; otherwise ''. */
  paymentNotice: string;
  /** The promised arrival, by which shipping, and the day by which the customer needs the order; '' when there is none. */
  arrival: string;
  pieces: { title: string; details: string[]; pictures: PackingSlipPicture[] }[];
  giftNote: string;
}

/**
 * Returns the content of an order's packing slip.
 * @param picturesByLine approval pictures by position of the order line
 */
export function createPackingSlip(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  picturesByLine: PicturesByLine = new Map(),
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
    arrival: describeArrival(order),
    pieces: lines.map((line) => ({
      title: `${line.quantity} × ${line.name}`,
      details: [
        ...listLineDetails(line),
        ...(line.design_id === null ? [] : [`Design ${line.design_id}`]),
        ...(line.custom_design_name === null ? [] : [`Customer’s picture ${line.custom_design_name}`.trim()]),
      ],
      pictures: listLinePictures(line, picturesByLine.get(line.position) ?? []),
    })),
    giftNote: order.gift_note,
  };
}

function describeArrival(order: OrderRow): string {
  const arrival = getArrivalDays(order);
  return [
    ...(isExpress(order) ? ['Express'] : []),
    ...(arrival ? [`Arrives ${formatArrival(arrival)}`] : []),
    ...(order.needed_by === null ? [] : [`Needed by ${formatShortDay(order.needed_by)}`]),
  ].join(' · ');
}

/** Returns the approval pictures of a line, or else the uploaded file; [] for a line that is not personalised. */
function listLinePictures(
  { quantity, name, custom_design_url }: OrderLineRow,
  sides: readonly SidePicture[],
): PackingSlipPicture[] {
  const description = `Design of ${quantity} × ${name}`;
  if (sides.length > 0)
    return sides.map((side) => ({ url: side.url, alt: describeSidePicture(description, side, sides) }));
  return custom_design_url === null ? [] : [{ url: custom_design_url, alt: description }];
}
