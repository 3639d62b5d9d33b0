import { escapeHtml } from '../../lib/html.ts';
import type { ErrorGroup } from './status-data.ts';

/** Returns groups of errors, each with its stack to open. */
export function errorList(errors: readonly ErrorGroup[]): string {
  if (errors.length === 0) return '<p>No errors were reported.</p>';
  const items = errors.map(
    ({ version, name, message, stack, browser, count, lastAt }) =>
      `<li><details><summary>${count} × ${escapeHtml(name)}: ${escapeHtml(message)}</summary>
        <p class="who">${escapeHtml(version)}, last in ${escapeHtml(browser)}, ${escapeHtml(lastAt.slice(0, 16).replace('T', ' '))} UTC</p>
        ${stack === undefined ? '' : `<pre>${escapeHtml(stack)}</pre>`}</details></li>`,
  );
  return `<h3>Errors</h3><ul>${items.join('')}</ul>`;
}
