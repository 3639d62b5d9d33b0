import type { SiteInfo } from '@rangmala/shared/contract';

export interface Letter {
  greeting: string;
  paragraphs: string[];
  /** The one thing to do, as a link on its own line after the paragraph of that number (0: the first). */
  action?: { label: string; url: string; after: number };
}

/** One letter in two forms, signed by the shop; every word of it may come from a stranger. */
export function letter(
  site: SiteInfo,
  { greeting, paragraphs, action }: Letter,
): { text: string; html: string } {
  const signature = [site.name, site.origin, site.email];
  const blocks = paragraphs.flatMap((paragraph, index) => [
    { text: paragraph, html: `<p>${escaped(paragraph)}</p>` },
    ...(action?.after === index ? [actionBlock(action)] : []),
  ]);
  return {
    text: [greeting, ...blocks.map(({ text }) => text), `-- \n${signature.join('\n')}`].join('\n\n'),
    html: page(site, [
      `<p>${escaped(greeting)}</p>`,
      ...blocks.map(({ html }) => html),
      `<p style="color:#5f4a3c;font-size:14px">${signature.map(escaped).join('<br>')}</p>`,
    ]),
  };
}

function actionBlock({ label, url }: { label: string; url: string }): { text: string; html: string } {
  const href = escaped(url);
  return {
    text: `${label}:\n${url}`,
    html:
      `<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;` +
      `background:#a81e2d;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>` +
      `<p style="font-size:14px">If the button does not work, copy this address: ${href}</p>`,
  };
}

function page(site: SiteInfo, blocks: string[]): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(site.name)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fbf4e6;color:#2b1a12;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:560px;margin:0 auto">',
    ...blocks,
    '</div></body></html>',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? '');
