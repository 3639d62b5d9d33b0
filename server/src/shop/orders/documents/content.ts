import { gstStateCode } from '@rangmala/shared/contract/orders';
import type { DocumentRow, OrderLineRow, OrderRow } from '../../../database/order-tables.ts';
import { businessTimeOf } from '../../../lib/business-time-zone.ts';
import type { Settings } from '../../../settings.ts';
import { choicesOfLine } from '../stored-line.ts';

/** The printed content of a document; it never changes. Amounts are in paise. */
export interface DocumentContent {
  kind: DocumentRow['kind'];
  number: string;
  /** `2026-11-23` */
  date: string;
  order: string;
  /** Number of the corrected invoice in a credit note; otherwise ''. */
  corrects: string;
  seller: { name: string; address: string[]; gstin: string; state: string };
  buyer: { name: string; address: string[]; gstin: string; state: string; state_code: string };
  lines: DocumentLine[];
  totals: { taxable: number; cgst: number; sgst: number; igst: number; total: number };
}

export interface DocumentLine {
  name: string;
  details: string;
  hsn: string;
  quantity: number;
  /** In hundredths of a percent. */
  rate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** Creates the content of a document for lines of an order. */
export function documentContent(
  { shop, site }: Pick<Settings, 'shop' | 'site'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  about: { kind: DocumentRow['kind']; number: string; issued: Date; corrects: string },
): DocumentContent {
  const sum = (of: (line: OrderLineRow) => number) => lines.reduce((total, line) => total + of(line), 0);
  const { name, line1, area, landmark, city, pin, state, gstin } = order;
  return {
    kind: about.kind,
    number: about.number,
    date: businessTimeOf(about.issued).date,
    order: order.number,
    corrects: about.corrects,
    seller: { name: shop.legalName, address: site.address, gstin: shop.gstin ?? '', state: shop.gstState },
    buyer: {
      name,
      address: [line1, area, landmark, `${city} ${pin}`].filter(Boolean),
      gstin,
      state,
      state_code: gstStateCode(state),
    },
    lines: lines.map(toDocumentLine),
    totals: {
      taxable: sum((line) => line.taxable_paise),
      cgst: sum((line) => line.cgst_paise),
      sgst: sum((line) => line.sgst_paise),
      igst: sum((line) => line.igst_paise),
      total: sum((line) => line.total_paise),
    },
  };
}

function toDocumentLine(line: OrderLineRow): DocumentLine {
  return {
    name: line.name,
    details: choicesOfLine(line)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
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
