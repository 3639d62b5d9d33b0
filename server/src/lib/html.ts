import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLES = `
  body { margin: 0 auto; max-width: 70rem; padding: 1.5rem; background: #fbf4e6; color: #2b1a12; font: 1rem/1.5 system-ui, sans-serif; }
  section { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; padding: 0.3rem 0; }
  th, td { padding: 0.4rem 0.8rem; border-bottom: 1px solid #5f4a3c; text-align: left; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  input, button { font: inherit; padding: 0.5rem 0.8rem; } label { display: block; }
`;

/**
 * Sends an HTML page without scripts.
 * @param body HTML of the page; the caller must escape all text in it
 */
export function sendPage(reply: FastifyReply, title: string, body: string, styles = ''): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('cache-control', 'private, no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src 'self' data:; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
      <style nonce="${nonce}">${STYLES}${styles}</style></head><body><main>${body}</main></body></html>`,
    );
}

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
