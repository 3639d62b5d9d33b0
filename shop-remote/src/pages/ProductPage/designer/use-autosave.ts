import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type { CopiedDesign, DesignContent } from '@rangmala/shared/contract/designs';
import {
  copyDesign,
  createDesign,
  isDesignOrderedError,
  newDesignToken,
  saveDesign,
} from '../../../api/designs.ts';
import {
  newLocalDesign,
  removeUnsavedContent,
  removeUnsavedDesign,
  replaceUnsavedDesign,
  storeUnsavedDesign,
} from '../../../api/unsaved-designs.ts';
import { hasAnyLayer } from '../../../lib/designer/content.ts';
import { withTimeLimit } from '../../../lib/time-limit.ts';

/** Time between the first unsaved change and the attempt to save it. */
const SAVE_DELAY_MS = 400;
const RETRY_DELAY_MS = 3000;
/** Longest time for which `saveOrStore` waits for the server. */
const SAVE_TIMEOUT_MS = 5000;

/** `rejected`: the server never accepts this content; it is not sent again before the next change. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'rejected';

export interface AutosaveOptions {
  productId: string;
  content: DesignContent;
  /** Returns the content including changes that are not rendered yet. */
  readLatestContent: () => DesignContent;
  initial: LineDesign | undefined;
  /** Content when the editor opened: the stored design, or an empty design. */
  loadedContent: DesignContent;
  onCreate: (design: LineDesign) => void;
  /** Receives the copy of a design that was ordered, before changes are saved in the copy. */
  onCopy: (copy: CopiedDesign) => void;
}

export interface Autosave {
  state: SaveState;
  /** The server's sentence when the last save was refused by a limit or for lack of space. */
  refusal: string | undefined;
  /**
   * Returns the design on the server. Creates the design if the server does not have it.
   * @throws ApiError when the design cannot be created
   */
  ensureDesign: () => Promise<LineDesign>;
  /**
   * Continues with a copy of a design that was ordered.
   * @throws ApiError when the design cannot be copied
   */
  continueAsCopy: (orderedDesign: LineDesign) => Promise<LineDesign>;
  /** Saves pending changes, in a copy when the design was ordered. @throws ApiError when a request fails */
  save: () => Promise<LineDesign>;
  /**
   * Saves pending changes. Stores the changes in this browser when the save fails or takes longer than
   * {@link SAVE_TIMEOUT_MS}.
   * @returns the design; undefined when the changes could neither be saved nor stored
   */
  saveOrStore: () => Promise<LineDesign | undefined>;
}

/**
 * Saves a design on the server while it is edited. Stores changes in this browser when a save fails, when the page is
 * hidden, and when the editor is closed.
 */
