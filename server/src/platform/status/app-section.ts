import { escapeHtml } from '../../lib/html.ts';
import type { ReleaseCounts } from '../canaries/release-counts.ts';
import type { VitalSummary } from '../vitals/release-vitals.ts';
import { formatVital, METRIC_NAMES, METRICS } from '../vitals/vital-buckets.ts';
import { renderActionButtons } from './action-buttons.ts';
import { renderLoadsChart, renderVitalChart } from './chart.ts';
import { renderDeprecationList } from './contract-section.ts';
import { renderErrorList } from './error-list.ts';
import { renderCheckList, renderHistoryList } from './history-list.ts';
import { renderReleaseTag, renderScrollingTable, renderTableRow, renderTimeTag } from './html-parts.ts';
import type { AppStatus } from './status-data.ts';

/** Returns the HTML of the status page's section for one app. */
export function renderAppSection(
  status: AppStatus,
  { colour, canChange }: { colour: string; canChange: boolean },
): string {
  const { app, live, since, by, canary, commits, counts, earlier, history, checks, errors, hours, vitals } =
    status;
  const { deprecations } = status;
  const marks = history.map(({ at, version, reason }) => ({
    at,
    text: `${at.slice(0, 16).replace('T', ' ')} UTC ${version}: ${reason}`,
  }));
  const renderReleaseRow = (version: string, role: string, releaseCounts: ReleaseCounts) =>
    renderTableRow([
      renderReleaseTag(version, commits[version]),
      role,
      ...renderCountCells(releaseCounts),
      ...renderVitalCells(vitals[version]),
    ]);
  return `<section class="card app ${colour}" aria-labelledby="${escapeHtml(app)}">
    <div class="top"><h2 id="${escapeHtml(app)}">${escapeHtml(app)}</h2>${renderBadges(status)}</div>
    <p class="who">${renderReleaseTag(live, commits[live])}, live since ${renderTimeTag(since)}, by ${escapeHtml(by)}.</p>
    ${canChange ? renderActionButtons(status) : ''}
    ${renderDeprecationList(app, deprecations)}
    ${renderLoadsChart(app, hours, marks)}
    <div class="charts">${METRIC_NAMES.map((metric) => renderVitalChart(metric, hours, marks, vitals[live]?.[metric])).join('')}</div>
    ${renderScrollingTable(
      `Releases of ${app}`,
      [
        'Release',
        'Role',
        'Loads',
        'Error rate',
        'Load time',
        ...METRIC_NAMES.map((metric) => METRICS[metric].label),
      ],
      [
        renderReleaseRow(live, 'live', counts),
        ...(canary ? [renderReleaseRow(canary.version, `canary, ${canary.percent} %`, canary.counts)] : []),
        ...earlier.map((release) => renderReleaseRow(release.version, 'stored', release.counts)),
      ],
    )}
    ${renderErrorList(errors)}
    ${renderHistoryList(status)}
    ${renderCheckList(checks)}</section>`;
}

function renderBadges({ canary, counts }: AppStatus): string {
  return `<span>${renderHealthBadge(counts)}${canary ? ` <span class="badge quiet">canary ${canary.percent} %</span>` : ''}</span>`;
}

function renderHealthBadge({ loads, failures }: ReleaseCounts): string {
  if (loads === 0) return '<span class="badge quiet">no loads yet</span>';
  const failedPercent = (100 * failures) / loads;
  if (failedPercent < 1) return '<span class="badge">healthy</span>';
  return `<span class="badge bad">${failedPercent.toFixed(1)} % fail</span>`;
}

function renderCountCells({ loads, failures, loadMs }: ReleaseCounts): string[] {
  return [
    String(loads),
    loads === 0 ? '–' : `${((100 * failures) / loads).toFixed(2)} %`,
    loads === failures ? '–' : `${Math.round(loadMs / (loads - failures))} ms`,
  ];
}

const renderVitalCells = (summary: VitalSummary = {}) =>
  METRIC_NAMES.map((metric) => {
    const measurements = summary[metric];
    return measurements ? formatVital(metric, measurements.p75) : '–';
  });
