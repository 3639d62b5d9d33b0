import type { OrderLineRow, OrderRow } from '../../../../database/order-tables.ts';
import { PAGE, PdfDocument } from './pdf-document.ts';
import { wrapText } from './shape-line.ts';

const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
const LABEL = 14;
const SIZE = 11;

/** Writes the packing slip of an order as a PDF: address, gift note and pieces, without prices. */
export function packingSlip(order: OrderRow, lines: readonly OrderLineRow[]): Buffer {
  const pdf = new PdfDocument(`Packing slip ${order.number}`);
  let y = PAGE.margin + 16;
  const write = (text: string, size: number, weight: 'regular' | 'bold' = 'regular', indent = 0) => {
    for (const line of wrapText(text, ((WIDTH - indent) * 1000) / size, weight)) {
      if (y > BOTTOM) {
        pdf.addPage();
        y = PAGE.margin + 16;
      }
      pdf.text(line, PAGE.margin + indent, y, { size, weight });
      y += size * 1.45;
    }
  };
  write(`Packing slip ${order.number}`, 18, 'bold');
  y += SIZE;
  write(order.name, LABEL, 'bold');
  const { line1, area, landmark, city, pin, state, phone } = order;
  for (const text of [line1, area, landmark, `${city} ${pin}`, state, `Phone ${phone}`]) write(text, LABEL);
  y += SIZE;
  if (order.payment_method === 'cash' && order.payment_status === 'on_delivery') {
    write('Payment is due on delivery.', SIZE, 'bold');
    y += SIZE;
  }
  for (const { quantity, name, choices, design_id, custom_design_name } of lines) {
    pdf.rule(PAGE.margin, y - SIZE - 2, WIDTH);
    write(`${quantity} × ${name}`, SIZE, 'bold');
    const chosen = JSON.parse(choices) as { label: string; value: string }[];
    for (const { label, value } of chosen) write(`${label}: ${value}`, SIZE, 'regular', 16);
    if (design_id !== null) write(`Design ${design_id}`, SIZE, 'regular', 16);
    if (custom_design_name !== null) write(`Customer’s picture ${custom_design_name}`, SIZE, 'regular', 16);
    y += 4;
  }
  if (order.gift_note) {
    y += SIZE;
    write('Gift note', SIZE, 'bold');
    write(order.gift_note, SIZE);
  }
  return pdf.toBuffer();
}
