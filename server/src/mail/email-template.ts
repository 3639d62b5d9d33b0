import type { SiteInfo } from '@rangmala/shared/contract';
import { escapeHtml } from '../lib/html.ts';
import { LOGO_CID } from './logo.ts';
import type { Message } from './message.ts';

/** One row of details or totals, such as “When” and the date. In details, `value` may have several lines. */
export interface EmailDetail {
  label: string;
  value: string;
}

/** One line of an order, with a formatted amount. */
export interface EmailItem {
  name: string;
  description?: string;
  amount: string;
  /** Pictures of the item, which are shown beside each other. */
  pictures?: readonly EmailPicture[];
}

/** A picture in a mail. `url` is absolute. */
export interface EmailPicture {
  url: string;
  alt: string;
}

/** The content of a mail as plain text, which the template escapes in the HTML. */
export interface EmailContent {
  /** Full name of the recipient. The greeting uses the first name. */
  name?: string;
  /** Summary of the mail, such as “Your session is booked”. */
  heading: string;
  /** Paragraphs after the greeting. Line breaks are kept. */
  paragraphs: readonly string[];
  details?: readonly EmailDetail[];
  items?: readonly EmailItem[];
  /** Rows below the items, such as “Total”; not shown without items. */
  totals?: readonly EmailDetail[];
  /** Button to the next step. `url` is absolute. */
  button?: { label: string; url: string };
  /** Links after the button. Each `url` is absolute. */
  links?: readonly { label: string; url: string }[];
  /** Paragraphs at the end. */
  closing?: readonly string[];
}

interface EmailBlock {
  text: string;
  html: string;
}

/** Writes a mail that greets its recipient by name. */
export function writeEmail(
  site: SiteInfo,
  { name, email }: { name: string; email: string },
  subject: string,
  content: Omit<EmailContent, 'name'>,
): Message {
  return { to: { name, address: email }, subject, ...renderEmail(site, { name, ...content }) };
}

/** Renders a mail as plain text and as HTML. */
export function renderEmail(site: SiteInfo, content: EmailContent): { text: string; html: string } {
  const greeting = createGreeting(content.name);
  const blocks: EmailBlock[] = [
    createParagraph(greeting),
    ...content.paragraphs.map(createParagraph),
    ...(content.details?.length ? [createDetailsBlock(content.details)] : []),
    ...(content.items?.length ? [createItemsBlock(content.items, content.totals ?? [])] : []),
    ...(content.button ? [createButtonBlock(content.button)] : []),
    ...(content.links ?? []).map(createLinkBlock),
    ...(content.closing ?? []).map(createParagraph),
  ];
  const signature = [site.name, site.origin, site.email].join('\n');
  return {
    text: [content.heading, ...blocks.map(({ text }) => text), `-- \n${signature}`].join('\n\n'),
    html: renderEmailPage(site, {
      heading: content.heading,
      preview: content.paragraphs[0] ?? content.heading,
      body: blocks.map(({ html }) => html).join('\n'),
    }),
  };
}

/** Returns a greeting such as “Namaste Asha,”, or “Namaste,” without a name. */
export function createGreeting(name: string | undefined): string {
  const [firstName] = name?.trim().split(/\s+/) ?? [];
  return firstName ? `Namaste ${firstName},` : 'Namaste,';
}

const escapeLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const createParagraph = (text: string): EmailBlock => ({
  text,
  html: `<p style="${STYLE.text}">${escapeLines(text)}</p>`,
});

function createDetailsBlock(details: readonly EmailDetail[]): EmailBlock {
  const rows = details.map(
    ({ label, value }) =>
      `<tr><th style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}">${escapeLines(value)}</td></tr>`,
  );
  return {
    text: details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    html: `<table role="presentation" style="${STYLE.table}">${rows.join('')}</table>`,
  };
}

function createItemsBlock(items: readonly EmailItem[], totals: readonly EmailDetail[]): EmailBlock {
  const rows = items.map(({ name, description, amount, pictures = [] }) => {
    const images = pictures.map(
      ({ url, alt }) =>
        `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="160" height="160" style="margin:8px 8px 0 0;border-radius:8px">`,
    );
    const image = images.length > 0 ? `<br>${images.join('')}` : '';
    const descriptionHtml = description
      ? `<br><span style="${STYLE.small}">${escapeLines(description)}</span>`
      : '';
    return `<tr><td style="${STYLE.item}">${escapeHtml(name)}${descriptionHtml}${image}</td><td style="${STYLE.amount}">${escapeHtml(amount)}</td></tr>`;
  });
  const totalRows = totals.map(({ label, value }, index) => {
    const tag = index === totals.length - 1 ? 'strong' : 'span';
    return `<tr><td style="${STYLE.total}"><${tag}>${escapeHtml(label)}</${tag}></td><td style="${STYLE.amount}"><${tag}>${escapeHtml(value)}</${tag}></td></tr>`;
  });
  const lines = items.map(({ name, description, amount }) =>
    [`${name}   ${amount}`, ...(description ? [`  ${description.replaceAll('\n', '\n  ')}`] : [])].join('\n'),
  );
  return {
    text: [...lines, ...totals.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    html: `<table role="presentation" style="${STYLE.table}">${rows.join('')}${totalRows.join('')}</table>`,
  };
}

function createButtonBlock({ label, url }: { label: string; url: string }): EmailBlock {
  const href = escapeHtml(url);
  return {
    text: `${label}:\n${url}`,
    html:
      `<p style="${STYLE.text}"><a href="${href}" style="${STYLE.button}">${escapeHtml(label)}</a></p>` +
      `<p style="${STYLE.small}">If the button doesn’t work, copy this link into your browser: <a href="${href}" style="color:#5f4a3c;word-break:break-all">${href}</a></p>`,
  };
}

function createLinkBlock({ label, url }: { label: string; url: string }): EmailBlock {
  return {
    text: `${label}:\n${url}`,
    html: `<p style="${STYLE.text}"><a href="${escapeHtml(url)}" style="color:#a81e2d">${escapeHtml(label)}</a></p>`,
  };
}

const CELL_STYLE = 'padding:8px 0;border-top:1px solid #e0cfae;vertical-align:top;text-align:left';

/** Inline styles in the colours of the site, because many mail programs remove style sheets. */
const STYLE = {
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
function renderEmailPage(site: SiteInfo, { heading, preview, body }: EmailPage): string {
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
