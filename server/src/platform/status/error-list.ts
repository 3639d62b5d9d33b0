import { escapeHtml } from '../../lib/html.ts';
import { renderTimeTag } from './html-parts.ts';
import type { ErrorGroup } from './status-data.ts';

/** Returns the list of error groups as HTML. Each entry opens to show the browsers and the stack. */
export function renderErrorList(errors: readonly ErrorGroup[]): string {
  if (errors.length === 0) return '<p class="who">No errors were reported.</p>';
  const items = errors.map(
    ({ version, name, message, stack, browsers, count, firstAt, lastAt }) =>
      `<details><summary>${count} × ${escapeHtml(name)}: ${escapeHtml(message)}</summary>
        <p class="who"><code>${escapeHtml(version)}</code>, first ${renderTimeTag(firstAt)}, last ${renderTimeTag(lastAt)}</p>
        <p>${browsers.map((each) => `${escapeHtml(each.browser)} (${each.count})`).join(', ')}</p>
        ${stack === undefined ? '<p class="who">No stack was reported.</p>' : `<pre>${escapeHtml(stack)}</pre>`}</details>`,
  );
  return `<h3>Errors</h3>${items.join('')}`;
}
