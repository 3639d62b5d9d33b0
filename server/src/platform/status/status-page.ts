import type { AppReleases } from '@rangmala/shared/contract/deployments';
import { escapeHtml } from '../../lib/html.ts';
import type { Commit } from '../registry/stored-releases.ts';
import { canChangeApp, type Team } from '../tokens/tokens.ts';
import { formatVital, METRIC_NAMES, METRICS, rateVital } from '../release-reports/vital-buckets.ts';
import type { VitalSummary } from '../release-reports/release-vitals.ts';
import type { AppStatus, ErrorGroup, RetiredApp, StatusPageData } from './status-data.ts';

interface StatusPageOptions {
  team: Team;
  /** The reason why the last action was refused. */
  problem?: string | undefined;
}

/** Returns the body of the status page as HTML. */
export function renderStatusPage(
  { snapshot, apps: unsortedApps, retired, contracts }: StatusPageData,
  { team, problem }: StatusPageOptions,
): string {
  const apps = [...unsortedApps].sort((a, b) => Number(b.app === 'shell') - Number(a.app === 'shell'));
  const contractRows = contracts.map(({ kind, name, owner, apps: users }) =>
    renderTableRow([
      `<code>${escapeHtml(name)}</code>`,
      `${kind}${owner === undefined ? '' : ` of ${escapeHtml(owner)}`}`,
      users.map(escapeHtml).join(', ') || '–',
    ]),
  );
  return `<h1>Releases</h1>
    ${renderProblem(problem)}
    <p class="who">Snapshot ${snapshot}. Signed in as ${escapeHtml(team.name)}. <a href="/_status/releases.json">JSON</a> · <a href="/_packages">Packages</a></p>
    ${apps.map((app) => renderAppSection(app, canChangeApp(team, app.app))).join('')}
    ${renderRetiredSection(retired, team)}
    <details><summary>Who uses which link and slot (${contracts.length})</summary>
      ${renderScrollingTable('Who uses which link and slot', ['Name', 'Kind', 'Used by'], contractRows)}</details>`;
}

/** Returns the form for a deploy token as HTML; `problem` is the reason why the last token was refused. */
export function renderTokenPage(problem?: string): string {
  return `<h1>Releases</h1>
    ${renderProblem(problem)}
    <form method="post" action="/_status">
      <label for="token">Team token</label>
      <input id="token" name="token" type="password" autocomplete="off" required>
      <button>Show</button>
    </form>`;
}

const renderProblem = (problem: string | undefined) =>
  problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;

function renderAppSection(status: AppStatus, canChange: boolean): string {
  const { app, live, since, by, canary, commits, counts, kept, earlier, errors, vitals } = status;
  const renderReleaseRow = (version: string, role: string, releaseCounts: AppReleases['counts']) =>
    renderTableRow([
      renderReleaseTag(version, commits[version]),
      role,
      ...renderCountCells(releaseCounts),
      ...renderVitalCells(vitals[version]),
    ]);
  const rows = [
    renderReleaseRow(live, 'live', counts),
    ...(canary ? [renderReleaseRow(canary.version, `canary, ${canary.percent} %`, canary.counts)] : []),
    ...earlier.map((release) =>
      renderReleaseRow(release.version, release.version === kept[0] ? 'previous' : 'stored', release.counts),
    ),
  ];
  const vitalHeaders = METRIC_NAMES.map((metric) => METRICS[metric].label);
  return `<section class="card" aria-labelledby="${escapeHtml(app)}">
    <h2 id="${escapeHtml(app)}">${escapeHtml(app)}</h2> ${renderHealthBadge(counts)}
    <p class="who">${renderReleaseTag(live, commits[live])}, live since ${renderTimeTag(since)}, by ${escapeHtml(by)}.</p>
    ${canChange ? renderActionButtons(status) : ''}
    ${renderScrollingTable(`Releases of ${app}`, ['Release', 'Role', 'Loads', 'Error rate', 'Load time', ...vitalHeaders], rows)}
    ${renderErrorList(errors)}
    ${renderHistoryList(status)}</section>`;
}

function renderHealthBadge({ loads, failures }: AppReleases['counts']): string {
  if (loads === 0) return '<span class="badge quiet">no loads yet</span>';
  const failedPercent = (100 * failures) / loads;
  if (failedPercent < 1) return '<span class="badge">healthy</span>';
  return `<span class="badge bad">${failedPercent.toFixed(1)} % fail</span>`;
}

function renderCountCells({ loads, failures, loadMs }: AppReleases['counts']): string[] {
  return [
    String(loads),
    loads === 0 ? '–' : `${((100 * failures) / loads).toFixed(2)} %`,
    loads === failures ? '–' : `${Math.round(loadMs / (loads - failures))} ms`,
  ];
}

