import { escapeHtml } from '../../lib/html.ts';
import type { Commit } from '../registry/commits.ts';

/** Returns a `<time>` element that shows the instant (ISO 8601) to the minute, in UTC. */
export function renderTimeTag(instant: string): string {
  const text = `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
  return `<time datetime="${escapeHtml(instant)}">${escapeHtml(text)}</time>`;
}

/** Returns the HTML of a version and its commit. The commit is a link if `commit` has a URL. */
export function renderReleaseTag(version: string, commit: Commit | undefined): string {
  const release = `<code>${escapeHtml(version)}</code>`;
  if (!commit) return release;
  const shortId = escapeHtml(commit.id.slice(0, 7));
  return commit.url === undefined
    ? `${release} (commit ${shortId})`
    : `${release} (<a href="${escapeHtml(commit.url)}" rel="noreferrer">commit ${shortId}</a>)`;
}

/** Returns the HTML of a table that scrolls horizontally on small screens, also by keyboard. */
export function renderScrollingTable(
  label: string,
  headers: readonly string[],
  rows: readonly string[],
): string {
  const head = headers.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(label)}"><table>
    <thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/**
 * Returns the HTML of a row for {@link renderScrollingTable}. The first cell is the row's header; the cells are HTML.
 */
export function renderTableRow([header = '', ...cells]: readonly string[]): string {
  return `<tr><th scope="row">${header}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Number of colours in the status page's styles. */
const COLOUR_COUNT = 8;

/**
 * Returns the class with the colour of an app. `index` is the position of the app in a list that begins with the shell.
 */
export const getColourClass = (app: string, index: number) =>
  app === 'shell' ? 'shell' : `c${(index - 1) % COLOUR_COUNT}`;
