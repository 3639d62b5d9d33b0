import type {
  PageNotice,
  PagePayload,
  ReleaseDescription,
  Session,
  SiteInfo,
} from '@rangmala/shared/contract';
import { escapeHtml } from '../../lib/html.ts';
import type { DevApps } from '../previews/dev-apps.ts';
import type { CompositionFields } from '../registry/composition.ts';
import { createRoutePattern } from '../registry/route-pattern.ts';

const STYLES = `
  body { margin: 0; background: #fbf4e6; color: #2b1a12; font: 1rem/1.5 system-ui, sans-serif; }
  #root > p { margin: 0; padding: 6rem 1.5rem; text-align: center; }
`;

interface EmptyDocumentParts extends Pick<CompositionFields, 'snapshot' | 'shell'> {
  site: SiteInfo;
  session: Session;
  notice?: PageNotice | undefined;
  development?: DevApps | undefined;
}

/** Returns a document without content. The browser renders the page into this document. Uses no server bundle. */
export function createEmptyDocument({
  snapshot,
  shell,
  site,
  session,
  notice,
  development,
}: EmptyDocumentParts): string {
  const payload: PagePayload = {
    snapshot,
    site,
    session,
    answers: {},
    renderedAt: Date.now(),
    rendered: false,
    ...(notice && { notice }),
    ...(development && { development }),
  };
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(site.name)}</title><style>${STYLES}</style>`,
    ...shell.entry.map((file) => `<script defer src="${shell.base}${file}"></script>`),
    '</head><body><div id="root"><p>Loading…</p></div>',
    '<script type="application/json" id="rangmala-page">',
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
