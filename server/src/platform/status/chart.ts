import { escapeHtml } from '../../lib/html.ts';
import type { HourCounts } from './status-data.ts';

const HEIGHT = 60;
const BAR = 10;

/** A moment that the chart marks. */
export interface Mark {
  at: string;
  text: string;
}

/** Returns a chart of loads and failures by hour as SVG, with deploys as lines. */
export function loadsChart(app: string, hours: readonly HourCounts[], marks: readonly Mark[]): string {
  const most = Math.max(1, ...hours.map(({ loads }) => loads));
  const [first] = hours;
  if (!first) return '';
  const total = hours.reduce((sum, { loads }) => sum + loads, 0);
  const failed = hours.reduce((sum, { failures }) => sum + failures, 0);
  const start = new Date(first.at).getTime();
  const xOf = (at: string) => ((new Date(at).getTime() - start) / (60 * 60 * 1000)) * BAR;
  const bar = (index: number, count: number, kind: string) => {
    const height = Math.ceil((count / most) * HEIGHT);
    return `<rect class="${kind}" x="${index * BAR + 1}" y="${HEIGHT - height}" width="${BAR - 2}" height="${height}"/>`;
  };
  const bars = hours.map(
    ({ loads, failures }, index) => bar(index, loads, 'loads') + bar(index, failures, 'failures'),
  );
  const lines = marks
    .filter(({ at }) => xOf(at) >= 0)
    .map(
      ({ at, text }) =>
        `<line x1="${xOf(at).toFixed(1)}" x2="${xOf(at).toFixed(1)}" y1="0" y2="${HEIGHT}"><title>${escapeHtml(text)}</title></line>`,
    );
  const label = `${app}: ${total} loads in ${hours.length} hours, ${failed} failed, ${lines.length} changes`;
  return `<figure><svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${hours.length * BAR} ${HEIGHT}" preserveAspectRatio="none">${bars.join('')}${lines.join('')}</svg>
    <figcaption>${escapeHtml(label)}</figcaption></figure>`;
}
