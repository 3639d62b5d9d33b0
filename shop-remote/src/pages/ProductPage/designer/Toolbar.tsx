import styled from 'styled-components';
import { Button, Row } from '@rangmala/shared/ui';
import type { Editor } from './use-editor.ts';

export function LayerButtons({ editor }: { editor: Editor }) {
  const { selected } = editor;
  return (
    <Row $gap="xs" role="group" aria-label="Selected layer">
      <Tool isUnavailable={!selected} onClick={() => selected && editor.duplicate(selected)}>
        Duplicate
      </Tool>
      <Tool isUnavailable={!selected} onClick={() => selected && editor.remove(selected)}>
        Delete
      </Tool>
      <Tool isUnavailable={!selected} onClick={() => selected && editor.flip(selected)}>
        Flip
      </Tool>
    </Row>
  );
}

export function OrderButtons({ editor }: { editor: Editor }) {
  const { layers, selected } = editor;
  const position = selected ? layers.indexOf(selected) : -1;
  return (
    <Row $gap="xs" role="group" aria-label="Order">
      <Tool
        isUnavailable={!selected || position === layers.length - 1}
        onClick={() => selected && editor.reorderLayer(selected, 1)}
      >
        Bring forward
      </Tool>
      <Tool isUnavailable={position <= 0} onClick={() => selected && editor.reorderLayer(selected, -1)}>
        Send backward
      </Tool>
    </Row>
  );
}

export function AddButtons({ onPicture, onText }: { onPicture: () => void; onText: () => void }) {
  return (
    <Row>
      <SmallButton data-add-picture="" onClick={onPicture}>
        Add picture
      </SmallButton>
      <SmallButton onClick={onText}>Add text</SmallButton>
    </Row>
  );
}

export function UndoButtons({ editor }: { editor: Pick<Editor, 'canUndo' | 'canRedo' | 'undo' | 'redo'> }) {
  return (
    <>
      <IconTool
        isUnavailable={!editor.canUndo}
        onClick={editor.undo}
        label="Undo"
        path="M4 10h11a5 5 0 0 1 0 10h-4M4 10l5-5m-5 5 5 5"
      />
      <IconTool
        isUnavailable={!editor.canRedo}
        onClick={editor.redo}
        label="Redo"
        path="M20 10H9a5 5 0 0 0 0 10h4m7-10-5-5m5 5-5 5"
      />
    </>
  );
}

interface ToolProps {
  isUnavailable: boolean;
  onClick: () => void;
}

/** A button that stays focusable while unavailable, so that the Undo button keeps the focus after the last step. */
function Tool({ isUnavailable, onClick, children }: ToolProps & { children: string }) {
  return (
    <SmallButton aria-disabled={isUnavailable} onClick={() => !isUnavailable && onClick()}>
      {children}
    </SmallButton>
  );
}

function IconTool({ isUnavailable, onClick, label, path }: ToolProps & { label: string; path: string }) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isUnavailable}
      onClick={() => !isUnavailable && onClick()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </IconButton>
  );
}

export const SmallButton = styled(Button).attrs({ variant: 'secondary' })`
  padding: 0.2rem 0.8rem;
  font-size: ${({ theme }) => theme.text.small};
`;

/** As narrow as the bar of a phone needs. */
export const SaveButton = styled(SmallButton)`
  flex: 1 1 6rem;
  max-width: 14rem;
  padding: 0 0.3rem;
  line-height: 1.15;
`;

const IconButton = styled(SmallButton)`
  min-width: ${({ theme }) => theme.size.target};
  padding: 0;

  svg {
    width: 1.35rem;
    height: 1.35rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
