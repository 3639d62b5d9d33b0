import { escapeHtml } from '../../../lib/html.ts';
import type { DocumentContent } from './content.ts';
import { renderPrintablePage, type PrintablePage } from './printable-page.ts';
import { DOCUMENT_REMARK, DOCUMENT_TITLES, listDocumentParties, createDocumentTable } from './table.ts';

/**
 * Returns an invoice, bill of supply or credit note as a printable HTML page.
 * @param pdfUrl URL of the same document as a PDF
 */
export function renderDocumentPage(content: DocumentContent, pdfUrl: string): PrintablePage {
  const { head, rows, sums } = createDocumentTable(content);
  const toCells = (values: readonly string[], tag: 'td' | 'th') =>
    values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('');
  const title = DOCUMENT_TITLES[content.kind];
  const parties = listDocumentParties(content).map(
    ([heading = '', ...lines]) =>
      `<section><h2>${escapeHtml(heading)}</h2>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</section>`,
  );
  const body = `<h1>${title}</h1><nav><a href="${escapeHtml(pdfUrl)}">Download as PDF</a></nav>
    <div class="parties">${parties.join('')}</div>
    <div class="scroll" role="region" aria-label="Items" tabindex="0"><table>
    <thead><tr>${head.map((value) => `<th scope="col">${value}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ({ name, details, cells: otherCells }) =>
          `<tr><td>${escapeHtml(name)}${details ? `<small>${escapeHtml(details)}</small>` : ''}</td>${toCells(otherCells, 'td')}</tr>`,
      )
      .join('')}</tbody>
    <tfoot><tr><th scope="row">Total</th>${toCells(sums, 'td')}</tr></tfoot></table></div>
    <footer><p>${DOCUMENT_REMARK}</p></footer>`;
  return renderPrintablePage(`${title} ${content.number}`, body);
}
