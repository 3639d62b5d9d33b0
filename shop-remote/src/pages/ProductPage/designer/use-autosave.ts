import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LineDesign } from '@rangmala/shared/cart';
import type { CreatedDesign, DesignContent } from '@rangmala/shared/contract/designs';
import { createDesign, saveDesign } from '../../../api/designs.ts';

/** After the last change; a draft loses at most a second. */
const SAVE_AFTER_MS = 400;
const RETRY_AFTER_MS = 3000;

export type SaveState = 'saved' | 'saving' | 'unsaved';

export interface AutosaveOptions {
  productId: string;
  content: DesignContent;
  initial: LineDesign | undefined;
  /** The content that the server has: what was loaded. */
  loaded: DesignContent;
  onCreate: (design: LineDesign) => void;
}

export interface Autosave {
  state: SaveState;
  /** The design on the server; begun there when it is first needed. */
  ensureDesign: () => Promise<LineDesign>;
  /** Saves what is not saved yet. @throws ApiError when that fails */
  flush: () => Promise<LineDesign>;
}

/** Saves a design on the server as it is made. */
export function useAutosave({ productId, content, initial, loaded, onCreate }: AutosaveOptions): Autosave {
  const design = useRef<Promise<LineDesign>>(initial ? Promise.resolve(initial) : undefined);
  const saved = useRef(loaded);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const [state, setState] = useState<SaveState>('saved');
  const [attempt, setAttempt] = useState(0);

  function ensureDesign(): Promise<LineDesign> {
    design.current ??= createDesign(productId, content.options).then(
      ({ id, token }: CreatedDesign) => {
        onCreate({ id, token });
        return { id, token };
      },
      (error: unknown) => {
        design.current = undefined;
        throw error;
      },
    );
    return design.current;
  }

  const save = useEffectEvent(async () => {
    if (saved.current === content) return;
    setState('saving');
    const held = await ensureDesign();
    await saveDesign(held, content);
    saved.current = content;
    setState('saved');
  });

  /** One save after the other, so that an older one never overwrites a newer one. */
  const saveInTurn = useEffectEvent((): Promise<void> => {
    const next = running.current.catch(() => undefined).then(() => save());
    running.current = next;
    return next;
  });

  useEffect(() => {
    if (saved.current === content) return;
    const save = () => {
      saveInTurn().catch(() => {
        setState('unsaved');
        setAttempt((before) => before + 1);
      });
    };
    const timer = setTimeout(save, attempt === 0 ? SAVE_AFTER_MS : RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [content, attempt]);

  const saveNow = useEffectEvent(() => {
    if (saved.current !== content) saveInTurn().catch(() => setState('unsaved'));
  });
  useEffect(() => {
    const onHide = () => saveNow();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);

  return {
    state,
    ensureDesign,
    async flush() {
      const held = await ensureDesign();
      await running.current.catch(() => undefined);
      if (saved.current !== content) {
        await saveDesign(held, content);
        saved.current = content;
        setState('saved');
      }
      return held;
    },
  };
}
