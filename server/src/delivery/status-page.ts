import type { AppOverview, Overview } from './overview.ts';
import type { Tally } from './stats.ts';

/** The teams' page: what is live, how it does, what came before. `nonce` lets its styles in. */
export function statusPage({ snapshot, apps }: Overview, nonce: string): string {
  return document(nonce, `<h1>Releases</h1><p>Snapshot ${snapshot}</p>${apps.map(section).join('')}`);
}

/** Asks for a team's token; `problem` says why the last one did not do. */
export function tokenPage(nonce: string, problem?: string): string {
  return document(
    nonce,
    `<h1>Releases</h1>
    ${problem === undefined ? '' : `<p role="alert">${escape(problem)}</p>`}
    <form method="post" action="/_status">
      <label for="token">Team token</label>
      <input id="token" name="token" type="password" autocomplete="off" required>
      <button>Show</button>
    </form>`,
  );
}

function section({ app, live, since, by, canary, tally, history, kept }: AppOverview): string {
  return `<section aria-labelledby="${escape(app)}">
    <h2 id="${escape(app)}">${escape(app)}</h2>
    <table><caption>How its releases do</caption>
      <thead><tr><th scope="col">Release</th><th scope="col">Role</th><th scope="col">Since</th><th scope="col">By</th>
        <th scope="col">Loads</th><th scope="col">Error rate</th><th scope="col">Load time</th></tr></thead>
      <tbody>
        ${row(live, 'live', since, by, tally)}
        ${canary ? row(canary.version, `canary, ${canary.percent} %`, canary.since, '', canary.tally) : ''}
      </tbody></table>
    <details><summary>History (${history.length}), ${kept.length} to go back to</summary>
      <ol>${history
        .map(
          (each) =>
            `<li><time>${escape(each.at)}</time> ${escape(each.version)}: ${escape(each.reason)}, by ${escape(each.by)} (snapshot ${each.snapshot})</li>`,
        )
        .join('')}</ol>
      <p>Can be gone back to: ${kept.map(escape).join(', ') || 'none'}.</p>
    </details></section>`;
}

function row(version: string, role: string, since: string, by: string, tally: Tally): string {
  const cells = [
    version,
    role,
    since,
    by,
    String(tally.loads),
    tally.loads === 0 ? '–' : `${((100 * tally.failures) / tally.loads).toFixed(2)} %`,
    tally.loads === tally.failures ? '–' : `${Math.round(tally.loadMs / (tally.loads - tally.failures))} ms`,
  ];
  const [first = '', ...rest] = cells.map(escape);
  return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function document(nonce: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Releases</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <style nonce="${nonce}">
      body { margin: 0 auto; max-width: 70rem; padding: 1.5rem; background: #fbf4e6; color: #2b1a12; font: 1rem/1.5 system-ui, sans-serif; }
      section { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; padding: 0.3rem 0; }
      th, td { padding: 0.4rem 0.8rem; border-bottom: 1px solid #5f4a3c; text-align: left; }
      input, button { font: inherit; padding: 0.5rem 0.8rem; } label { display: block; }
    </style></head><body><main>${body}</main></body></html>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
