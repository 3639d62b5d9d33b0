import { escapeHtml } from '../../lib/html.ts';
import { formatBytes } from '../releases/release-weight.ts';
import { renderProblemBadge } from '../check-records/problem-badge.ts';
import {
  type BrowserReport,
  type CheckedPage,
  isKnownProblem,
  listReportProblems,
  type StoredCheck,
} from './report.ts';

/** Styles of the report, in addition to the styles of `sendPage`. */
export const REPORT_STYLES = `
  h2 { margin: 0; } section { margin: 1.25rem 0; padding: 1rem 1.25rem; border-radius: 0.6rem; background: #fffdf8; box-shadow: 0 1px 4px #2b1a1230; }
  a { color: #2c3f8f; } :focus-visible { outline: 3px solid #2c3f8f; outline-offset: 2px; }
  .badge { border-radius: 1rem; padding: 0 0.6rem; font-size: 0.875rem; font-weight: 600; color: #fff; background: #1d6446; } .bad { background: #a01f18; } .quiet { background: #5f4a3c; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1rem; } figure { margin: 0; }
  .pictures img { display: block; width: 100%; border: 1px solid #5f4a3c; } li { overflow-wrap: anywhere; } dl { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; } dt { font-weight: 600; } dd { margin: 0; }
`;

/** Returns the state or the report of a browser check as HTML. */
export function renderReportPage(
  id: string,
  { app, version, by, startedAt, report, failure }: StoredCheck,
): string {
  const heading = `<h1>Browser check of ${escapeHtml(app)}</h1>
    <p><code>${escapeHtml(version)}</code>, started by ${escapeHtml(by)}, ${escapeHtml(startedAt.slice(0, 16).replace('T', ' '))} UTC</p>`;
  if (failure !== undefined) return `${heading}<p role="alert">${escapeHtml(failure)}</p>`;
  if (!report) return `${heading}<p role="status">The check is running. Reload this page in a moment.</p>`;
  const problems = listReportProblems(report);
  return `${heading}
    <p>${renderProblemBadge(problems.length)}</p>
    ${problems.length === 0 ? '' : `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>`}
    ${renderFlags(report.disabledFlags)}
    ${report.pages.map((page) => renderPageSection(id, page)).join('')}
    ${renderNeighbourSection(report)}
    ${report.skipped.length === 0 ? '' : `<section><h2>Not opened</h2><ul>${report.skipped.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul></section>`}`;
}

function renderFlags(disabledFlags: readonly string[] = []): string {
  if (disabledFlags.length === 0) return '';
  const names = disabledFlags.map((flag) => `<code>${escapeHtml(flag)}</code>`).join(', ');
  return `<p>Checked with all flags of this release on. Off for visitors at the time of the check: ${names}.</p>`;
}

function renderPageSection(id: string, page: CheckedPage): string {
  const { url, width, problems, changed: changedShare, pictures } = page;
  const renderPicture = (name: string | undefined, caption: string) =>
    name === undefined
      ? ''
      : `<figure><figcaption>${caption}</figcaption><a href="/_checks/${id}/${name}"><img src="/_checks/${id}/${name}" alt="${caption}: ${escapeHtml(url)} at ${width} px" loading="lazy"></a></figure>`;
  const items = problems.map(
    (problem) =>
      `<li>${escapeHtml(problem)}${isKnownProblem(problem, page) ? ' (also on the live page)' : ''}</li>`,
  );
  return `<section><h2>${escapeHtml(url)} at ${width} px</h2>
    <p>${renderProblemBadge(problems.filter((problem) => !isKnownProblem(problem, page)).length)} ${renderChangeBadge(changedShare)}</p>
    ${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}
    ${renderWeightList(page)}
    <div class="pictures">${renderPicture(pictures.live, 'Live')}${renderPicture(pictures.candidate, 'This release')}${renderPicture(pictures.changes, 'Changes')}</div></section>`;
}

function renderWeightList({ weight, liveWeight }: CheckedPage): string {
  if (!weight) return '';
  const rows = (['html', 'scripts', 'all'] as const).map((kind) => {
    const change = describeWeightChange(weight[kind], liveWeight?.[kind]);
    return `<div><dt>${{ html: 'HTML', scripts: 'Scripts', all: 'Everything' }[kind]}</dt><dd>${formatBytes(weight[kind])}, ${change}</dd></div>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

function describeWeightChange(bytes: number, liveBytes: number | undefined): string {
  if (liveBytes === undefined) return 'live size unknown';
  if (bytes === liveBytes) return 'same as live';
  return `${bytes > liveBytes ? '+' : '−'}${formatBytes(Math.abs(bytes - liveBytes))}`;
}

function renderNeighbourSection({ neighbours: pages }: BrowserReport): string {
  if (pages.length === 0) return '';
  const items = pages.map(
    ({ url, app, problems }) =>
      `<li>${escapeHtml(url)} (${escapeHtml(app)}) ${renderProblemBadge(problems.length)}${
        problems.length === 0
          ? ''
          : `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>`
      }</li>`,
  );
  return `<section><h2>Pages of the other apps, with this release</h2><ul>${items.join('')}</ul></section>`;
}

function renderChangeBadge(changedShare: number | undefined): string {
  if (changedShare === undefined) return '<span class="badge quiet">not compared</span>';
  if (changedShare === 0) return '<span class="badge quiet">looks like the live page</span>';
  return `<span class="badge quiet">${Math.max(0.01, 100 * changedShare).toFixed(2)} % of the pixels changed</span>`;
}
