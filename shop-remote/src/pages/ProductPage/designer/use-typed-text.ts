import { useState } from 'react';
import type { TextLayer } from '@rangmala/shared/contract/designs';
import { MAX_TEXT_LINES } from '@rangmala/shared/contract/rules';
import { findTextProblem, createOutlineKey } from '../../../lib/designer/layers.ts';
import { giveTextBox } from '../../../lib/designer/new-texts.ts';
import type { Editor } from './use-editor.ts';

/**
 * Returns the typed text of a layer, and functions that change the layer at once. The outline of the changed text
 * follows: the design keeps what was typed without a connection.
 */
export function useTypedText({ area, resources, update }: Editor, layer: TextLayer) {
  /** The last empty text, and the text that the layer kept. Another text of the layer, such as by undo, replaces it. */
  const [blank, setBlank] = useState({ typed: '', kept: '' });
  const isBlank = blank.kept === layer.text;
  const textProblem = findTextProblem(layer, resources);

  /**
   * Changes the style of the text. Gives a text its own box first, so that it stays inside the safe area.
   * @param message says the change, when it leaves the size of the text
   */
  function changeStyle(name: string, change: (layer: TextLayer) => TextLayer, message?: string): void {
    const outline = resources.outlines.get(createOutlineKey(layer));
    update(change(outline ? giveTextBox(layer, outline, area) : layer), `${name} ${layer.id}`, message);
  }

  return {
    /** The text as typed: that of the layer, or an empty text, which no layer can have. */
    typedText: isBlank ? blank.typed : layer.text,
    /** Why the typed text cannot be printed; undefined when it can, or while the server does not answer. */
    problem: isBlank
      ? 'Type at least one letter, or delete the text.'
      : textProblem?.isRefused
        ? textProblem.sentence
        : undefined,
    type(text: string): void {
      const isEmpty = text.trim() === '';
      setBlank({ typed: text, kept: isEmpty ? layer.text : '' });
      if (!isEmpty) changeStyle('text', (current) => setText(current, text));
    },
    changeStyle,
  };
}

/** Returns the layer with another text, and with a line for each line break unless the layer is a field of the shop. */
function setText(layer: TextLayer, text: string): TextLayer {
  const lines = Math.min(MAX_TEXT_LINES, text.split('\n').length);
  const needsLines = layer.field === undefined && lines > (layer.lines ?? 1);
  return { ...layer, text, ...(needsLines && { lines }) };
}
