import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LineDesign } from '@rangmala/shared/cart';
import type { CopiedDesign, DesignContent } from '@rangmala/shared/contract/designs';
import { copyDesign, createDesign, isOrdered, saveDesign } from '../../../api/designs.ts';
import { forgetUnsaved, keepUnsaved, newLocalDesign } from '../../../api/unsaved-designs.ts';
import { within } from '../../../lib/within.ts';

/** Delay after the last change; a crash loses less than a second. */
const SAVE_AFTER_MS = 400;
const RETRY_AFTER_MS = 3000;
/** Time for which adding to the cart waits for a slow server. */
const PATIENCE_MS = 5000;

export type SaveState = 'saved' | 'saving' | 'unsaved';

export interface AutosaveOptions {
  productId: string;
  content: DesignContent;
  /** Returns the content including changes that are not rendered yet. */
  newest: () => DesignContent;
  initial: LineDesign | undefined;
  /** The content on the server when the page was opened. */
  loaded: DesignContent;
  onCreate: (design: LineDesign) => void;
  /** Receives the copy that replaces a design that was ordered meanwhile, before it is saved. */
  onCopy: (copy: CopiedDesign) => void;
}

export interface Autosave {
  state: SaveState;
  /**
   * Returns the design on the server; creates it at the first call.
   * @throws ApiError when that fails
   */
  ensureDesign: () => Promise<LineDesign>;
  /**
   * Replaces a design that was ordered meanwhile by a copy of it.
   * @throws ApiError when that fails
   */
  continueAsCopy: (ordered: LineDesign) => Promise<LineDesign>;
  /** Saves what is not saved yet, in a copy when the design was ordered meanwhile. @throws ApiError when that fails */
  save: () => Promise<LineDesign>;
  /**
   * Saves pending changes; stores them in this browser when the server does not answer.
   * @returns undefined when neither was possible
   */
  settle: () => Promise<LineDesign | undefined>;
}

/** Saves a design on the server while it is edited, and stores in this browser what the server did not accept. */
export function useAutosave(options: AutosaveOptions): Autosave {
  const { productId, content, newest, initial, loaded, onCreate, onCopy } = options;
  const design = useRef<Promise<LineDesign>>(initial ? Promise.resolve(initial) : undefined);
  /** The design's id: the server's once it is created there. */
  const name = useRef(initial);
  const copying = useRef<Promise<LineDesign>>(undefined);
  const saved = useRef(loaded);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  /** The cart refers to the design by its id, so later answers must not change it. */
  const isGone = useRef(false);
  const [state, setState] = useState<SaveState>('saved');
  const [attempt, setAttempt] = useState(0);

  function rename(held: LineDesign): void {
    if (isGone.current) return;
    if (name.current) forgetUnsaved(name.current.id);
    name.current = held;
    onCreate(held);
  }

  function ensureDesign(): Promise<LineDesign> {
    design.current ??= createDesign(productId, newest().options).then(
      ({ id, token }) => {
        rename({ id, token });
        return { id, token };
      },
      (error: unknown) => {
        design.current = undefined;
        throw error;
      },
    );
    return design.current;
  }

  async function continueAsCopy(ordered: LineDesign): Promise<LineDesign> {
    const current = await ensureDesign();
    if (current.id !== ordered.id) return current;
    copying.current ??= copyDesign(ordered, productId)
      .then(({ design: next, copy }) => {
        design.current = Promise.resolve(next);
        onCopy(copy);
        rename(next);
        return next;
      })
      .finally(() => (copying.current = undefined));
    return copying.current;
  }

  async function save(): Promise<LineDesign> {
    const held = await ensureDesign();
    const wanted = newest();
    if (saved.current === wanted) return held;
    setState('saving');
    try {
      await saveDesign(held, wanted);
    } catch (error) {
      // Without this page nothing would refer to the copy; the changes are stored in the browser instead.
      if (!isOrdered(error) || isGone.current) throw error;
      await continueAsCopy(held);
      return save();
    }
    saved.current = wanted;
    // Newer changes may already be stored.
    if (newest() === wanted) forgetUnsaved(held.id);
    setState('saved');
    setAttempt(0);
    return held;
  }

  /** One request at a time, so that an older save never overwrites a newer one. */
  function saveInTurn(): Promise<LineDesign> {
    const next = running.current.catch(() => undefined).then(save);
    running.current = next;
    return next;
  }

  function keep(): LineDesign | undefined {
    setState('unsaved');
    if (!name.current) rename(newLocalDesign());
    const held = name.current;
    return held && keepUnsaved(held, { productId, content: newest() }) ? held : undefined;
  }

  const saveOrKeep = useEffectEvent(() => {
    if (saved.current === newest()) return;
    saveInTurn().catch(() => {
      keep();
      setAttempt((before) => before + 1);
    });
  });

  const keepChanges = useEffectEvent(() => {
    if (saved.current !== newest()) keep();
  });

  useEffect(() => {
    if (saved.current === content) return;
    const timer = setTimeout(() => saveOrKeep(), attempt === 0 ? SAVE_AFTER_MS : RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [content, attempt]);

  useEffect(() => {
    isGone.current = false;
    const onHide = () => {
      // A closing page cannot wait for the answer.
      if (document.visibilityState === 'hidden') keepChanges();
      saveOrKeep();
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      isGone.current = true;
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);

  return {
    state,
    ensureDesign,
    continueAsCopy,
    save: saveInTurn,
    async settle() {
      try {
        return await within(PATIENCE_MS, saveInTurn());
      } catch {
        return keep();
      }
    },
  };
}
