import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LineDesign } from '@rangmala/shared/cart';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import {
  copyDesign,
  createDesign,
  createDesignToken,
  fetchDesign,
  findRefusalMessage,
  isDesignChangedError,
  isDesignOrderedError,
  isPermanentRefusal,
  saveDesign,
} from '../../../api/designs.ts';
import {
  createLocalDesign,
  removeUnsavedChangesByEditor,
  removeUnsavedContent,
  removeUnsavedDesign,
  replaceUnsavedDesign,
  storeUnsavedDesign,
} from '../../../api/design-store.ts';
import { extractContent, hasAnyLayer } from '../../../lib/designer/layers.ts';
import { hasLocalPicture, removeLocalPictures, replaceAssets } from '../../../lib/designer/local-pictures.ts';
import { withTimeLimit } from '../../../api/retry.ts';
import type { EditorOptions } from './editor-options.ts';
import { usePendingLayers } from './use-design-history.ts';
import type { EditorState } from './use-editor-state.ts';

/** Time between the first unsaved change and the attempt to save it. */
const SAVE_DELAY_MS = 400;
const RETRY_DELAY_MS = 3000;
/** Longest time for which `saveOrStore` waits for the server. */
const SAVE_TIMEOUT_MS = 5000;

export type Autosave = ReturnType<typeof useAutosave>;

/** Why the latest attempt to save has failed. */
interface Failure {
  /** The content that was to be saved. */
  content: DesignContent;
  /**
   * `refused`: the server does not accept the content, so nothing is sent until the next change. `conflict`: another
   * editor has saved a newer revision, so nothing is sent until the customer chooses a version.
   */
  state: 'unsaved' | 'refused' | 'conflict';
  /** The server's message, if any. */
  message: string | undefined;
}

/**
 * Saves a design on the server while it is edited. Stores changes in this browser when a save fails, when the page is
 * hidden, and when the editor is closed.
 */
