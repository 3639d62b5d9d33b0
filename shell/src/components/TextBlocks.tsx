import type { TextBlock, TextRun } from '@rangmala/shared/contract';
import { AppLink } from '@rangmala/shared/ui';

/** Renders the headings, paragraphs and lists of a text. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, index) => (
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, to, strong }, index) => {
    if (strong) return <strong key={index}>{text}</strong>;
    if (to === undefined) return text;
    if (!to.startsWith('/')) {
      return (
        <a key={index} href={to} rel="noopener noreferrer">
          {text}
        </a>
      );
    }
    return (
      <AppLink key={index} to={to}>
        {text}
      </AppLink>
    );
  });
}
