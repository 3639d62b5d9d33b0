import { findGstStateCode } from '@rangmala/shared/contract/gst';
import { formatRupees } from '../../../database/column-values.ts';
import type { DocumentContent, DocumentLine } from './content.ts';

export const DOCUMENT_TITLES: Record<DocumentContent['kind'], string> = {
  invoice: 'Tax Invoice',
  bill_of_supply: 'Bill of Supply',
  credit_note: 'Credit Note',
};

/** The table of a document as plain text, for the HTML page and the PDF. */
export interface DocumentTable {
  head: string[];
  rows: { name: string; details: string; cells: string[] }[];
  /** Sums under the columns of `rows[].cells`. */
  sums: string[];
}

type Amounts = Pick<DocumentLine, 'taxable' | 'cgst' | 'sgst' | 'igst'>;

/**
 * Returns the table of a document, with columns for CGST and SGST within a state, or for IGST between states. A
 * document without tax has no tax columns.
 */
export function createDocumentTable({ kind, seller, buyer, lines, totals }: DocumentContent): DocumentTable {
  const hasTax = kind !== 'bill_of_supply' && totals.total !== totals.taxable;
  const isInterState = hasTax && (totals.igst > 0 || seller.state !== buyer.state);
  const taxHeadings = isInterState ? ['Taxable value', 'IGST'] : ['Taxable value', 'CGST', 'SGST'];
  const formatTaxes = ({ taxable, cgst, sgst, igst }: Amounts) =>
    (isInterState ? [taxable, igst] : [taxable, cgst, sgst]).map(formatRupees);
  return {
    head: ['Item', 'HSN', 'Qty', ...(hasTax ? ['GST', ...taxHeadings] : []), 'Total'],
    rows: lines.map((line) => ({
      name: line.name,
      details: line.details,
      cells: [
        line.hsn,
        String(line.quantity),
        ...(hasTax ? [`${line.rate / 100}%`, ...formatTaxes(line)] : []),
        formatRupees(line.total),
      ],
    })),
    sums: ['', '', ...(hasTax ? ['', ...formatTaxes(totals)] : []), formatRupees(totals.total)],
  };
}

/** Returns seller, buyer and details of a document, each as a heading followed by lines. */
export function listDocumentParties({
  seller,
  buyer,
  number,
  date,
  order,
  corrects,
}: DocumentContent): string[][] {
  return [
    [
      seller.name,
      ...seller.address,
      `State: ${seller.state} (${findGstStateCode(seller.state)})`,
      seller.gstin ? `GSTIN ${seller.gstin}` : 'Not registered for GST',
    ],
    [
      buyer.name,
      ...buyer.address,
      `Place of supply: ${buyer.state} (${buyer.state_code})`,
      ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
    ],
    [
      `Number ${number}`,
      `Date ${formatDate(date)}`,
      `Order ${order}`,
      ...(corrects ? [`Corrects ${corrects}`] : []),
    ],
  ];
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date as `22 Nov 2026`. */
function formatDate(date: string): string {
  return DATE_FORMAT.format(new Date(`${date}T00:00:00Z`));
}

/** Text below the table of every document. */
export const DOCUMENT_REMARK =
  'Prices include all taxes. This is a computer-generated document and needs no signature.';
