import * as z from 'zod/mini';
import { findGstStateCode } from '@rangmala/shared/contract/gst';
import { toBusinessTime } from '@rangmala/shared/contract';
import type { DocumentRow, OrderLineRow, OrderRow } from '../../../database/order-tables.ts';
import type { Settings } from '../../../settings.ts';
import { isExpress, listLineDetails } from '../queries.ts';
import { findHighestRate, splitIncludedTax } from '../tax.ts';

const amountSchema = z.number();
const partyShape = { name: z.string(), address: z.array(z.string()), gstin: z.string(), state: z.string() };
const taxShape = {
  taxable: amountSchema,
  cgst: amountSchema,
  sgst: amountSchema,
  igst: amountSchema,
  total: amountSchema,
};

const lineSchema = z.object({
  name: z.string(),
  details: z.string(),
  hsn: z.string(),
  quantity: z.number(),
  /** GST rate in hundredths of a percent. */
  rate: z.number(),
  ...taxShape,
});
export type DocumentLine = z.infer<typeof lineSchema>;

/** The content of an issued document. Changes of the order do not change an issued document. Amounts are in paise. */
export const documentContentSchema = z.object({
  kind: z.enum(['invoice', 'bill_of_supply', 'credit_note']),
  number: z.string(),
  /** Date in the business time zone, such as `2026-11-23`. */
  date: z.string(),
  /** Number of the order. */
  order: z.string(),
  /** For a credit note, the number of the corrected invoice or bill of supply; otherwise ''. */
  corrects: z.string(),
  seller: z.object(partyShape),
  buyer: z.object({ ...partyShape, state_code: z.string() }),
  lines: z.array(lineSchema),
  totals: z.object(taxShape),
});
export type DocumentContent = z.infer<typeof documentContentSchema>;

/** Returns the content of a document about `lines`, which may be some or all lines of the order. */
export function createDocumentContent(
  { shop, site }: Pick<Settings, 'shop' | 'site'>,
  order: OrderRow,
  lines: readonly DocumentLine[],
  metadata: { kind: DocumentRow['kind']; number: string; issuedAt: Date; corrects: string },
): DocumentContent {
  const sum = (getAmount: (line: DocumentLine) => number) =>
    lines.reduce((total, line) => total + getAmount(line), 0);
  const { name, line1, area, landmark, city, pin, state, gstin } = order;
  return {
    kind: metadata.kind,
    number: metadata.number,
    date: toBusinessTime(metadata.issuedAt).date,
    order: order.number,
    corrects: metadata.corrects,
    seller: { name: shop.legalName, address: site.address, gstin: shop.gstin ?? '', state: shop.gstState },
    buyer: {
      name,
      address: [line1, area, landmark, `${city} ${pin}`].filter(Boolean),
      gstin,
      state,
      state_code: findGstStateCode(state),
    },
    lines: [...lines],
    totals: {
      taxable: sum((line) => line.taxable),
      cgst: sum((line) => line.cgst),
      sgst: sum((line) => line.sgst),
      igst: sum((line) => line.igst),
      total: sum((line) => line.total),
    },
  };
}

/**
 * Returns the paid shipping of an order as a line of its documents; [] when it was free. It has the HSN code of the goods
 * whose rate it follows ({@link findHighestRate}).
 */
export function listShippingLines(order: OrderRow, lines: readonly OrderLineRow[]): DocumentLine[] {
  if (!isExpress(order)) return [];
  const rate = findHighestRate(lines);
  const total = order.shipping_paise;
  return [
    {
      name: 'Express shipping',
      details: '',
      hsn: lines.find((line) => line.gst_rate_hundredths === rate)?.hsn ?? '',
      quantity: 1,
      rate,
      ...splitIncludedTax(total, rate, order.igst_paise === 0),
      total,
    },
  ];
}

export function toDocumentLine(line: OrderLineRow): DocumentLine {
  return {
    name: line.name,
    details: listLineDetails(line).join(', '),
    hsn: line.hsn,
    quantity: line.quantity,
    rate: line.gst_rate_hundredths,
    taxable: line.taxable_paise,
    cgst: line.cgst_paise,
    sgst: line.sgst_paise,
    igst: line.igst_paise,
    total: line.total_paise,
  };
}
