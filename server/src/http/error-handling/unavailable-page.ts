import type { FastifyReply } from 'fastify';
import type { SiteInfo } from '@rangmala/shared/contract';
import { escapeHtml } from '../../lib/html.ts';
import { sendStandalonePage } from './standalone-page.ts';

/** Time in seconds after which the page reloads itself and other clients should repeat the request. */
const RETRY_SECONDS = 5;

/** Sends status 503 with a page that reloads itself. */
export function sendUnavailablePage(reply: FastifyReply, site: SiteInfo, url: string): FastifyReply {
  const { email, phone } = site;
  reply.header('retry-after', String(RETRY_SECONDS));
  return sendStandalonePage(reply, site, {
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