export function useAutosave({ product, history, resources, ...state }: EditorState, options: EditorOptions) {
  const { id: productId } = product;
  const content = removeLocalPictures(history.content);
  const loadedContent = removeLocalPictures(options.content);
  const readLatestContent = () => removeLocalPictures(history.readLatestContent());
  const setPendingId = usePendingLayers(options.design?.id, history);
  const designOnServer = useRef<Promise<LineDesign>>(options.design && Promise.resolve(options.design));
  /**
   * The design with the server's id, or with a local id while only this browser stores it; undefined until the design
   * is created or stored.
   */
  const currentDesign = useRef(options.design);
  /** Token of a design that this editor creates. An attempt after a failure uses the same token. */
  const [creationToken] = useState(createDesignToken);
  const [editorId] = useState(createDesignToken);
  /** The revision on the server that the content is based on; undefined replaces any revision. */
  const revision = useRef(options.revision);
  const runningCopy = useRef<Promise<LineDesign>>(undefined);
  /** Undefined until a new design is saved for the first time. */
  const lastSaved = useRef(
    options.design !== undefined || !hasAnyLayer(options.content) ? loadedContent : undefined,
  );
  const runningSave = useRef<Promise<unknown>>(Promise.resolve());
  /**
   * True after the editor is closed. Responses then no longer change the design's id, because the cart line refers to
   * that id.
   */
  const isUnmounted = useRef(false);
  /** The content of the latest attempt to save. */
  const sentContent = useRef(loadedContent);
  const [savedContent, setSavedContent] = useState(loadedContent);
  const [failure, setFailure] = useState<Failure>();

  function setCurrentDesign(design: LineDesign): void {
    if (isUnmounted.current) return;
    if (currentDesign.current) replaceUnsavedDesign(currentDesign.current.id, design);
    currentDesign.current = design;
    setPendingId(design.id);
    options.onCreate(design);
  }

  /** Returns the design on the server. Creates it if necessary. @throws ApiError when it cannot be created */
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

  /** Continues with a copy of a design that was ordered. @throws ApiError when the design cannot be copied */
  async function continueAsCopy(orderedDesign: LineDesign): Promise<LineDesign> {
    const latestDesign = await ensureDesign();
    if (latestDesign.id !== orderedDesign.id) return latestDesign;
    runningCopy.current ??= copyDesign(orderedDesign, productId)
      .then(({ design: copiedDesign, copy }) => {
        designOnServer.current = Promise.resolve(copiedDesign);
        revision.current = copy.revision;
        resources.addAssets(copy.assets);
        history.map((latest) => replaceAssets(latest, copy.asset_ids));
        state.setMessage('This design has already been ordered, so you’re editing a copy.');
        setCurrentDesign(copiedDesign);
        return copiedDesign;
      })
      .finally(() => (runningCopy.current = undefined));
    return runningCopy.current;
  }

  /** Returns whether there is nothing to save: the content is saved, or is the start of a new design. */
  function isUnchanged(): boolean {
    return readLatestContent() === (lastSaved.current ?? loadedContent);
  }

  /** Saves the design, in a copy when it was ordered. */
  async function saveOrCopy(): Promise<LineDesign> {
    sentContent.current = readLatestContent();
    const design = await ensureDesign();
    const content = readLatestContent();
    sentContent.current = content;
    if (lastSaved.current === content) return design;
    try {
      ({ revision: revision.current } = await saveDesign(design, content, createBase()));
    } catch (error) {
      // Makes no copy after the editor was closed, because no cart line would refer to the copy.
      if (!isDesignOrderedError(error) || isUnmounted.current) throw error;
      await continueAsCopy(design);
      return saveOrCopy();
    }
    // Removes the stored changes, except newer changes that were made during the save.
    if (isUnmounted.current) removeUnsavedContent(design.id, content);
    else if (readLatestContent() === content) removeUnsavedChangesByEditor(editorId, design.id);
    showAsSaved(content);
    return design;
  }

  function showFailure(error: unknown): never {
    const isConflict = isDesignChangedError(error);
    const state = isConflict ? 'conflict' : isPermanentRefusal(error) ? 'refused' : 'unsaved';
    setFailure({ content: sentContent.current, state, message: findRefusalMessage(error) });
    throw error;
  }

  const createBase = () => ({ revision: revision.current, editor_id: editorId });

  function showAsSaved(content: DesignContent): void {
    lastSaved.current = content;
    setSavedContent(content);
    setFailure(undefined);
  }

  /** Saves after the running save has ended, so that an older save does not overwrite a newer save. */
  function saveAfterRunning(): Promise<LineDesign> {
    const nextSave = runningSave.current
      .catch(() => undefined)
      .then(saveOrCopy)
      .catch(showFailure);
    runningSave.current = nextSave;
    return nextSave;
  }

  function storeLocally(): LineDesign | undefined {
    if (!currentDesign.current) setCurrentDesign(createLocalDesign(creationToken));
    const design = currentDesign.current;
    const unsaved = { productId, content: readLatestContent(), ...createBase() };
    return design && storeUnsavedDesign(design, unsaved) ? design : undefined;
  }

  const autosaveChanges = useEffectEvent(() => {
    if (!isUnchanged()) saveAfterRunning().catch(() => void storeLocally());
  });

  const storeChanges = useEffectEvent(() => {
    // The design needs an id while pictures are being uploaded, because the next visit finds their files by this id.
    const isIdNeeded = !currentDesign.current && hasLocalPicture(history.readLatestContent(), undefined);
    if (isIdNeeded || !isUnchanged()) storeLocally();
  });

  /** Stores the changes when the editor closes. The next visit to the design or the cart saves the changes. */
  const storeChangesOnClose = useEffectEvent(() => {
    const latestContent = readLatestContent();
    // Does not store an empty design that nothing refers to.
    if (isUnchanged() || !(hasAnyLayer(latestContent) || currentDesign.current)) return;
    if (!storeLocally()) saveAfterRunning().catch(() => undefined);
  });

  // Compares again after each save, because an undo during the save may have changed the content.
  const hasChanges = savedContent !== content;
  const isRefused = failure?.state === 'refused' && failure.content === content;
  const isStopped = isRefused || failure?.state === 'conflict';
  useEffect(() => {
    if (!hasChanges || isStopped) return;
    const delay = failure?.state === 'unsaved' ? RETRY_DELAY_MS : SAVE_DELAY_MS;
    const timer = setTimeout(() => autosaveChanges(), delay);
    return () => clearTimeout(timer);
  }, [hasChanges, savedContent, failure, isStopped]);

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
    state: isStopped
      ? failure.state
      : !hasChanges
        ? ('saved' as const)
        : failure?.state === 'unsaved'
          ? failure.state
          : ('saving' as const),
    /** The server's message about the last save; undefined when the server has not refused the save. */
    refusal: failure?.state === 'conflict' ? undefined : failure?.message,
    ensureDesign,
    continueAsCopy,
    /** Saves unsaved changes, in a copy when the design was ordered. @throws ApiError when a request fails */
    save: saveAfterRunning,
    /**
     * Saves unsaved changes. Stores them in this browser when that fails or takes longer than {@link SAVE_TIMEOUT_MS}.
     * @returns the design; undefined when the changes could neither be saved nor stored
     * @throws ApiError when the server will refuse the same content again
     */
    async saveOrStore(): Promise<LineDesign | undefined> {
      try {
        return await withTimeLimit(SAVE_TIMEOUT_MS, saveAfterRunning());
      } catch (error) {
        const design = storeLocally();
        // Throws, because the server would also refuse an order with this design.
        if (isPermanentRefusal(error)) throw error;
        return design;
      }
    },
    /** Ends the state `conflict`: saves this editor's version in place of the newer version. */
    keepOwnVersion(): void {
      revision.current = undefined;
      // A new object differs from the content, so that the content is saved even when all changes were undone.
      showAsSaved({ ...loadedContent });
    },
    /** Ends the state `conflict`: replaces the content with the newer version. @throws Error when it cannot be loaded */
    async loadNewerVersion(): Promise<void> {
      const design = await ensureDesign();
      const newerDesign = await fetchDesign(design);
      if (!newerDesign) throw new Error('The newer version no longer exists.');
      resources.addAssets(newerDesign.assets);
      history.change((latest) => ({ ...extractContent(newerDesign), options: latest.options }));
      state.setSelectedId(undefined);
      state.setMessage('Newer version loaded. Undo brings yours back.');
      revision.current = newerDesign.revision;
      removeUnsavedDesign(design.id);
      showAsSaved(readLatestContent());
    },
  };
}
