import type { TextBlock, TextRun } from '@rangmala/shared/contract';

/** Matches `**strong**` and `[text](url)`. */
const INLINE_MARKUP = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<to>[^()\s]+)\)/g;
const LINK_TARGET_PATTERN = /^(\/(?!\/)|https:\/\/|mailto:)/;
const LIST_ITEM = /^(-|\d+\.) +/;

/**
 * Parses a text in a subset of Markdown: headings (`#` to `######`), paragraphs, `- list`, `1. steps`, `**strong**`
 * and `[link](/path)`. A link must lead to a path that begins with a single slash, or to an https or mailto URL. Other
 * links stay plain text.
 */
export function parseText(source: string): TextBlock[] {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n|\n(?=#)/)
    .map((section) => section.trim())
    .filter(Boolean)
    .flatMap(parseBlocks);
}

function parseBlocks(section: string): TextBlock[] {
  const [firstLine = '', ...otherLines] = section.split('\n');
  const heading = /^#{1,6} +(.+)$/.exec(firstLine);
  if (heading?.[1]) {
    return [
      { kind: 'heading', text: heading[1].trim() },
      ...(otherLines.length > 0 ? parseText(otherLines.join('\n')) : []),
    ];
  }
  if (!LIST_ITEM.test(firstLine)) return [{ kind: 'paragraph', runs: parseRuns(section) }];
  const items = section.split(/\n(?=(?:-|\d+\.) )/).map((item) => parseRuns(item.replace(LIST_ITEM, '')));
  return [{ kind: firstLine.startsWith('-') ? 'list' : 'steps', items }];
}

function parseRuns(text: string): TextRun[] {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const runs: TextRun[] = [];
  let parsedLength = 0;
  for (const match of line.matchAll(INLINE_MARKUP)) {
    const { strong, text: label, to } = match.groups ?? {};
    const run = strong !== undefined ? { text: strong, strong: true } : createLinkRun(label ?? '', to ?? '');
    if (!run) continue;
    if (match.index > parsedLength) runs.push({ text: line.slice(parsedLength, match.index) });
    runs.push(run);
    parsedLength = match.index + match[0].length;
  }
  if (parsedLength < line.length) runs.push({ text: line.slice(parsedLength) });
  return runs;
}

const createLinkRun = (text: string, to: string): TextRun | undefined =>
  LINK_TARGET_PATTERN.test(to) ? { text, to } : undefined;