export function useAutosave(options: AutosaveOptions): Autosave {
  const { productId, content, readLatestContent, initial, loadedContent, onCreate, onCopy } = options;
  const designOnServer = useRef<Promise<LineDesign>>(initial ? Promise.resolve(initial) : undefined);
  /**
   * The design with the server's id, or with a local id while only this browser stores it; undefined until the design
   * is created or stored.
   */
  const currentDesign = useRef(initial);
  /** Token of a design that this editor creates. An attempt after a failure uses the same token. */
  const [creationToken] = useState(newDesignToken);
  const runningCopy = useRef<Promise<LineDesign>>(undefined);
  const lastSaved = useRef(loadedContent);
  const runningSave = useRef<Promise<unknown>>(Promise.resolve());
  /**
   * True after the editor is closed. Responses then no longer change the design's id, because the cart line refers to
   * that id.
   */
  const isUnmounted = useRef(false);
  const [state, setState] = useState<SaveState>('saved');
  const [savedContent, setSavedContent] = useState(loadedContent);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  /** Content of the latest save. */
  const lastAttempted = useRef(loadedContent);
  const [rejectedContent, setRejectedContent] = useState<DesignContent>();

  function setCurrentDesign(design: LineDesign): void {
    if (isUnmounted.current) return;
    if (currentDesign.current) replaceUnsavedDesign(currentDesign.current.id, design);
    currentDesign.current = design;
    onCreate(design);
  }

  function ensureDesign(): Promise<LineDesign> {
    designOnServer.current ??= createDesign(productId, readLatestContent().options, creationToken).then(
      ({ id, token }) => {
        setCurrentDesign({ id, token });
        return { id, token };
      },
      (error: unknown) => {
        designOnServer.current = undefined;
        throw error;
      },
    );
    return designOnServer.current;
  }

  async function continueAsCopy(orderedDesign: LineDesign): Promise<LineDesign> {
    const latestDesign = await ensureDesign();
    if (latestDesign.id !== orderedDesign.id) return latestDesign;
    runningCopy.current ??= copyDesign(orderedDesign, productId)
      .then(({ design: copiedDesign, copy }) => {
        designOnServer.current = Promise.resolve(copiedDesign);
        onCopy(copy);
        setCurrentDesign(copiedDesign);
        return copiedDesign;
      })
      .finally(() => (runningCopy.current = undefined));
    return runningCopy.current;
  }

  async function save(): Promise<LineDesign> {
    lastAttempted.current = readLatestContent();
    const design = await ensureDesign();
    const sentContent = readLatestContent();
    lastAttempted.current = sentContent;
    if (lastSaved.current === sentContent) return design;
    setState('saving');
    try {
      await saveDesign(design, sentContent);
    } catch (error) {
      // Makes no copy after the editor was closed, because no cart line would refer to this copy.
      if (!isDesignOrderedError(error) || isUnmounted.current) throw error;
      await continueAsCopy(design);
      return save();
    }
    lastSaved.current = sentContent;
    // Keeps newer changes, which the browser may have stored during the save.
    if (isUnmounted.current) removeUnsavedContent(design.id, sentContent);
    else if (readLatestContent() === sentContent) removeUnsavedDesign(design.id);
    setSavedContent(sentContent);
    setState('saved');
    setRefusal(undefined);
    setAttempt(0);
    return design;
  }

  /** Saves after the running save has ended, so that an older save does not overwrite a newer save. */
  function saveAfterRunning(): Promise<LineDesign> {
    const nextSave = runningSave.current.catch(() => undefined).then(save);
    runningSave.current = nextSave;
    return nextSave;
  }

  function storeLocally(): LineDesign | undefined {
    setState('unsaved');
    if (!currentDesign.current) setCurrentDesign(newLocalDesign(creationToken));
    const design = currentDesign.current;
    return design && storeUnsavedDesign(design, { productId, content: readLatestContent() })
      ? design
      : undefined;
  }

  const autosaveChanges = useEffectEvent(() => {
    if (lastSaved.current === readLatestContent()) return;
    saveAfterRunning().catch((error: unknown) => {
      storeLocally();
      setRefusal(refusalOf(error));
      setRejectedContent(isRejection(error) ? lastAttempted.current : undefined);
      setAttempt((number) => (isRejection(error) ? 0 : number + 1));
    });
  });

  const storeChanges = useEffectEvent(() => {
    if (lastSaved.current !== readLatestContent()) storeLocally();
  });

  /** Stores the changes when the editor closes. The browser saves them when it opens the design or the cart again. */
  const storeChangesOnClose = useEffectEvent(() => {
    const latestContent = readLatestContent();
    // Does not store an empty design that nothing refers to.
    if (lastSaved.current === latestContent || !(hasAnyLayer(latestContent) || currentDesign.current)) return;
    if (!storeLocally()) saveAfterRunning().catch(() => undefined);
  });

  // Compares again after each save, because an undo during the save may have changed the content.
  const hasChanges = savedContent !== content;
  const isRejected = rejectedContent === content;
  useEffect(() => {
    if (!hasChanges || isRejected) return;
    const timer = setTimeout(() => autosaveChanges(), attempt === 0 ? SAVE_DELAY_MS : RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasChanges, savedContent, attempt, rejectedContent, isRejected]);

  useEffect(() => {
    isUnmounted.current = false;
    const onHide = () => {
      // Stores the changes first, because a closing page cannot wait for the server.
      if (document.visibilityState === 'hidden') storeChanges();
      autosaveChanges();
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      storeChangesOnClose();
      isUnmounted.current = true;
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);

  return {
    state: isRejected ? 'rejected' : state === 'saved' && hasChanges ? 'saving' : state,
    refusal,
    ensureDesign,
    continueAsCopy,
    save: saveAfterRunning,
    async saveOrStore() {
      try {
        return await withTimeLimit(SAVE_TIMEOUT_MS, saveAfterRunning());
      } catch (error) {
        const design = storeLocally();
        // The server would also refuse the order of this design.
        if (isRejection(error)) throw error;
        return design;
      }
    },
  };
}

/** Statuses of limits and of a full disk, which the customer cannot solve by waiting a few seconds. */
const REFUSAL_STATUSES = [429, 507];
/** Statuses of 4xx responses after which the same request may succeed later. */
const RETRIED_STATUSES = [401, 408, 409, 429];

/** Returns whether the server will refuse the same content again. */
const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !RETRIED_STATUSES.includes(error.status);

const refusalOf = (error: unknown): string | undefined =>
  isRejection(error) || (error instanceof ApiError && REFUSAL_STATUSES.includes(error.status))
    ? error.message
    : undefined;
