import { escapeHtml } from '../../lib/html.ts';
import { formatVital, type Metric, METRICS, ratingOf } from '../vitals/vital-buckets.ts';
import type { VitalSummary } from '../vitals/release-vitals.ts';
import type { HourStatus } from './hours.ts';

const HEIGHT = 60;
const BAR = 10;
const HOUR_MS = 60 * 60 * 1000;

/** A change that the chart marks with a line. */
export interface ChartMark {
  at: string;
  text: string;
}

/** Returns a chart of loads and failures by hour, with deploys as lines. */
export function loadsChart(app: string, hours: readonly HourStatus[], marks: readonly ChartMark[]): string {
  const most = Math.max(1, ...hours.map(({ loads }) => loads));
  const total = hours.reduce((sum, { loads }) => sum + loads, 0);
  const failed = hours.reduce((sum, { failures }) => sum + failures, 0);
  const bars = hours.map(
    ({ loads, failures }, index) =>
      bar(index, loads / most, 'loads') + bar(index, failures / most, 'failures'),
  );
  const lines = markLines(hours, marks);
  const label = `${app}: ${total} loads in ${hours.length} hours, ${failed} failed, ${lines.length} ${lines.length === 1 ? 'change' : 'changes'}`;
  return figure(label, hours, [...bars, ...lines], 'wide');
}

/** Returns a chart of a web vital's 75th percentile by hour, with its limit of `good` and deploys as lines. */
export function vitalChart(
  metric: Metric,
  hours: readonly HourStatus[],
  marks: readonly ChartMark[],
  total: VitalSummary[Metric],
): string {
  const { label, good } = METRICS[metric];
  const values = hours.map(({ vitals }) => vitals[metric]?.p75);
  const most = Math.max(1.25 * good, ...values.map((value) => value ?? 0));
  const bars = values.map((value, index) =>
    value === undefined ? '' : bar(index, Math.max(value / most, 0.04), ratingOf(metric, value)),
  );
  const limitY = (HEIGHT - (good / most) * HEIGHT).toFixed(1);
  const limit = `<line class="limit" x1="0" x2="${hours.length * BAR}" y1="${limitY}" y2="${limitY}"/>`;
  const text = total
    ? `${label}: ${formatVital(metric, total.p75)}, ${ratingOf(metric, total.p75)} (${total.count} measured)`
    : `${label}: not measured for the live release yet`;
  return figure(text, hours, [...bars, limit, ...markLines(hours, marks)]);
}

function bar(index: number, share: number, kind: string): string {
  const height = Math.ceil(share * HEIGHT);
  return `<rect class="${kind}" x="${index * BAR + 1}" y="${HEIGHT - height}" width="${BAR - 2}" height="${height}"/>`;
}

function markLines(hours: readonly HourStatus[], marks: readonly ChartMark[]): string[] {
  const start = new Date(hours[0]?.at ?? 0).getTime();
  return marks.flatMap(({ at, text }) => {
    const x = ((new Date(at).getTime() - start) / HOUR_MS) * BAR;
    if (x < 0) return [];
    const position = x.toFixed(1);
    return [
      `<line x1="${position}" x2="${position}" y1="0" y2="${HEIGHT}"><title>${escapeHtml(text)}</title></line>`,
    ];
  });
}

function figure(label: string, hours: readonly HourStatus[], content: readonly string[], kind = ''): string {
  return `<figure class="${kind}"><figcaption>${escapeHtml(label)}</figcaption>
    <svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${hours.length * BAR} ${HEIGHT}" preserveAspectRatio="none">${content.join('')}</svg>
    <p class="axis" aria-hidden="true"><span>${hours.length} h ago</span><span>now</span></p></figure>`;
}
