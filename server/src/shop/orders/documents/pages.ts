import { escapeHtml, type StandalonePage } from '../../../lib/html.ts';
import type { DocumentContent } from './content.ts';
import { DOCUMENT_REMARK, DOCUMENT_TITLES, listDocumentParties, createDocumentTable } from './table.ts';
import type { PackingSlip } from './packing-slip.ts';
import { isolateNumbers } from './isolate-numbers.ts';

const toHtml = (text: string): string => escapeHtml(isolateNumbers(text));

/**
 * Returns an invoice, bill of supply or credit note as a printable HTML page.
 * @param pdfUrl URL of the same document as a PDF
 */
export function renderDocumentPage(content: DocumentContent, pdfUrl: string): StandalonePage {
  const { head, rows, sums } = createDocumentTable(content);
  const toCells = (values: readonly string[], tag: 'td' | 'th') =>
    values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('');
  const title = DOCUMENT_TITLES[content.kind];
  const parties = listDocumentParties(content).map(
    ([heading = '', ...lines]) =>
      `<section><h2>${toHtml(heading)}</h2>${lines.map((line) => `<p>${toHtml(line)}</p>`).join('')}</section>`,
  );
  const body = `<h1>${title}</h1><nav><a href="${escapeHtml(pdfUrl)}">Download as PDF</a></nav>
    <div class="parties">${parties.join('')}</div>
    <div class="scroll" role="region" aria-label="Items" tabindex="0"><table>
    <thead><tr>${head.map((value) => `<th scope="col">${value}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ({ name, details, cells: otherCells }) =>
          `<tr><td>${toHtml(name)}${details ? `<small>${toHtml(details)}</small>` : ''}</td>${toCells(otherCells, 'td')}</tr>`,
      )
      .join('')}</tbody>
    <tfoot><tr><th scope="row">Total</th>${toCells(sums, 'td')}</tr></tfoot></table></div>
    <footer><p>${DOCUMENT_REMARK}</p></footer>`;
  return { title: `${title} ${content.number}`, styles: STYLES, body };
}

const STYLES = `
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; color: #111; background: #fff; font: 15px/1.45 system-ui, 'Noto Sans', sans-serif; overflow-wrap: break-word; }
  h2, p, td, small, strong { unicode-bidi: plaintext; } h2, p, small { text-align: left; }
  h1 { font-size: 1.5rem; margin: 0 0 1rem; } h2 { font-size: 1rem; margin: 0; } p { margin: 0; } nav { margin-bottom: 1rem; }
  nav a { display: inline-block; padding-block: 0.4rem; }
  .parties { display: flex; flex-wrap: wrap; gap: 1.5rem; justify-content: space-between; margin-bottom: 1.25rem; } .parties > * { flex: 1 1 14rem; }
  .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #999; padding: 0.35rem 0.5rem; text-align: right; }
  th:first-child, td:first-child { text-align: left; } small { color: #444; display: block; } footer { margin-top: 1.25rem; } thead { display: table-header-group; } tr { break-inside: avoid; }
  .label { border: 2px solid #111; padding: 1rem; margin-bottom: 1.25rem; font-size: 1.25rem; font-style: normal; } .label h2 { font-size: 1.4rem; }
  .pieces { list-style: none; margin: 0 0 1.25rem; padding: 0; } .pieces li { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; padding-block: 0.75rem; border-top: 1px solid #999; break-inside: avoid; }
  .pieces div { flex: 1 1 6rem; min-width: 0; } .pieces img { width: 7rem; height: 7rem; object-fit: contain; } .tick { flex: none; width: 1.1rem; height: 1.1rem; border: 1.5px solid #111; margin-top: 0.15rem; }
  .note { white-space: pre-line; border-top: 1px solid #999; padding-top: 0.75rem; }
  :focus-visible { outline: 3px solid #1e4f8a; outline-offset: 2px; }
  @page { size: A4; margin: 15mm; } @media print { body { max-width: none; padding: 0; font-size: 11px; } .label { font-size: 16px; } nav { display: none; } .scroll { overflow: visible; } }
`;

/**
 * Returns a packing slip as a printable page with the pictures of its pieces. @param pdfUrl URL of the slip as a PDF
 */
export function renderPackingSlipPage(slip: PackingSlip, pdfUrl: string): StandalonePage {
  const toParagraphs = (texts: readonly string[]) => texts.map((text) => `<p>${toHtml(text)}</p>`).join('');
  const pieces = slip.pieces.map(
    ({ title, details, pictures }) =>
      `<li><span class="tick" aria-hidden="true"></span><div><strong>${toHtml(title)}</strong>${toParagraphs(details)}</div>` +
      `${pictures.map(({ url, alt }) => `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`).join('')}</li>`,
  );
  const note =
    slip.giftNote && `<section class="note"><h2>Gift note</h2>${toParagraphs([slip.giftNote])}</section>`;
  return {
    title: slip.title,
    styles: STYLES,
    body: `<h1>${escapeHtml(slip.title)}</h1><nav><a href="${escapeHtml(pdfUrl)}">Download as PDF</a></nav>
    <address class="label"><h2>${toHtml(slip.name)}</h2>${toParagraphs(slip.address)}</address>
    ${slip.arrival && `<p>${slip.arrival}</p>`}${slip.paymentNotice && `<p><strong>${slip.paymentNotice}</strong></p>`}<ul class="pieces">${pieces.join('')}</ul>${note}`,
  };
}
