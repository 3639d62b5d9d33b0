import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Layer } from '@rangmala/shared/contract/designs';
import { getLayerName } from '@rangmala/shared/contract/design-warnings';
import type { Editor } from './use-editor.ts';

/**
 * The layers of the side, bottom first, as buttons. A click selects a layer. Keys change or delete the focused layer.
 */
export function LayerList({ editor, hintId }: { editor: Editor; hintId: string }) {
  const { layers, selected } = editor;

  function onKeyDown(event: KeyboardEvent, layer: Layer): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      editor.remove(layer);
      return;
    }
    const isSelected = selected?.id === layer.id;
    if (event.key === 'Enter' && isSelected && editor.canEdit(layer)) {
      event.preventDefault();
      editor.edit(layer);
      return;
    }
    if (event.key === 'Escape' && editor.mode) {
      event.preventDefault();
      event.stopPropagation();
      editor.stopEditing();
      return;
    }
    if (!editor.changeByKey(layer, event.key, event.shiftKey)) return;
    event.preventDefault();
    if (!isSelected) editor.select(layer, true);
  }

  return (
    <List role="list" aria-label="Layers">
      {layers.map((layer) => (
        <li key={layer.id}>
          <LayerButton
            type="button"
            data-layer={layer.id}
            aria-pressed={layer.id === selected?.id}
            aria-describedby={hintId}
            onClick={() => editor.select(layer)}
            onKeyDown={(event) => onKeyDown(event, layer)}
          >
            {getLayerName(layer, layers)}
          </LayerButton>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  &:empty {
    display: none;
  }
`;

const LayerButton = styled.button`
  min-height: ${({ theme }) => theme.size.target};
  max-width: 16rem;
  padding: 0.3rem 0.9rem;
  overflow: hidden;
  border: 2px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentWash};
  }
`;
