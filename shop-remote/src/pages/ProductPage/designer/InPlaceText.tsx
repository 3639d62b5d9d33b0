import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { TextLayer } from '@rangmala/shared/contract/designs';
import { MAX_TEXT_LENGTH } from '@rangmala/shared/contract/rules';
import type { AreaScale } from '../../../lib/designer/area-scale.ts';
import { computeLayerBox, createFacts } from '../../../lib/designer/layers.ts';
import { layOutPlainText } from '../../../lib/preview/plain-text.ts';
import type { Editor } from './use-editor.ts';
import { useTypedText } from './use-typed-text.ts';

/** Browsers on phones enlarge the page when a field with a smaller font gets the focus. */
const MIN_FONT_PX = 16;

/** Leaves room for letters that are wider on the screen than in print, so that lines break at the same words. */
const EXTRA_WIDTH = 1.05;

export interface InPlaceTextProps {
  editor: Editor;
  layer: TextLayer;
  scale: AreaScale;
  /** Called when the text is pressed, which may begin to drag the layer. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * A caret in a text on the design area. The typed letters are invisible in the field, because the layer below shows them
 * as they are printed; they appear when the layer cannot show them yet.
 */
export function InPlaceText({ editor, layer, scale, onPointerDown }: InPlaceTextProps) {
  const { pixelsPerMillimetre, corner } = scale;
  const field = useRef<HTMLTextAreaElement>(null);
  const { typedText, problem, type } = useTypedText(editor, layer);
  const box = computeLayerBox(layer, editor.resources);
  const { shownSelected } = editor;
  const printedSize = shownSelected && createFacts(editor.resources).getFontSize?.(shownSelected);
  const fontPx = (printedSize ?? (box ? layOutPlainText(layer, box).fontSize : 1)) * pixelsPerMillimetre;
  const isShown =
    printedSize !== undefined && shownSelected?.kind === 'text' && shownSelected.text === typedText;
  const zoom = Math.min(1, fontPx / MIN_FONT_PX);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  /** Ends the editing; deletes a text that has become empty. */
  function end(shouldFocus: boolean): void {
    editor.stopEditing(shouldFocus);
    if (typedText.trim() === '') editor.remove(layer);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Input methods use these keys to choose and to cancel letters.
    if (event.nativeEvent.isComposing) return;
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    end(true);
  }

  if (!box) return null;
  return (
    <Field
      ref={field}
      aria-label="Type here"
      data-caret=""
      aria-invalid={problem !== undefined}
      rows={typedText.split('\n').length}
      maxLength={MAX_TEXT_LENGTH}
      value={typedText}
      data-pending={isShown ? undefined : ''}
      autoCapitalize="sentences"
      style={{
        left: corner[0] + box.cx * pixelsPerMillimetre,
        top: corner[1] + box.cy * pixelsPerMillimetre,
        width: (box.width * pixelsPerMillimetre * EXTRA_WIDTH) / zoom,
        fontSize: Math.max(fontPx, MIN_FONT_PX),
        fontWeight: layer.bold ? 700 : 500,
        textAlign: layer.align === 'middle' ? 'center' : (layer.align ?? 'center'),
        color: layer.colour,
        transform: `translate(-50%, -50%) rotate(${box.rotation}deg) scale(${layer.flip ? -zoom : zoom}, ${zoom})`,
      }}
      onChange={({ target: { value } }) => type(value)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      // The selected letters are not dragged: the layer is.
      onDragStart={(event) => event.preventDefault()}
      // The browser window may lose the focus to an input method.
      onBlur={() => document.hasFocus() && end(false)}
    />
  );
}

const Field = styled.textarea`
  position: absolute;
  padding: 0;
  border: 0;
  background: none;
  caret-color: ${({ theme }) => theme.color.accent};
  line-height: 1.25;
  resize: none;
  overflow: hidden;
  touch-action: none;
  user-select: text;
  field-sizing: content;
  -webkit-text-fill-color: transparent;

  &:focus-visible {
    outline: 2px dashed ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  &[data-pending] {
    -webkit-text-fill-color: currentColor;
    transition: -webkit-text-fill-color 0s 300ms;
  }
`;
