import { useRef, useState } from 'react';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { beginHistory, mapHistory, record, redo, undo } from '../../../lib/designer/history.ts';
import { replaceAsset } from '../../../lib/designer/local-pictures.ts';

export type DesignHistory = ReturnType<typeof useDesignHistory>;

/** Returns the content of a design with its undo history. */
export function useDesignHistory(loaded: DesignContent) {
  const [history, setHistory] = useState(() => beginHistory(loaded));
  /** The latest history, including changes that are not rendered yet. */
  const newest = useRef(history);
  /** New picture id by replaced picture id: a handler of an older render may still use a replaced id. */
  const replacements = useRef(new Map<string, string | undefined>());

  function replaceHistory(next: typeof history): void {
    newest.current = next;
    setHistory(next);
  }

  return {
    content: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Returns the content including changes that are not rendered yet. */
    newest: () => newest.current.now,
    /** Adds a change; changes of the same group are undone together. */
    change(next: (content: DesignContent) => DesignContent, group?: string): void {
      let changed = next(newest.current.now);
      for (const [id, replacement] of replacements.current) changed = replaceAsset(changed, id, replacement);
      replaceHistory(record(newest.current, changed, group));
    },
    /** Changes all states; undo and redo stay possible. */
    map: (change: (content: DesignContent) => DesignContent) =>
      replaceHistory(mapHistory(newest.current, change)),
    /** Replaces a picture in all states; without a replacement, removes its layers. */
    replaceAsset(id: string, replacement: string | undefined): void {
      replacements.current.set(id, replacement);
      replaceHistory(mapHistory(newest.current, (state) => replaceAsset(state, id, replacement)));
    },
    /** Saves the options with the design; they are not part of the undo history. */
    setOptions: (options: ChosenOptions) =>
      replaceHistory({ ...newest.current, now: { ...newest.current.now, options } }),
    undo: () => replaceHistory(undo(newest.current)),
    redo: () => replaceHistory(redo(newest.current)),
  };
}
