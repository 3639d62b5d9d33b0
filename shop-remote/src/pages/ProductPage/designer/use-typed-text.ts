import { useEffect, useRef, useState } from 'react';
import type { TextLayer } from '@rangmala/shared/contract/designs';
import { MAX_TEXT_LINES } from '@rangmala/shared/contract/rules';
import { giveTextBox } from '../../../lib/designer/new-texts.ts';
import type { Editor } from './use-editor.ts';

export interface TypedText {
  /** The text as typed, which may not be printable. */
  typedText: string;
  /** The layer with the chosen style, which the design shows when the outline has loaded. */
  shown: TextLayer;
  /** Why the typed text or the chosen style cannot be printed; undefined when it can. */
  problem: string | undefined;
  type: (text: string) => void;
  /**
   * Changes the style of the text. Gives a text its own box first, so that it stays inside the safe area. The layer
   * changes after its outline has loaded.
   */
  changeStyle: (name: string, change: (layer: TextLayer) => TextLayer) => void;
}

/** Returns the typed text of a layer, and functions that change the layer when its outline has loaded. */
export function useTypedText(editor: Editor, layer: TextLayer): TypedText {
  const [typedText, setTypedText] = useState(layer.text);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<TextLayer>();
  const latestRequest = useRef<object>(undefined);

  // Shows the changed text of the layer after undo and redo.
  const [renderedText, setRenderedText] = useState(layer.text);
  if (renderedText !== layer.text) {
    setRenderedText(layer.text);
    setTypedText(layer.text);
  }
  const layerRef = useRef(layer);
  useEffect(() => {
    layerRef.current = layer;
  });

  async function apply(name: string, change: (layer: TextLayer) => TextLayer): Promise<void> {
    const request = {};
    latestRequest.current = request;
    setPending(change(layerRef.current));
    const isLatest = () => latestRequest.current === request;
    const { area, resources } = editor;
    try {
      const outline = await resources.loadOutline(layerRef.current, isLatest);
      const changeCurrent = () => change(giveTextBox(layerRef.current, outline, area));
      await resources.loadOutline(changeCurrent(), isLatest);
      if (!isLatest()) return;
      const changed = changeCurrent();
      setProblem(undefined);
      setRenderedText(changed.text);
      editor.update(changed, `${name} ${changed.id}`);
    } catch (error) {
      if (isLatest()) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      if (isLatest()) setPending(undefined);
    }
  }

  return {
    typedText,
    shown: pending ?? layer,
    problem,
    type(text) {
      setTypedText(text);
      if (text.trim() === '') setProblem('Type at least one letter, or delete the text.');
      else void apply('text', (current) => setText(current, text));
    },
    changeStyle(name, change) {
      const text = typedText.trim() === '' ? layer.text : typedText;
      void apply(name, (current) => change({ ...current, text }));
    },
  };
}

/** Returns the layer with another text, and with a line for each line break unless the layer is a field of the shop. */
function setText(layer: TextLayer, text: string): TextLayer {
  const lines = Math.min(MAX_TEXT_LINES, text.split('\n').length);
  const needsLines = layer.field === undefined && lines > (layer.lines ?? 1);
  return { ...layer, text, ...(needsLines && { lines }) };
}
