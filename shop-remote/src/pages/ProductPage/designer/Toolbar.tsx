import styled from 'styled-components';
import { Button } from '@rangmala/shared/ui';
import type { Editor } from './use-editor.ts';

/** Undo and redo, and what can be done with the selected layer. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { layers, selected } = editor;
  const at = selected ? layers.indexOf(selected) : -1;
  const none = !selected;
  return (
    <Row role="group" aria-label="Tools">
      <Tool disabled={!editor.canUndo} onClick={editor.undo}>
        Undo
      </Tool>
      <Tool disabled={!editor.canRedo} onClick={editor.redo}>
        Redo
      </Tool>
      <Tool disabled={none} onClick={() => selected && editor.duplicate(selected)}>
        Duplicate
      </Tool>
      <Tool disabled={none} onClick={() => selected && editor.remove(selected)}>
        Delete
      </Tool>
      <Tool disabled={none} onClick={() => selected && editor.flip(selected)}>
        Flip
      </Tool>
      <Tool
        disabled={none || at === layers.length - 1}
        onClick={() => selected && editor.movePile(selected, 1)}
      >
        Bring forward
      </Tool>
      <Tool disabled={at <= 0} onClick={() => selected && editor.movePile(selected, -1)}>
        Send backward
      </Tool>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
`;

const Tool = styled(Button).attrs({ variant: 'secondary' })`
  padding: 0.2rem 0.8rem;
  font-size: ${({ theme }) => theme.text.small};
`;
