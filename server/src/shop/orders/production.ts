import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { requestPrintFiles } from '../designs/index.ts';
import { listLines } from './queries.ts';
import { choicesOfLine, optionsOfLine } from './stored-line.ts';

/** Returns the workshop's id of a line: `RM-7K4Q-2M9D-1`. */
export const lineIdOf = ({ number }: Pick<OrderRow, 'number'>, position: number): string =>
  `${number}-${position + 1}`;

/** Requests the print files of a confirmed order's designs, in the transaction that confirms it. */
export async function preparePrinting(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  for (const line of await listLines(transaction, order.id)) {
    if (line.design_id === null) continue;
    await requestPrintFiles(transaction, {
      designId: line.design_id,
      lineId: lineIdOf(order, line.position),
      now,
      job: {
        order: order.number,
        product: line.name,
        quantity: line.quantity,
        options: optionsOfLine(line),
        choices: choicesOfLine(line),
        gift_note: order.gift_note,
        ...(line.custom_design_url !== null && {
          uploaded_file: { url: line.custom_design_url, name: line.custom_design_name ?? '' },
        }),
      },
    });
  }
}
