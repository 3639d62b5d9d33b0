import { escapeHtml } from '../../lib/html.ts';
import type { RetiredApp } from './retired-apps.ts';
import type { AppStatus } from './status-data.ts';
import { renderTimeTag } from './html-parts.ts';

/** Returns the HTML of the buttons that change an app. */
export function renderActionButtons({ app, kept, canary, flags }: AppStatus): string {
  const [target] = kept;
  const allButtons = [
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
  ];
  return `<div class="buttons">${allButtons.join('')}</div>`;
}

/**
 * Returns the section of the retired remotes as HTML; '' when there are none.
 * @param canChange returns whether the team may restore a remote
 */
export function renderRetiredSection(
  retired: readonly RetiredApp[],
  canChange: (app: string) => boolean,
): string {
  if (retired.length === 0) return '';
  const items = retired.map(
    ({ app, version, at, by }) => `<li><strong>${escapeHtml(app)}</strong> <code>${escapeHtml(version)}</code>
      <p class="who">${at === undefined || by === undefined ? 'Retired.' : `Retired ${renderTimeTag(at)}, by ${escapeHtml(by)}.`}</p>
      ${canChange(app) ? `<div class="buttons">${renderButton(app, 'rollback', `Restore ${app}`, version)}</div>` : ''}</li>`,
  );
  return `<section class="card" aria-labelledby="retired"><h2 id="retired">Retired remotes</h2>
    <ul class="retired">${items.join('')}</ul></section>`;
}

function renderButton(app: string, action: string, label: string, value?: string): string {
  const renderField = (name: string, content: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(content)}">`;
  return `<form method="post" action="/_status/actions">${renderField('app', app)}${renderField('action', action)}${
    value === undefined ? '' : renderField('value', value)
  }<button${action === 'retire' ? ' class="danger"' : ''}>${escapeHtml(label)}</button></form>`;
}
