import { escapeHtml } from '../../../lib/html.ts';
import type { PackingSlip } from './packing-slip.ts';
import { renderPrintablePage, type PrintablePage } from './printable-page.ts';

/**
 * Returns a packing slip as a printable page with the pictures of its pieces. @param pdfUrl URL of the slip as a PDF
 */
export function renderPackingSlipPage(slip: PackingSlip, pdfUrl: string): PrintablePage {
  const toParagraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const pieces = slip.pieces.map(
    ({ title, details, pictures }) =>
      `<li><span class="tick" aria-hidden="true"></span><div><strong>${escapeHtml(title)}</strong>${toParagraphs(details)}</div>` +
      `${pictures.map(({ url, alt }) => `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`).join('')}</li>`,
  );
  const note =
    slip.giftNote && `<section class="note"><h2>Gift note</h2>${toParagraphs([slip.giftNote])}</section>`;
  return renderPrintablePage(
    slip.title,
    `<h1>${escapeHtml(slip.title)}</h1><nav><a href="${escapeHtml(pdfUrl)}">Download as PDF</a></nav>
    <address class="label"><h2>${escapeHtml(slip.name)}</h2>${toParagraphs(slip.address)}</address>
    ${slip.paymentNotice && `<p><strong>${slip.paymentNotice}</strong></p>`}<ul class="pieces">${pieces.join('')}</ul>${note}`,
  );
}
