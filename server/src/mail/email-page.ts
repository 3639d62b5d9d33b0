import type { SiteInfo } from '@rangmala/shared/contract';
import { escapeHtml } from '../lib/html.ts';
import { LOGO_CID } from './logo.ts';

const CELL_STYLE = 'padding:8px 0;border-top:1px solid #e0cfae;vertical-align:top;text-align:left';

/** Inline styles in the colours of the site, because many mail programs remove style sheets. */
export const STYLE = {
  text: 'margin:0 0 16px',
  small: 'margin:0 0 16px;font-size:14px;color:#5f4a3c',
  table: 'width:100%;margin:0 0 20px;border-collapse:collapse;border-bottom:1px solid #e0cfae',
  label: `${CELL_STYLE};width:34%;padding-right:12px;font-weight:normal;color:#5f4a3c`,
  value: `${CELL_STYLE};font-weight:bold`,
  item: CELL_STYLE,
  total: `${CELL_STYLE};color:#5f4a3c`,
  amount: `${CELL_STYLE};text-align:right;white-space:nowrap;padding-left:12px`,
  button:
    'display:inline-block;padding:14px 26px;border-radius:999px;background:#a81e2d;color:#fff7e6;' +
    'font-weight:bold;text-decoration:none',
} as const;

interface EmailPage {
  heading: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  /** HTML with escaped texts. */
  body: string;
}

/** Returns the HTML document of a mail: the logo, the heading, `body`, and a footer with the contact details. */
export function renderEmailPage(site: SiteInfo, { heading, preview, body }: EmailPage): string {
  const [name, origin] = [escapeHtml(site.name), escapeHtml(site.origin)];
  return [
    '<!DOCTYPE html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light only"><title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;background:#fbf4e6;color:#2b1a12;font:17px/1.55 'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    '<div style="max-width:600px;margin:0 auto;padding:24px 12px 32px">',
    `<p style="margin:0 0 20px;text-align:center"><a href="${origin}" style="color:#2b1a12;font:bold 22px Georgia,serif;text-decoration:none"><img src="cid:${LOGO_CID}" width="48" height="34" alt="" style="display:block;margin:0 auto 4px;border:0">${name}</a></p>`,
    '<div style="padding:28px 24px 12px;border:1px solid #e0cfae;border-radius:14px;background:#fffdf7">',
    `<h1 style="margin:0 0 18px;font:bold 26px/1.25 Georgia,serif;color:#7f1421">${escapeHtml(heading)}</h1>`,
    body,
    '</div>',
    `<p style="margin:20px 0 0;text-align:center;font-size:14px;color:#5f4a3c">${name}<br><a href="${origin}" style="color:#5f4a3c">${origin}</a><br><a href="mailto:${escapeHtml(site.email)}" style="color:#5f4a3c">${escapeHtml(site.email)}</a></p>`,
    '</div></body></html>',
  ].join('\n');
}
