import type { PackingSlip } from '../packing-slip.ts';
import { describeMissingCharacters, renderPdf } from './render-pdf.ts';

const TEMPLATE = `
#set text(size: 11pt)
#text(18pt, weight: "bold", data.title)
#v(8pt)
#text(14pt, { strong(lines(data.name)); data.address.map(lines).join() })
#v(8pt)
#lines(data.arrival)
#strong(lines(data.paymentNotice))
#for piece in data.pieces {
  line(length: 100%, stroke: 0.5pt + gray)
  strong(lines(piece.title))
  pad(left: 16pt, piece.details.map(lines).join())
}
#if data.giftNote != "" {
  v(8pt)
  strong[Gift note]
  lines(data.giftNote)
}
#v(8pt)
#strong(lines(data.notice))
`;

/** Returns a packing slip as a PDF of A4 pages. */
export async function createPackingSlipPdf(slip: PackingSlip): Promise<Buffer> {
  const { name, address, pieces, giftNote } = slip;
  const notice = describeMissingCharacters(
    {
      'the name': [name],
      'the address': address,
      'the items': pieces.flatMap(({ title, details }) => [title, ...details]),
      'the gift note': [giftNote],
    },
    'packing slip',
  );
  return renderPdf(TEMPLATE, { ...slip, notice });
}
