import type { FastifyReply } from 'fastify';
import type { SiteInfo } from '@rangmala/shared/contract';
import { escapeHtml } from '../../lib/html.ts';
import { sendStandalonePage } from './standalone-page.ts';

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
  return sendStandalonePage(reply, site, {
    status,
    title: TITLE_BY_STATUS[status] ?? 'That didn’t work',
    paragraphs: `<p>${escapeHtml(detail)}</p>`,
    link: { href: '/', label: 'Go to the home page' },
  });
}
