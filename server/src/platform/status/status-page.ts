import { escapeHtml } from '../../lib/html.ts';
import type { ReleaseCounts } from '../canaries/release-counts.ts';
import type { Team } from '../tokens/tokens.ts';
import { mayChange } from './actions.ts';
import { loadsChart } from './chart.ts';
import type { AppStatus, StatusPageData } from './status-data.ts';
import { errorList } from './error-list.ts';
import type { SharedUse } from './shared-uses.ts';

/** Styles of the status page, besides those of every plain page. */
export const STATUS_STYLES = `
  section.app { margin: 1.5rem 0; padding: 1rem 1.25rem; border-radius: 0.5rem; background: #fffdf8; box-shadow: 0 1px 4px #2b1a1230; }
  .app h2 { margin: 0; }
  .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0; } .buttons button { min-height: 2.75rem; border: 1px solid #5f4a3c; border-radius: 0.35rem; background: #fff; cursor: pointer; }
  .buttons button:hover { background: #fbf4e6; } figure { margin: 0.75rem 0; } svg { width: 100%; height: 4rem; background: #fbf4e6; }
  .loads { fill: #2c3f8f; } .failures { fill: #b3261e; } line { stroke: #a06a00; stroke-width: 2; } figcaption, .who { color: #5f4a3c; font-size: 0.9rem; }
  summary { padding: 0.5rem 0; cursor: pointer; } code, li { overflow-wrap: anywhere; } [role=alert] { padding: 0.75rem; border-left: 0.35rem solid #b3261e; background: #fff; }
  @media (max-width: 40rem) { body { padding: 1rem 0.75rem; } section.app { padding: 0.75rem; } th, td { padding: 0.4rem; } }
`;

interface StatusPageOptions {
  team: Team;
  /** Why the last action was refused. */
  problem?: string | undefined;
}

/** Returns the content of the status page: what is live, how it does, and what the team can do about it. */
export function statusPage(
  { snapshot, apps, uses }: StatusPageData,
  { team, problem }: StatusPageOptions,
): string {
  return `<h1>Releases</h1>
    ${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
    <p>Snapshot ${snapshot}. Signed in as ${escapeHtml(team.name)}. <a href="/_status/releases.json">JSON</a></p>
    <section aria-labelledby="composition"><h2 id="composition">Composition</h2>
    <table><thead><tr><th scope="col">App</th><th scope="col">Release</th><th scope="col">Pages</th><th scope="col">Slots</th></tr></thead>
    <tbody>${apps.map(compositionRow).join('')}</tbody></table></section>
    ${apps.map((app) => section(app, mayChange(team, app.app))).join('')}
    <details><summary>Who uses what the shell provides (${uses.length})</summary><table>
      <thead><tr><th scope="col">Export</th><th scope="col">Module</th><th scope="col">Used by</th></tr></thead>
      <tbody>${uses.map(useRow).join('')}</tbody></table></details>`;
}

function useRow({ module, name, apps }: SharedUse): string {
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(module)}</td><td>${apps.map(escapeHtml).join(', ')}</td></tr>`;
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

function compositionRow({ app, live, pages, slots }: AppStatus): string {
  const list = (texts: readonly string[]) => texts.map(escapeHtml).join(' · ') || '–';
  return `<tr><th scope="row"><a href="#${app}">${escapeHtml(app)}</a></th><td>${escapeHtml(live)}</td><td>${list(pages)}</td><td>${list(slots)}</td></tr>`;
}

function section(overview: AppStatus, canChange: boolean): string {
  const { app, live, since, by, canary, counts, earlier, history, kept, other, errors, hours } = overview;
  const marks = history.map(({ at, version, reason }) => ({
    at,
    text: `${minuteOf(at)} ${version}: ${reason}`,
  }));
  return `<section class="app" aria-labelledby="${escapeHtml(app)}">
    <h2 id="${escapeHtml(app)}">${escapeHtml(app)}</h2>
    <p class="who"><code>${escapeHtml(live)}</code>, live since ${minuteOf(since)}, by ${escapeHtml(by)}.</p>
    ${canChange ? buttons(overview) : ''}
    ${loadsChart(app, hours, marks)}
    <table><caption>Loads and errors</caption>
      <thead><tr><th scope="col">Release</th><th scope="col">Role</th>
        <th scope="col">Loads</th><th scope="col">Error rate</th><th scope="col">Load time</th></tr></thead>
      <tbody>
        ${row(live, 'live', counts)}
        ${canary ? row(canary.version, `canary, ${canary.percent} %`, canary.counts) : ''}
        ${earlier.map((each) => row(each.version, 'stored', each.counts)).join('')}
      </tbody></table>
    ${errorList(errors)}
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

function buttons({ app, kept, canary, flags }: AppStatus): string {
  const [target] = kept;
  const all = [
    ...(target === undefined ? [] : [button(app, 'rollback', `Roll back to ${target}`, target)]),
    ...(canary
      ? [
          button(app, 'promote', `Promote canary ${canary.version}`),
          button(app, 'stop', `Stop canary ${canary.version}`),
        ]
      : []),
    ...flags.map(({ name, on }) =>
      button(app, on ? 'flag-off' : 'flag-on', `Switch ${name} ${on ? 'off' : 'on'}`, name),
    ),
    ...(app === 'shell' ? [] : [button(app, 'retire', `Retire ${app}`)]),
  ];
  return `<div class="buttons">${all.join('')}</div>`;
}

function button(app: string, action: string, label: string, value?: string): string {
  const field = (name: string, content: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(content)}">`;
  return `<form method="post" action="/_status/actions">${field('app', app)}${field('action', action)}${
    value === undefined ? '' : field('value', value)
  }<button>${escapeHtml(label)}</button></form>`;
}

function row(version: string, role: string, counts: ReleaseCounts): string {
  const cells = [
    version,
    role,
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
