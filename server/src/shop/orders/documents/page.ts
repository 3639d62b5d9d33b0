import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../../../lib/html.ts';
import type { DocumentContent } from './content.ts';
import { DOCUMENT_REMARK, DOCUMENT_TITLES, documentParties, documentTable } from './table.ts';

const STYLES = `
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #111; background: #fff; font: 15px/1.45 system-ui, 'Noto Sans', sans-serif; }
  h1 { font-size: 1.5rem; margin: 0 0 1rem; } h2 { font-size: 1rem; margin: 0; } p { margin: 0; }
  .parties { display: flex; flex-wrap: wrap; gap: 1.5rem; justify-content: space-between; margin-bottom: 1.25rem; } .parties > * { min-width: 14rem; }
  .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #999; padding: 0.35rem 0.5rem; text-align: right; }
  th:first-child, td:first-child { text-align: left; } small { color: #444; display: block; } footer { margin-top: 1.25rem; } thead { display: table-header-group; } tr { break-inside: avoid; }
  @page { size: A4; margin: 15mm; } @media print { body { max-width: none; padding: 0; font-size: 11px; } nav { display: none; } }
`;

/**
 * Returns an invoice, bill of supply or credit note as a printable HTML page.
 * @param pdf address of its PDF
 */
export function documentPage(content: DocumentContent, pdf: string): { html: string; policy: string } {
  const { head, rows, sums } = documentTable(content);
  const nonce = randomBytes(16).toString('base64');
  const cells = (values: readonly string[], tag: 'td' | 'th') =>
    values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('');
  const title = DOCUMENT_TITLES[content.kind];
  const parties = documentParties(content).map(
    ([heading = '', ...lines]) =>
      `<section><h2>${escapeHtml(heading)}</h2>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</section>`,
  );
  const body = `<h1>${title}</h1><nav><a href="${escapeHtml(pdf)}">Download as PDF</a></nav>
    <div class="parties">${parties.join('')}</div>
    <div class="scroll" role="region" aria-label="Items" tabindex="0"><table>
    <thead><tr>${head.map((value) => `<th scope="col">${value}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ({ name, details, cells: rest }) =>
          `<tr><td>${escapeHtml(name)}${details ? `<small>${escapeHtml(details)}</small>` : ''}</td>${cells(rest, 'td')}</tr>`,
      )
      .join('')}</tbody>
    <tfoot><tr><th scope="row">Total</th>${cells(sums, 'td')}</tr></tfoot></table></div>
    <footer><p>${DOCUMENT_REMARK}</p></footer>`;
  return {
    html:
      `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>${title} ${escapeHtml(content.number)}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">` +
      `<style nonce="${nonce}">${STYLES}</style></head><body><main>${body}</main></body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
