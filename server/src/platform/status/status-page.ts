import { escapeHtml } from '../../lib/html.ts';
import type { Team } from '../tokens/tokens.ts';
import { renderRetiredSection } from './action-buttons.ts';
import { canChangeApp } from './actions.ts';
import { renderAppSection } from './app-section.ts';
import { renderCompositionDrawing } from './composition-drawing.ts';
import { renderContractSection } from './contract-section.ts';
import { getColourClass, renderScrollingTable, renderTableRow } from './html-parts.ts';
import type { SharedUse } from './shared-uses.ts';
import type { AppStatus, StatusPageData } from './status-data.ts';

interface StatusPageOptions {
  team: Team;
  /** The reason why the last action was refused. */
  problem?: string | undefined;
}

/** Returns the body of the status page as HTML. */
export function renderStatusPage(
  { snapshot, apps: unsortedApps, retired, uses, contracts }: StatusPageData,
  { team, problem }: StatusPageOptions,
): string {
  const apps = [...unsortedApps].sort((a, b) => Number(b.app === 'shell') - Number(a.app === 'shell'));
  return `<div class="top"><h1>Releases</h1></div>
    ${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
    <p class="who">Snapshot ${snapshot}. Signed in as ${escapeHtml(team.name)}. <a href="/_status/releases.json">JSON</a> · <a href="/_packages">Packages</a></p>
    ${renderSummaryTiles(apps)}
    ${renderCompositionDrawing(apps)}
    ${apps
      .map((app, index) =>
        renderAppSection(app, {
          colour: getColourClass(app.app, index),
          canChange: canChangeApp(team, app.app),
        }),
      )
      .join('')}
    ${renderRetiredSection(retired, (app) => canChangeApp(team, app))}
    ${renderContractSection(contracts)}
    <details><summary>Who uses what the shell provides (${uses.length})</summary>
      ${renderScrollingTable('Who uses what the shell provides', ['Export', 'Module', 'Used by'], uses.map(renderSharedUseRow))}</details>`;
}

function renderSummaryTiles(apps: readonly AppStatus[]): string {
  const sum = (read: (app: AppStatus) => number) => apps.reduce((total, app) => total + read(app), 0);
  const loads = sum(({ hours }) => hours.reduce((total, hour) => total + hour.loads, 0));
  const failures = sum(({ hours }) => hours.reduce((total, hour) => total + hour.failures, 0));
  const renderTile = (value: string, label: string) => `<li><b>${value}</b>${label}</li>`;
  return `<ul class="tiles">
    ${renderTile(String(apps.length), 'apps live')}
    ${renderTile(String(loads), 'loads in 48 hours')}
    ${renderTile(loads === 0 ? '–' : `${((100 * failures) / loads).toFixed(2)} %`, 'of them failed')}
    ${renderTile(String(apps.filter(({ canary }) => canary).length), 'canaries')}
    ${renderTile(String(sum(({ errors }) => errors.length)), 'kinds of errors')}
  </ul>`;
}

const renderSharedUseRow = ({ module, name, apps }: SharedUse) =>
  renderTableRow([`<code>${escapeHtml(name)}</code>`, escapeHtml(module), apps.map(escapeHtml).join(', ')]);

/** Returns the form for a deploy token as HTML; `problem` is the reason why the last token was refused. */
export function renderTokenPage(problem?: string): string {
  return `<h1>Releases</h1>
    ${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
    <form method="post" action="/_status">
      <label for="token">Team token</label>
      <input id="token" name="token" type="password" autocomplete="off" required>
      <button>Show</button>
    </form>`;
}
