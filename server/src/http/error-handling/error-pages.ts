import type { FastifyReply } from 'fastify';
import type { SiteInfo } from '@rangmala/shared/contract';
import { escapeHtml, sendStandalonePage } from '../../lib/html.ts';

const STYLES = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf4e6; color: #2b1a12;
    font: 1.0625rem/1.6 system-ui, sans-serif; }
  main { max-width: 32rem; padding: 2rem 1.5rem; text-align: center; }
  svg { width: 5rem; height: 5rem; color: #b3261e; }
  h1 { font-family: Georgia, serif; font-size: 1.9rem; line-height: 1.2; margin: 1rem 0 0.5rem; }
  a { color: inherit; }
  .again { display: inline-block; margin-top: 1rem; padding: 0.75rem 1.5rem; border-radius: 999px; background: #8c1d18;
    color: #fff; text-decoration: none; font-weight: 600; }
  .again:focus-visible { outline: 3px solid #2b1a12; outline-offset: 3px; }
`;

const LOTUS_DRAWING = `<svg viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true">
  <path d="M32 48c-8-7-10-19 0-32 10 13 8 25 0 32Z"/><path d="M32 48c-11 0-19-6-21-18 9 0 15 4 18 10"/>
  <path d="M32 48c11 0 19-6 21-18-9 0-15 4-18 10"/><path d="M14 54h36"/></svg>`;

interface ErrorPage {
  status: number;
  /** Title of the document and heading, as text. */
  title: string;
  /** Paragraphs below the heading, as HTML. */
  paragraphs: string;
  /** The button below the paragraphs. `href` and `label` are text. */
  link: { href: string; label: string };
  /** Time in seconds after which the page reloads itself; undefined for a page that does not reload. */
  reloadSeconds?: number;
}

function sendDrawnPage(
  reply: FastifyReply,
  site: SiteInfo,
  { status, title, paragraphs, link, reloadSeconds }: ErrorPage,
): FastifyReply {
  return sendStandalonePage(reply.code(status).header('cache-control', 'no-store'), {
    title: `${title} | ${site.name}`,
    styles: STYLES,
    head: reloadSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${reloadSeconds}">`,
    body: `${LOTUS_DRAWING}<h1>${escapeHtml(title)}</h1>${paragraphs}
      <a class="again" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`,
  });
}

const TITLE_BY_STATUS: Record<number, string> = {
  404: 'We can’t find that',
  429: 'Please wait a moment',
  503: 'Back in a moment',
};

/** Sends an error as a page with a link to the home page. `detail` is the sentence for the user, as text. */
export function sendErrorPage(
  reply: FastifyReply,
  site: SiteInfo,
  { status, detail }: { status: number; detail: string },
): FastifyReply {
  return sendDrawnPage(reply, site, {
    status,
    title: TITLE_BY_STATUS[status] ?? 'That didn’t work',
    paragraphs: `<p>${escapeHtml(detail)}</p>`,
    link: { href: '/', label: 'Go to the home page' },
  });
}

/** Time in seconds after which the page reloads itself and other clients should repeat the request. */
const RETRY_SECONDS = 5;

/** Sends status 503 with a page that reloads itself. */
export function sendUnavailablePage(reply: FastifyReply, site: SiteInfo, url: string): FastifyReply {
  const { email, phone } = site;
  reply.header('retry-after', String(RETRY_SECONDS));
  return sendDrawnPage(reply, site, {
    status: 503,
    title: 'Back in a moment',
    paragraphs: `
      <p>${escapeHtml(site.name)} is taking a short break. This page tries again by itself every few seconds. Your cart is safe.</p>
      <p>Need us now? Write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> or call
      <a href="tel:${phone.replace(/[^+\d]/g, '')}">${escapeHtml(phone)}</a>.</p>`,
    link: { href: url, label: 'Try again now' },
    reloadSeconds: RETRY_SECONDS,
  });
}
