import type { TextBlock, TextRun } from '@rangmala/shared/contract';

/** Matches `**strong**` and `[text](address)`. */
const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<to>[^()\s]+)\)/g;
const ADDRESS = /^(\/(?!\/)|https:\/\/|mailto:)/;
const LIST_ITEM = /^(-|\d+\.) +/;

/**
 * Parses a text in a subset of Markdown: `## heading`, paragraphs, `- list`, `1. steps`, `**strong**` and
 * `[link](/path)`. Links to other addresses than paths, https and mailto stay plain text.
 */
export function parseText(source: string): TextBlock[] {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n|\n(?=#)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOf);
}

function blocksOf(part: string): TextBlock[] {
  const [first = '', ...rest] = part.split('\n');
  const heading = /^#{1,6} +(.+)$/.exec(first);
  if (heading?.[1]) {
    return [
      { kind: 'heading', text: heading[1].trim() },
      ...(rest.length > 0 ? parseText(rest.join('\n')) : []),
    ];
  }
  if (!LIST_ITEM.test(first)) return [{ kind: 'paragraph', runs: runsOf(part) }];
  const items = part.split(/\n(?=(?:-|\d+\.) )/).map((item) => runsOf(item.replace(LIST_ITEM, '')));
  return [{ kind: first.startsWith('-') ? 'list' : 'steps', items }];
}

function runsOf(text: string): TextRun[] {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    const { strong, text: label, to } = match.groups ?? {};
    const run = strong !== undefined ? { text: strong, strong: true } : linkOf(label ?? '', to ?? '');
    if (!run) continue;
    if (match.index > end) runs.push({ text: line.slice(end, match.index) });
    runs.push(run);
    end = match.index + match[0].length;
  }
  if (end < line.length) runs.push({ text: line.slice(end) });
  return runs;
}

const linkOf = (text: string, to: string): TextRun | undefined =>
  ADDRESS.test(to) ? { text, to } : undefined;
