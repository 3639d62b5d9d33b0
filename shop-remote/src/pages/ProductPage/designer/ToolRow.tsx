import styled from 'styled-components';

/** The tools that open a part of the sheet. */
export type SheetTool = 'art' | 'templates';

export interface ToolRowProps {
  openTool: SheetTool | undefined;
  onPhoto: () => void;
  onText: () => void;
  /** Opens a tool, or closes the open one. */
  onTool: (tool: SheetTool) => void;
  onMore: () => void;
}

/** One path per icon on a 24 × 24 grid, for a stroke width of 2. */
const PATHS = {
  photo: 'M3.5 5h17v14h-17zM4 17l5-6 4 4 2.5-2.5L20 17M15.5 9h.01',
  text: 'M5 7.5V5h14v2.5M12 5v14m-2.5 0h5',
  art: 'M12 12c-3-3-3-6 0-8.5 3 2.5 3 5.5 0 8.5zm0 0c3-3 6-3 8.5 0-2.5 3-5.5 3-8.5 0zm0 0c3 3 3 6 0 8.5-3-2.5-3-5.5 0-8.5zm0 0c-3 3-6 3-8.5 0 2.5-3 5.5-3 8.5 0z',
  templates: 'M4 4h16v6H4zM4 14h7v6H4zM15 14h5v6h-5z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
} as const;

/** The tools of the editor: Photo and Text act at once, the others open a part of the sheet. */
export function ToolRow({ openTool, onPhoto, onText, onTool, onMore }: ToolRowProps) {
  return (
    <Row role="group" aria-label="Tools">
      <Tool icon="photo" label="Photo" onClick={onPhoto} />
      <Tool icon="text" label="Text" onClick={onText} />
      <Tool icon="art" tool="art" label="Art" isOpen={openTool === 'art'} onClick={() => onTool('art')} />
      <Tool
        icon="templates"
        tool="templates"
        label="Templates"
        isOpen={openTool === 'templates'}
        onClick={() => onTool('templates')}
      />
      <Tool icon="more" label="More" onClick={onMore} />
    </Row>
  );
}

function Tool({
  icon,
  tool,
  label,
  isOpen,
  onClick,
}: {
  icon: keyof typeof PATHS;
  tool?: SheetTool;
  label: string;
  isOpen?: boolean;
  onClick: () => void;
}) {
  return (
    <ToolButton type="button" data-tool={tool} aria-expanded={isOpen} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
      {label}
    </ToolButton>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(4rem, 30%), 1fr));
  gap: 2px;
  background: ${({ theme }) => theme.color.card};

  [data-full-screen] & {
    padding: 2px 4px max(2px, env(safe-area-inset-bottom));
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const ToolButton = styled.button`
  display: grid;
  gap: 1px;
  place-items: center;
  min-height: ${({ theme }) => theme.size.target};
  padding: 2px;
  border-radius: ${({ theme }) => theme.radius.small};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.2;

  svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:active,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.accentWash};
  }
`;
