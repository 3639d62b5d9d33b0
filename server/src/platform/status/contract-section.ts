import { escapeHtml } from '../../lib/html.ts';
import type { ContractUse } from '../contracts/contract-uses.ts';
import { renderScrollingTable, renderTableRow } from './html-parts.ts';

const SECTION_TITLE = 'Who uses which link and slot';

/**
 * Returns the HTML of the section that lists the apps that use each link and slot. Deprecated links
 * come first. The section is open when an app uses a deprecated link.
 */
export function renderContractSection(contracts: readonly ContractUse[]): string {
  const isDeprecatedAndUsed = ({ deprecated, apps }: ContractUse) =>
    deprecated !== undefined && apps.length > 0;
  const sortedContracts = [...contracts].sort(
    (a, b) => Number(b.deprecated !== undefined) - Number(a.deprecated !== undefined),
  );
  return `<details${contracts.some(isDeprecatedAndUsed) ? ' open' : ''}><summary>${SECTION_TITLE} (${contracts.length})</summary>
    ${renderScrollingTable(SECTION_TITLE, ['Name', 'Used by', 'Note'], sortedContracts.map(renderContractRow))}</details>`;
}

const renderContractRow = ({ kind, name, owner, apps, deprecated }: ContractUse) =>
  renderTableRow([
    `<code>${escapeHtml(name)}</code><p class="who">${kind} of ${owner === undefined ? 'no live app' : escapeHtml(owner)}</p>`,
    apps.map(escapeHtml).join(', ') || 'nobody',
    deprecated === undefined ? '' : `<span class="badge bad">deprecated</span> ${escapeHtml(deprecated)}`,
  ]);

/** Returns the HTML of the list of deprecated parts that an app uses; '' when there are none. */
export function renderDeprecationList(app: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return '';
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return `<div class="note"><h3>Deprecated parts that ${escapeHtml(app)} uses</h3><ul>${items}</ul></div>`;
}
