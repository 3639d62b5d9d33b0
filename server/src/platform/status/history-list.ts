import { escapeHtml } from '../../lib/html.ts';
import type { CheckRun } from '../check-records/check-records.ts';
import { renderProblemBadge } from '../check-records/problem-badge.ts';
import { renderReleaseTag, renderTimeTag } from './html-parts.ts';
import type { AppStatus } from './status-data.ts';

/** Returns the changes of an app, newest first, and the stored releases that are not live, as HTML. */
export function renderHistoryList({ history, commits, checks, kept, other }: AppStatus): string {
  const items = history.map(({ at, version, reason, by, snapshot }) => {
    const run = checks.find((each) => each.version === version && each.kind === 'release');
    return `<li>${renderReleaseTag(version, commits[version])} ${escapeHtml(reason)}
      <p class="who">${renderTimeTag(at)}, by ${escapeHtml(by)}, snapshot ${snapshot}${run ? `, ${describeResult(run)}` : ''}</p></li>`;
  });
  return `<details><summary>History (${history.length})</summary><ol class="history">${items.join('')}</ol>
    <p>Rollback targets: ${kept.map((version) => renderReleaseTag(version, commits[version])).join(', ') || 'none'}.</p>
    <p>Other stored releases: ${
      other.map(({ version, state }) => `<code>${escapeHtml(version)}</code> (${state})`).join(', ') || 'none'
    }.</p></details>`;
}

/** Returns the runs of release checks and browser checks with their problems, newest first, as HTML. */
export function renderCheckList(checks: readonly CheckRun[]): string {
  if (checks.length === 0) return '';
  const items = checks.map(({ id, kind, version, at, by, problems, ms }) => {
    const problemItems = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
    const report = kind === 'browser' ? ` <a href="/_checks/${id}">Report</a>` : '';
    return `<li><code>${escapeHtml(version)}</code> ${renderProblemBadge(problems.length)} ${kind === 'browser' ? 'browser check' : 'release checks'}${report}
      <p class="who">${renderTimeTag(at)}, by ${escapeHtml(by)}, ${(ms / 1000).toFixed(1)} s</p>${problemItems && `<ul>${problemItems}</ul>`}</li>`;
  });
  return `<details><summary>Checks (${checks.length})</summary><ol class="history">${items.join('')}</ol></details>`;
}

const describeResult = ({ problems, ms }: CheckRun) =>
  problems.length === 0
    ? `checks passed in ${(ms / 1000).toFixed(1)} s`
    : `refused: ${escapeHtml(problems[0] ?? '')}`;