/** Returns the cells with the 75th percentile of each web vital, its rating and its number of measurements. */
const renderVitalCells = (summary: VitalSummary = {}) =>
  METRIC_NAMES.map((metric) => {
    const measurements = summary[metric];
    if (!measurements) return '–';
    const { p75, count } = measurements;
    return `${formatVital(metric, p75)} <small>${rateVital(metric, p75)}, ${count} measured</small>`;
  });

function renderErrorList(errors: readonly ErrorGroup[]): string {
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

/** Returns the changes of an app, newest first, and the stored releases that are not live, as HTML. */
function renderHistoryList({ history, commits, kept, other }: AppStatus): string {
  const items = history.map(
    ({ at, version, reason, by, snapshot }) =>
      `<li>${renderReleaseTag(version, commits[version])} ${escapeHtml(reason)}
      <p class="who">${renderTimeTag(at)}, by ${escapeHtml(by)}, snapshot ${snapshot}</p></li>`,
  );
  const others = other.map(({ version, state }) => `<code>${escapeHtml(version)}</code> (${state})`);
  return `<details><summary>History (${history.length})</summary><ol class="history">${items.join('')}</ol>
    <p>Rollback targets: ${kept.map((version) => renderReleaseTag(version, commits[version])).join(', ') || 'none'}.</p>
    <p>Other stored releases: ${others.join(', ') || 'none'}.</p></details>`;
}

function renderActionButtons({ app, kept, canary, flags }: AppStatus): string {
  const [target] = kept;
  return `<div class="buttons">${[
    ...(target === undefined ? [] : [renderButton(app, 'rollback', `Roll back to ${target}`, target)]),
    ...(canary
      ? [
          renderButton(app, 'promote', `Promote canary ${canary.version}`),
          renderButton(app, 'stop', `Stop canary ${canary.version}`),
        ]
      : []),
    ...flags.map(({ name, on }) =>
      renderButton(app, on ? 'flag-off' : 'flag-on', `Switch ${name} ${on ? 'off' : 'on'}`, name),
    ),
    ...(app === 'shell' ? [] : [renderButton(app, 'retire', `Retire ${app}`)]),
  ].join('')}</div>`;
}

function renderRetiredSection(retired: readonly RetiredApp[], team: Team): string {
  if (retired.length === 0) return '';
  const items = retired.map(
    ({ app, version, at, by }) => `<li><strong>${escapeHtml(app)}</strong> <code>${escapeHtml(version)}</code>
      <p class="who">${at === undefined || by === undefined ? 'Retired.' : `Retired ${renderTimeTag(at)}, by ${escapeHtml(by)}.`}</p>
      ${canChangeApp(team, app) ? `<div class="buttons">${renderButton(app, 'rollback', `Restore ${app}`, version)}</div>` : ''}</li>`,
  );
  return `<section class="card" aria-labelledby="retired"><h2 id="retired">Retired remotes</h2>
    <ul class="history">${items.join('')}</ul></section>`;
}

function renderButton(app: string, action: string, label: string, value?: string): string {
  const fields = Object.entries({ app, action, ...(value !== undefined && { value }) }).map(
    ([name, content]) => `<input type="hidden" name="${name}" value="${escapeHtml(content)}">`,
  );
  return `<form method="post" action="/_status/actions">${fields.join('')}<button>${escapeHtml(label)}</button></form>`;
}

/** Returns a `<time>` element that shows the instant (ISO 8601) to the minute, in UTC. */
function renderTimeTag(instant: string): string {
  const text = `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
  return `<time datetime="${escapeHtml(instant)}">${escapeHtml(text)}</time>`;
}

/** Returns the HTML of a version and its commit. The commit is a link if `commit` has a URL. */
function renderReleaseTag(version: string, commit: Commit | undefined): string {
  const release = `<code>${escapeHtml(version)}</code>`;
  if (!commit) return release;
  const shortId = escapeHtml(commit.id.slice(0, 7));
  return commit.url === undefined
    ? `${release} (commit ${shortId})`
    : `${release} (<a href="${escapeHtml(commit.url)}" rel="noreferrer">commit ${shortId}</a>)`;
}

/** Returns the HTML of a table that scrolls horizontally on small screens, also by keyboard. */
function renderScrollingTable(label: string, headers: readonly string[], rows: readonly string[]): string {
  const head = headers.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(label)}"><table>
    <thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Returns the HTML of a row. The first cell is the row's header; the cells are HTML. */
function renderTableRow([header = '', ...cells]: readonly string[]): string {
  return `<tr><th scope="row">${header}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
