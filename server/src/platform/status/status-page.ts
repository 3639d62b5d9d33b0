import { escapeHtml } from '../../lib/html.ts';
import type { AppOverview, Overview } from './overview.ts';
import type { Tally } from '../canaries/release-stats.ts';

/** The teams' page: what is live, how it does, what came before. */
export function statusPage({ snapshot, apps }: Overview): string {
  return `<h1>Releases</h1><p>Snapshot ${snapshot}</p>${apps.map(section).join('')}`;
}

/** Asks for a team's token; `problem` says why the last one did not do. */
export function tokenPage(problem?: string): string {
  return `<h1>Releases</h1>
    ${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
    <form method="post" action="/_status">
      <label for="token">Team token</label>
      <input id="token" name="token" type="password" autocomplete="off" required>
      <button>Show</button>
    </form>`;
}

function section({ app, live, since, by, canary, tally, earlier, history, kept }: AppOverview): string {
  return `<section aria-labelledby="${escapeHtml(app)}">
    <h2 id="${escapeHtml(app)}">${escapeHtml(app)}</h2>
    <table><caption>How its releases do</caption>
      <thead><tr><th scope="col">Release</th><th scope="col">Role</th><th scope="col">Since</th><th scope="col">By</th>
        <th scope="col">Loads</th><th scope="col">Error rate</th><th scope="col">Load time</th></tr></thead>
      <tbody>
        ${row(live, 'live', minuteOf(since), by, tally)}
        ${canary ? row(canary.version, `canary, ${canary.percent} %`, minuteOf(canary.since), '', canary.tally) : ''}
        ${earlier.map((each) => row(each.version, 'kept', '', '', each.tally)).join('')}
      </tbody></table>
    <details><summary>History (${history.length}), ${kept.length} to go back to</summary>
      <ol>${history
        .map(
          (each) =>
            `<li>${minuteOf(each.at)} ${escapeHtml(each.version)}: ${escapeHtml(each.reason)}, by ${escapeHtml(each.by)} (snapshot ${each.snapshot})</li>`,
        )
        .join('')}</ol>
      <p>Can be gone back to: ${kept.map(escapeHtml).join(', ') || 'none'}.</p>
    </details></section>`;
}

function row(version: string, role: string, since: string, by: string, tally: Tally): string {
  const cells = [
    version,
    role,
    since,
    by,
    String(tally.loads),
    tally.loads === 0 ? '–' : `${((100 * tally.failures) / tally.loads).toFixed(2)} %`,
    tally.loads === tally.failures ? '–' : `${Math.round(tally.loadMs / (tally.loads - tally.failures))} ms`,
  ];
  const [first = '', ...rest] = cells.map(escapeHtml);
  return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const minuteOf = (at: string) => escapeHtml(`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`);
