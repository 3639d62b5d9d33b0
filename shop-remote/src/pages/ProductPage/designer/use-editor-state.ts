import { useState } from 'react';
import { getConvertibleFiles } from '@rangmala/shared/pictures';
import { findPrintTarget, type PrintTarget } from '@rangmala/shared/contract/design-warnings';
import type { Layer } from '@rangmala/shared/contract/designs';
import { changeSideLayers, getSideLayers, TOO_MANY_LAYERS } from '../../../lib/designer/layers.ts';
import type { EditingMode, EditorOptions, FocusRequest } from './editor-options.ts';
import { useDesignHistory } from './use-design-history.ts';
import { useLayerResources } from './use-layer-resources.ts';
import { useRetries } from './use-retries.ts';

export type EditorState = ReturnType<typeof useEditorState>;

/** Stands for a side that the product no longer has. */
const UNKNOWN_TARGET: PrintTarget = {
  area: { width: 1, height: 1, bleed: 0, safe: 0 },
  backgroundColour: '#ffffff',
};

/** Returns the state that all actions of the editor share: the design, what is selected, and what is said about it. */
export function useEditorState({ product, chosenOptions, content, onRemove }: EditorOptions) {
  const [side, setSide] = useState(product.sides[0]?.name ?? '');
  const [selectedId, setSelectedId] = useState<string>();
  const [message, setMessage] = useState('');
  const [mode, setMode] = useState<EditingMode>();
  const [problem, setProblem] = useState<{ text: string; convertibleFiles?: readonly File[] }>();
  const [focusRequest, setFocusRequest] = useState<FocusRequest>();
  const history = useDesignHistory(content, () => setProblem({ text: TOO_MANY_LAYERS }));
  const retries = useRetries();
  const resources = useLayerResources(retries, history);
  const getTarget = (name: string): PrintTarget =>
    findPrintTarget(product, name, chosenOptions) ?? UNKNOWN_TARGET;

  return {
    product,
    chosenOptions,
    history,
    retries,
    resources,
    /** The edited side. */
    side,
    setSide,
    getTarget,
    area: getTarget(side).area,
    /** Colour of the product under the design, `#rrggbb`. */
    backgroundColour: getTarget(side).backgroundColour,
    /** The layers of the edited side. */
    layers: getSideLayers(history.content, side),
    /** Changes the layers of the edited side. @returns whether the change was accepted */
    changeLayers: (change: (layers: readonly Layer[]) => readonly Layer[], group?: string): boolean =>
      history.change((latest) => changeSideLayers(latest, side, change), group),
    selectedId,
    setSelectedId,
    mode,
    setMode,
    message,
    setMessage,
    /** The latest request to focus an element. */
    focusRequest,
    setFocusRequest,
    problem,
    clearProblem: () => setProblem(undefined),
    showProblem(error: unknown): void {
      const text = error instanceof Error ? error.message : String(error);
      setProblem({ text, convertibleFiles: getConvertibleFiles(error) });
      setMessage('');
    },
    /** Called when the customer deletes or replaces a layer. */
    onRemove,
  };
}
