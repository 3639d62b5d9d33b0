import type { Database } from '../../../database/database.ts';
import { formatAmount, parseJson } from '../../../database/column-values.ts';
import { toCsvLine } from '../../../lib/csv.ts';
import { type DocumentContent, documentContentSchema, type DocumentLine } from './content.ts';

/** Columns for the invoice tables and the HSN summary of the tax return GSTR-1. */
const COLUMNS = [
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Invoice Number',
  'Invoice Date',
  'Invoice Value',
  'Place Of Supply',
  'Reverse Charge',
  'Invoice Type',
  'E-Commerce GSTIN',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
  'HSN',
  'Total Quantity',
  'Document Type',
  'Original Invoice Number',
];

const DOCUMENT_TYPES: Record<DocumentContent['kind'], string> = {
  invoice: 'Invoice',
  bill_of_supply: 'Bill of Supply',
  credit_note: 'Credit Note',
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Returns the documents of a range of days as CSV: a header, and one row for each line of each document.
 * @param from first day, such as `2026-04-01`
 * @param to last day, inclusive
 */
export async function exportDocuments(db: Database, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('content')
    .orderBy('series')
    .orderBy('sequence')
    .execute();
  const documents = rows
    .map(({ content }) => parseJson(documentContentSchema, content))
    .filter(({ date }) => date >= from && date <= to);
  return [COLUMNS, ...documents.flatMap(createCsvRows)].map(toCsvLine);
}

function createCsvRows(document: DocumentContent): string[][] {
  return document.lines.map((line) => createCsvRow(document, line));
}

function createCsvRow(
  { kind, number, date, corrects, buyer, totals }: DocumentContent,
  line: DocumentLine,
): string[] {
  const [year = '', month = '1', day = ''] = date.split('-');
  return [
    buyer.gstin,
    buyer.name,
    number,
    `${day}-${MONTHS[Number(month) - 1] ?? ''}-${year}`,
    formatAmount(totals.total),
    `${buyer.state_code}-${buyer.state}`,
    'N',
    'Regular',
    '',
    String(line.rate / 100),
    formatAmount(line.taxable),
    formatAmount(line.igst),
    formatAmount(line.cgst),
    formatAmount(line.sgst),
    '0.00',
    line.hsn,
    String(line.quantity),
    DOCUMENT_TYPES[kind],
    corrects,
  ];
}
