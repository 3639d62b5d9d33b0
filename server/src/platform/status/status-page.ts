import { escapeHtml } from '../../lib/html.ts';
import type { AppOverview, Overview } from './overview.ts';
import type { ReleaseCounts } from '../canaries/release-stats.ts';

/** Returns the HTML of the status page: the live releases with their counts and history. */
export function statusPage({ snapshot, apps }: Overview): string {
  return `<h1>Releases</h1><p>Snapshot ${snapshot}</p>${apps.map(section).join('')}`;
}

/** Returns the form for a deploy token; `problem` says why the last token was refused. */
export function tokenPage(problem?: string): string {
  return `<h1>Releases</h1>
    ${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
    <form method="post" action="/_status">
      <label for="token">Team token</label>
      <input id="token" name="token" type="password" autocomplete="off" required>
      <button>Show</button>
    </form>`;
}

function section({
  app,
  live,
  since,
  by,
  canary,
  counts,
  earlier,
  history,
  kept,
  other,
}: AppOverview): string {
  return `<section aria-labelledby="${escapeHtml(app)}">
    <h2 id="${escapeHtml(app)}">${escapeHtml(app)}</h2>
    <table><caption>Loads and errors</caption>
      <thead><tr><th scope="col">Release</th><th scope="col">Role</th><th scope="col">Since</th><th scope="col">By</th>
        <th scope="col">Loads</th><th scope="col">Error rate</th><th scope="col">Load time</th></tr></thead>
      <tbody>
        ${row(live, 'live', minuteOf(since), by, counts)}
        ${canary ? row(canary.version, `canary, ${canary.percent} %`, minuteOf(canary.since), '', canary.counts) : ''}
        ${earlier.map((each) => row(each.version, 'stored', '', '', each.counts)).join('')}
      </tbody></table>
    <details><summary>History (${history.length})</summary>
      <ol>${history
        .map(
          (each) =>
            `<li>${minuteOf(each.at)} ${escapeHtml(each.version)}: ${escapeHtml(each.reason)}, by ${escapeHtml(each.by)} (snapshot ${each.snapshot})</li>`,
        )
        .join('')}</ol>
      <p>Rollback targets: ${kept.map(escapeHtml).join(', ') || 'none'}.</p>
      <p>Other stored releases: ${
        other.map(({ version, state }) => `${escapeHtml(version)} (${state})`).join(', ') || 'none'
      }.</p>
    </details></section>`;
}

function row(version: string, role: string, since: string, by: string, counts: ReleaseCounts): string {
  const cells = [
    version,
    role,
    since,
    by,
    String(counts.loads),
    counts.loads === 0 ? '–' : `${((100 * counts.failures) / counts.loads).toFixed(2)} %`,
    counts.loads === counts.failures
      ? '–'
      : `${Math.round(counts.loadMs / (counts.loads - counts.failures))} ms`,
  ];
  const [first = '', ...rest] = cells.map(escapeHtml);
  return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const minuteOf = (at: string) => escapeHtml(`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`);
