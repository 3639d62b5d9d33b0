import { describeShare } from '@rangmala/shared/contract/audiences';
import { escapeHtml } from '../../lib/html.ts';
import type { ReleaseCounts } from '../canaries/release-counts.ts';
import type { VitalSummary } from '../vitals/release-vitals.ts';
import { formatVital, METRIC_NAMES, METRICS } from '../vitals/vital-buckets.ts';
import { actionButtons } from './action-buttons.ts';
import { pageLoadsChart, vitalChart } from './chart.ts';
import { deprecationList } from './contract-section.ts';
import { errorList } from './error-list.ts';
import { checkList, historyList } from './history-list.ts';
import { releaseTag, scrollingTable, tableRow, timeTag } from './html-parts.ts';
import type { AppStatus } from './status-data.ts';

/** Returns the HTML of the status page's section for one app. */
export function appSection(
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
  const releaseRow = (version: string, role: string, releaseCounts: ReleaseCounts) =>
    tableRow([
      releaseTag(version, commits[version]),
      role,
      ...countCells(releaseCounts),
      ...vitalCells(vitals[version]),
    ]);
  return `<section class="card app ${colour}" aria-labelledby="${escapeHtml(app)}">
    <div class="top"><h2 id="${escapeHtml(app)}">${escapeHtml(app)}</h2>${badgesOf(status)}</div>
    <p class="who">${releaseTag(live, commits[live])}, live since ${timeTag(since)}, by ${escapeHtml(by)}.</p>
    ${canChange ? actionButtons(status) : ''}
    ${deprecationList(app, deprecations)}
    ${pageLoadsChart(app, hours, marks)}
    <div class="charts">${METRIC_NAMES.map((metric) => vitalChart(metric, hours, marks, vitals[live]?.[metric])).join('')}</div>
    ${scrollingTable(
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
        releaseRow(live, 'live', counts),
        ...(canary ? [releaseRow(canary.version, `canary, ${describeShare(canary)}`, canary.counts)] : []),
        ...earlier.map((release) => releaseRow(release.version, 'stored', release.counts)),
      ],
    )}
    ${errorList(errors)}
    ${historyList(status)}
    ${checkList(checks)}</section>`;
}

function badgesOf({ canary, counts }: AppStatus): string {
  return `<span>${healthBadge(counts)}${canary ? ` <span class="badge quiet">canary ${canary.percent} %</span>` : ''}</span>`;
}

function healthBadge({ loads, failures }: ReleaseCounts): string {
  if (loads === 0) return '<span class="badge quiet">no loads yet</span>';
  const failedPercent = (100 * failures) / loads;
  if (failedPercent < 1) return '<span class="badge">healthy</span>';
  return `<span class="badge bad">${failedPercent.toFixed(1)} % fail</span>`;
}

function countCells({ loads, failures, loadMs }: ReleaseCounts): string[] {
  return [
    String(loads),
    loads === 0 ? '–' : `${((100 * failures) / loads).toFixed(2)} %`,
    loads === failures ? '–' : `${Math.round(loadMs / (loads - failures))} ms`,
  ];
}

const vitalCells = (summary: VitalSummary = {}) =>
  METRIC_NAMES.map((metric) => {
    const measurements = summary[metric];
    return measurements ? formatVital(metric, measurements.p75) : '–';
  });
