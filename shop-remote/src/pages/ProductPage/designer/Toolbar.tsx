import styled from 'styled-components';
import { Button } from '@rangmala/shared/ui';
import type { Editor } from './use-editor.ts';

/** Undo, redo, and the actions for the selected layer. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { layers, selected } = editor;
  const position = selected ? layers.indexOf(selected) : -1;
  const isNothingSelected = !selected;
  return (
    <Row role="group" aria-label="Tools">
      <Tool isUnavailable={!editor.canUndo} onClick={editor.undo}>
        Undo
      </Tool>
      <Tool isUnavailable={!editor.canRedo} onClick={editor.redo}>
        Redo
      </Tool>
      <Tool isUnavailable={isNothingSelected} onClick={() => selected && editor.duplicate(selected)}>
        Duplicate
      </Tool>
      <Tool isUnavailable={isNothingSelected} onClick={() => selected && editor.remove(selected)}>
        Delete
      </Tool>
      <Tool isUnavailable={isNothingSelected} onClick={() => selected && editor.flip(selected)}>
        Flip
      </Tool>
      <Tool
        isUnavailable={isNothingSelected || position === layers.length - 1}
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

/** A button that stays focusable while unavailable, so that the Undo button keeps the focus after the last step. */
function Tool({
  isUnavailable,
  onClick,
  children,
}: {
  isUnavailable: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <SmallButton aria-disabled={isUnavailable} onClick={() => !isUnavailable && onClick()}>
      {children}
    </SmallButton>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
`;

/** A small button for the rows of tools in the editor. */
export const SmallButton = styled(Button).attrs({ variant: 'secondary' })`
  padding: 0.2rem 0.8rem;
  font-size: ${({ theme }) => theme.text.small};

  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
