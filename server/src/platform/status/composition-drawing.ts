import type { NavigationEntry } from '@rangmala/shared/contract';
import { escapeHtml } from '../../lib/html.ts';
import { formatBytes } from '../releases/release-weight.ts';
import { getColourClass } from './html-parts.ts';
import type { AppStatus } from './status-data.ts';

interface ColouredApp extends AppStatus {
  colour: string;
}

/** Returns an overview of the site as HTML, with the menu entries, slots and pages of each app. */
export function renderCompositionDrawing(apps: readonly AppStatus[]): string {
  const colouredApps = apps.map((app, index) => ({ ...app, colour: getColourClass(app.app, index) }));
  const shell = colouredApps.find(({ app }) => app === 'shell');
  const remotes = colouredApps.filter(({ app }) => app !== 'shell');
  return `<section class="card" aria-labelledby="composition"><h2 id="composition">Composition</h2>
    <div class="frame shell">
      <div class="bar"><strong>shell</strong><span>${escapeHtml(shell?.live ?? 'not live')}</span></div>
      ${renderMenuRow(remotes, 'header', 'Header menu')}
      ${renderSlotRow(remotes)}
      ${renderMenuRow(remotes, 'home', 'Buttons of the home page')}
      <div><h3>Pages</h3><div class="parts">${colouredApps.map(renderPages).join('')}</div></div>
      ${renderMenuRow(remotes, 'account', 'Account menu')}
      ${renderMenuRow(remotes, 'footer', 'Footer')}
    </div></section>`;
}

function renderMenuRow(apps: readonly ColouredApp[], menu: NavigationEntry['menu'], title: string): string {
  const chips = apps.flatMap(({ app, colour, navigation }) =>
    navigation
      .filter((entry) => entry.menu === menu)
      .map(({ label, to }) =>
        renderChip(colour, app, `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`),
      ),
  );
  return renderRow(title, chips);
}

function renderSlotRow(apps: readonly ColouredApp[]): string {
  const chips = apps.flatMap(({ app, colour, slots }) =>
    slots.map(({ slot, component, bytes }) =>
      renderChip(
        colour,
        app,
        `<code>${escapeHtml(slot)}</code> ${escapeHtml(component)}, ${formatBytes(bytes)}`,
      ),
    ),
  );
  return renderRow('Slots of the shell’s pages', chips);
}

const renderRow = (title: string, chips: readonly string[]) =>
  chips.length === 0 ? '' : `<div><h3>${title}</h3><ul class="chips">${chips.join('')}</ul></div>`;

const renderChip = (colour: string, app: string, content: string) =>
  `<li class="chip ${colour}">${content} <small>${escapeHtml(app)}</small></li>`;

function renderPages({ app, colour, live, pages }: ColouredApp): string {
  const items = pages.map(
    ({ path, bytes }) =>
      `<li>${path.includes(':') ? `<code>${escapeHtml(path)}</code>` : `<a href="${escapeHtml(path)}"><code>${escapeHtml(path)}</code></a>`}
        <span>${formatBytes(bytes)}</span></li>`,
  );
  return `<div class="part ${colour}"><h4 class="who"><a href="#${escapeHtml(app)}">${escapeHtml(app)}</a> ${escapeHtml(live)}</h4>
    <ul>${items.join('')}</ul></div>`;
}
