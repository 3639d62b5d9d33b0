import { escapeHtml } from '../../lib/html.ts';
import { formatVital, type Metric, METRICS, rateVital } from '../vitals/vital-buckets.ts';
import type { VitalSummary } from '../vitals/release-vitals.ts';
import type { HourStatus } from './hours.ts';

const CHART_HEIGHT = 60;
const BAR_WIDTH = 10;
const HOUR_MS = 60 * 60 * 1000;

/** A change that the chart marks with a line. */
export interface ChartMark {
  at: string;
  text: string;
}

/** Returns a chart of loads and failures by hour as HTML, with changes as vertical lines. */
export function renderLoadsChart(
  app: string,
  hours: readonly HourStatus[],
  marks: readonly ChartMark[],
): string {
  const maximum = Math.max(1, ...hours.map(({ loads }) => loads));
  const total = hours.reduce((sum, { loads }) => sum + loads, 0);
  const failedLoads = hours.reduce((sum, { failures }) => sum + failures, 0);
  const bars = hours.map(
    ({ loads, failures }, index) =>
      renderBar(index, loads / maximum, 'loads') + renderBar(index, failures / maximum, 'failures'),
  );
  const lines = renderMarkLines(hours, marks);
  const label = `${app}: ${total} loads in ${hours.length} hours, ${failedLoads} failed, ${lines.length} ${lines.length === 1 ? 'change' : 'changes'}`;
  return renderFigure(label, hours, [...bars, ...lines], 'wide');
}

/**
 * Returns a chart of a web vital's 75th percentile by hour as HTML. Lines mark the limit of good values and the
 * changes.
 */
export function renderVitalChart(
  metric: Metric,
  hours: readonly HourStatus[],
  marks: readonly ChartMark[],
  summary: VitalSummary[Metric],
): string {
  const { label, goodLimit } = METRICS[metric];
  const values = hours.map(({ vitals }) => vitals[metric]?.p75);
  const maximum = Math.max(1.25 * goodLimit, ...values.map((value) => value ?? 0));
  const bars = values.map((value, index) =>
    value === undefined ? '' : renderBar(index, Math.max(value / maximum, 0.04), rateVital(metric, value)),
  );
  const limitY = (CHART_HEIGHT - (goodLimit / maximum) * CHART_HEIGHT).toFixed(1);
  const limit = `<line class="limit" x1="0" x2="${hours.length * BAR_WIDTH}" y1="${limitY}" y2="${limitY}"/>`;
  const text = summary
    ? `${label}: ${formatVital(metric, summary.p75)}, ${rateVital(metric, summary.p75)} (${summary.count} measured)`
    : `${label}: not measured for the live release yet`;
  return renderFigure(text, hours, [...bars, limit, ...renderMarkLines(hours, marks)]);
}

function renderBar(index: number, share: number, kind: string): string {
  const height = Math.ceil(share * CHART_HEIGHT);
  return `<rect class="${kind}" x="${index * BAR_WIDTH + 1}" y="${CHART_HEIGHT - height}" width="${BAR_WIDTH - 2}" height="${height}"/>`;
}

function renderMarkLines(hours: readonly HourStatus[], marks: readonly ChartMark[]): string[] {
  const start = new Date(hours[0]?.at ?? 0).getTime();
  return marks.flatMap(({ at, text }) => {
    const x = ((new Date(at).getTime() - start) / HOUR_MS) * BAR_WIDTH;
    if (x < 0) return [];
    const position = x.toFixed(1);
    return [
      `<line x1="${position}" x2="${position}" y1="0" y2="${CHART_HEIGHT}"><title>${escapeHtml(text)}</title></line>`,
    ];
  });
}

function renderFigure(
  label: string,
  hours: readonly HourStatus[],
  content: readonly string[],
  kind = '',
): string {
  return `<figure class="${kind}"><figcaption>${escapeHtml(label)}</figcaption>
    <svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${hours.length * BAR_WIDTH} ${CHART_HEIGHT}" preserveAspectRatio="none">${content.join('')}</svg>
    <p class="axis" aria-hidden="true"><span>${hours.length} h ago</span><span>now</span></p></figure>`;
}
