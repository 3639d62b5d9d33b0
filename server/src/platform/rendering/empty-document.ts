import type { PagePayload, ReleaseDescription } from '@rangmala/shared/contract';
import { escapeHtml } from '../../lib/html.ts';
import { createRoutePattern } from '../registry/route-pattern.ts';
import type { RenderJob } from './render-messages.ts';

const STYLES = `
  body { margin: 0; background: #fbf4e6; color: #2b1a12; font: 1rem/1.5 system-ui, sans-serif; }
  #root > p { margin: 0; padding: 6rem 1.5rem; text-align: center; }
`;

/**
 * Returns a document without content. The browser renders the page into this document. Uses no server bundle. The
 * document contains the whole snapshot, because an older shell release cannot load parts of the snapshot later.
 */
export function createEmptyDocument({
  nonce,
  composition: { shell, snapshot },
  site,
  session,
  notice,
}: Omit<RenderJob, 'blocked'>): string {
  const payload: PagePayload = {
    snapshot,
    site,
    session,
    answers: {},
    renderedAt: Date.now(),
    rendered: false,
    ...(notice ? { notice } : {}),
  };
  const scripts = shell.entry.map(
    (file) => `<script nonce="${nonce}" defer src="${shell.base}${file}"></script>`,
  );
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(site.name)}</title><style nonce="${nonce}">${STYLES}</style>`,
    ...scripts,
    `</head><body><div id="root"><p>Loading…</p></div>`,
    `<script nonce="${nonce}" id="rangmala-page" type="application/json">`,
    JSON.stringify(payload).replace(/</g, '\\u003c'),
    '</script></body></html>',
  ].join('');
}

/** Returns whether one of these releases has a page at a URL. */
export function hasPageAt(url: string, releases: readonly Pick<ReleaseDescription, 'pages'>[]): boolean {
  const [pathname = '/'] = url.split('?');
  const requestedPath = pathname.replace(/(.)\/+$/, '$1');
  return releases.some(({ pages }) => pages.some(({ path }) => createRoutePattern(path).test(requestedPath)));
}
