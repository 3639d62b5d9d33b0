import type { OrderRow } from '../../database/order-tables.ts';
import { createDesignFromUpload, freezeDesign, requestPrintFiles } from '../designs/index.ts';
import type { OrderContext } from './context.ts';
import type { PricedLine } from './pricing.ts';
import { getArrivalDays, listLines, parseLineColumns } from './queries.ts';

type PrintContext = Pick<OrderContext, 'db' | 'now'>;

/** Returns the id of an order line for print jobs, such as `RM-7K4Q-2M9D-1` for position 0. */
export const buildLineId = ({ number }: Pick<OrderRow, 'number'>, position: number): string =>
  `${number}-${position + 1}`;

/**
 * Creates designs for lines that are ordered with a file instead of a design, sets the `design_id` of these lines, and
 * freezes the designs of all lines. Must be called in the transaction that places the order, before the lines are stored.
 */
export async function freezeDesigns(
  { db, now }: PrintContext,
  lines: readonly PricedLine[],
  userId: string | undefined,
): Promise<void> {
  for (const line of lines) {
    if (line.custom_design_url !== null) {
      line.design_id ??= await createDesignFromUpload(db, {
        productId: line.product_id,
        url: line.custom_design_url,
        options: parseLineColumns(line).options,
        userId,
        now: now(),
      });
    }
    if (line.design_id !== null) await freezeDesign(db, line.design_id, now());
  }
}

/** Queues a print job for each line with a design. Must be called in the transaction that confirms the order. */
export async function preparePrinting(context: PrintContext, order: OrderRow): Promise<void> {
  for (const line of await listLines(context.db, order.id)) {
    if (line.design_id === null) continue;
    await requestPrintFiles(context.db, {
      designId: line.design_id,
      lineId: buildLineId(order, line.position),
      now: context.now(),
      job: {
        order: order.number,
        product: line.name,
        quantity: line.quantity,
        ...parseLineColumns(line),
        gift_note: order.gift_note,
        dispatch_by: order.dispatch_by,
        arrival: getArrivalDays(order) ?? null,
        needed_by: order.needed_by,
        ...(line.custom_design_url !== null && {
          uploaded_file: { url: line.custom_design_url, name: line.custom_design_name ?? '' },
        }),
      },
    });
  }
}
