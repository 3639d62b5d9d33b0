import { useEffect, useRef, useState } from 'react';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { beginHistory, mapHistory, recordChange, redo, undo } from '../../../lib/designer/history.ts';
import { hasTooManyLayers } from '../../../lib/designer/layers.ts';
import { replaceAsset } from '../../../lib/designer/local-pictures.ts';
import { storePendingLayers } from '../../../api/design-store.ts';

export type DesignHistory = ReturnType<typeof useDesignHistory>;

/**
 * Returns the content of a design, and functions that change the content, undo and redo.
 * @param onTooManyLayers called when a change is refused, because the design would have too many layers
 */
export function useDesignHistory(loadedContent: DesignContent, onTooManyLayers: () => void) {
  const [history, setHistory] = useState(() => beginHistory(loadedContent));
  /** The latest history, including changes that are not rendered yet. */
  const latestHistory = useRef(history);
  /**
   * New picture ids by replaced ids; undefined for removed pictures. `change` needs them, because handlers of
   * older renders may use replaced ids.
   */
  const replacements = useRef(new Map<string, string | undefined>());

  function replaceHistory(newHistory: typeof history): void {
    latestHistory.current = newHistory;
    setHistory(newHistory);
  }

  return {
    content: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Returns the content including changes that are not rendered yet. */
    readLatestContent: () => latestHistory.current.present,
    /**
     * Adds a change. Consecutive changes of the same group are undone together.
     * @returns whether the change was accepted
     */
    change(changeContent: (content: DesignContent) => DesignContent, group?: string): boolean {
      let changedContent = changeContent(latestHistory.current.present);
      for (const [id, replacement] of replacements.current)
        changedContent = replaceAsset(changedContent, id, replacement);
      if (hasTooManyLayers(changedContent)) {
        onTooManyLayers();
        return false;
      }
      replaceHistory(recordChange(latestHistory.current, changedContent, group));
      return true;
    },
    /** Changes the content and all states of undo and redo. */
    map: (change: (content: DesignContent) => DesignContent) =>
      replaceHistory(mapHistory(latestHistory.current, change)),
    /** Replaces a picture in all states; without a replacement, removes the layers that show the picture. */
    replaceAsset(id: string, replacement: string | undefined): void {
      replacements.current.set(id, replacement);
      replaceHistory(mapHistory(latestHistory.current, (state) => replaceAsset(state, id, replacement)));
    },
    /** Sets the options of all states, because undo does not change the options. */
    setOptions: (options: ChosenOptions) =>
      replaceHistory(mapHistory(latestHistory.current, (state) => ({ ...state, options }))),
    undo: () => replaceHistory(undo(latestHistory.current)),
    redo: () => replaceHistory(redo(latestHistory.current)),
  };
}

/**
 * Stores the layers with pictures that are being uploaded, so that the next visit can continue the uploads.
 * @param initialId id of the design; undefined until the design is created
 * @returns a function that sets the id of the design and stores the layers at once
 */
export function usePendingLayers(
  initialId: string | undefined,
  { content, readLatestContent }: Pick<DesignHistory, 'content' | 'readLatestContent'>,
): (designId: string) => void {
  const designId = useRef(initialId);

  useEffect(() => {
    if (designId.current !== undefined) storePendingLayers(designId.current, content);
  }, [content]);

  return (id) => {
    designId.current = id;
    storePendingLayers(id, readLatestContent());
  };
}
