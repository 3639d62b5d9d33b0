import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLES = `
  body { margin: 0 auto; max-width: 70rem; padding: 1.5rem; background: #fbf4e6; color: #2b1a12; font: 1rem/1.5 system-ui, sans-serif; }
  section { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; padding: 0.3rem 0; }
  th, td { padding: 0.4rem 0.8rem; border-bottom: 1px solid #5f4a3c; text-align: left; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  input, button { font: inherit; padding: 0.5rem 0.8rem; } label { display: block; }
`;

/** A page that uses no release and no file of the shell. */
export interface StandalonePage {
  title: string;
  /** HTML of the page; the caller must escape all text in it. */
  body: string;
  styles: string;
  /** Further elements of the head. */
  head?: string;
  /** Returns the script elements at the end of the page, which need the nonce. */
  renderScripts?: (nonce: string) => string;
  /** Returns the Content-Security-Policy; by default, the page may use its own styles and scripts and the site's pictures. */
  createPolicy?: (nonce: string) => string;
}

/** Sends a standalone page. Search engines and caches do not keep it. */
export function sendStandalonePage(
  reply: FastifyReply,
  { title, body, styles, head = '', renderScripts, createPolicy }: StandalonePage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy =
    createPolicy?.(nonce) ??
    [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      ...(renderScripts ? [`script-src 'nonce-${nonce}'`] : []),
      "img-src 'self' data:",
      `form-action ${body.includes('<form') ? "'self'" : "'none'"}`,
      "base-uri 'none'; frame-ancestors 'none'",
    ].join('; ');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}
      <style nonce="${nonce}">${styles}</style></head><body><main>${body}</main>${renderScripts?.(nonce) ?? ''}</body></html>`,
    );
}

/**
 * Sends a plain page for a team, without scripts.
 * @param body HTML of the page; the caller must escape all text in it
 */
export const sendPage = (reply: FastifyReply, title: string, body: string, styles = ''): FastifyReply =>
  sendStandalonePage(reply, { title, body, styles: STYLES + styles });

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, as content or as a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
