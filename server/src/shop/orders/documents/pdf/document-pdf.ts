import type { DocumentContent } from '../content.ts';
import { DOCUMENT_REMARK, DOCUMENT_TITLES, listDocumentParties, createDocumentTable } from '../table.ts';
import { describeMissingCharacters, renderPdf } from './render-pdf.ts';

const TEMPLATE = `
#set text(size: 9pt)
#set page(footer: context align(right, text(8pt)[
  #data.number, page #counter(page).display() of #counter(page).final().first()
]))
#text(18pt, weight: "bold", data.heading)
#v(10pt)
#grid(
  columns: (180pt, 170pt, 1fr),
  column-gutter: 16pt,
  ..data.parties.map(party => {
    strong(lines(party.first()))
    party.slice(1).map(lines).join()
  }),
)
#v(10pt)
#let cells(values) = values.map(value => text(8pt, value))
#table(
  columns: (1fr, ..data.head.slice(1).map(_ => auto)),
  align: (left, ..data.head.slice(1).map(_ => right)),
  inset: (x: 3pt, y: 4pt),
  stroke: (_, _) => (bottom: 0.5pt + gray),
  table.header(..cells(data.head).map(strong)),
  ..data.rows.map(row => (
    { lines(row.name); text(8pt, lines(row.details)) },
    ..cells(row.cells),
  )).flatten(),
  strong[Total], ..cells(data.sums).map(strong),
)
#v(6pt)
#text(8pt, data.remark)
#text(8pt, strong(lines(data.notice)))
`;

/** Returns an invoice, bill of supply or credit note as a PDF of A4 pages. */
export async function createDocumentPdf(content: DocumentContent): Promise<Buffer> {
  const heading = DOCUMENT_TITLES[content.kind];
  const parties = listDocumentParties(content);
  const [seller = [], buyer = []] = parties;
  const notice = describeMissingCharacters(
    {
      'the seller’s name and address': seller,
      'the buyer’s name and address': buyer,
      'the items': content.lines.flatMap(({ name, details }) => [name, details]),
    },
    heading.toLowerCase(),
  );
  return renderPdf(TEMPLATE, {
    title: `${heading} ${content.number}`,
    heading,
    number: content.number,
    parties,
    ...createDocumentTable(content),
    remark: DOCUMENT_REMARK,
    notice,
  });
}
