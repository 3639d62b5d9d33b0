import { listDesignWarnings } from '@rangmala/shared/contract/design-warnings';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { describeLayer } from '../../../lib/designer/describe-layer.ts';
import {
  changeSideLayers,
  createFacts,
  findSideWithLayer,
  findTextProblem,
  hasAnyLayer,
} from '../../../lib/designer/layers.ts';
import { fitSide } from '../../../lib/designer/fit-layers.ts';
import { hasLocalPicture, removeLocalPictures } from '../../../lib/designer/local-pictures.ts';
import { listProductColours } from '../../../lib/designer/palette.ts';
import { fillValues } from '../../../lib/designer/template-content.ts';
import { withTimeLimit } from '../../../api/retry.ts';
import type { EditorOptions } from './editor-options.ts';
import { createLayerActions } from './layer-actions.ts';
import { useAutosave } from './use-autosave.ts';
import { useEditorState } from './use-editor-state.ts';
import { usePictures } from './use-pictures.ts';
import { useAdding } from './use-adding.ts';
import { useShownLayers } from './use-shown-layers.ts';
import { listTexts } from './use-layer-resources.ts';

export type Editor = ReturnType<typeof useEditor>;

/** Longest time for which `saveOrStore` waits for running uploads. */
const UPLOAD_TIMEOUT_MS = 15_000;

/** Longest time for which `fitForPrint` waits for outlines. */
const FIT_TIMEOUT_MS = 1000;

const ADJUST_PHOTO = 'Drag or pinch to move and enlarge the photo in its frame.';
const STILL_UPLOADING = 'Your picture is still being uploaded. Please try again in a moment.';

export function useEditor(options: EditorOptions) {
  const state = useEditorState(options);
  const { product, chosenOptions, history, resources, side, layers, mode, selectedId } = state;
  const { setSelectedId, setMessage, setMode, getTarget, showProblem } = state;
  const { content, change, readLatestContent } = history;
  const autosave = useAutosave(state, options);
  const pictures = usePictures(state, autosave);
  const adding = useAdding(state, pictures);
  const shownLayers = useShownLayers(layers, chosenOptions, resources);
  const selected = layers.find(({ id }) => id === selectedId);
  const facts = createFacts(resources);

  /** Selects a layer, or none. @param keepsMessage keeps the message about the last change */
  function select(layer: Layer | undefined, keepsMessage = false): void {
    setSelectedId(layer?.id);
    if (mode?.layerId !== layer?.id) setMode(undefined);
    if (!keepsMessage) setMessage('');
  }

  const canEdit = (layer: Layer): boolean =>
    !layer.locked &&
    (layer.kind === 'text' || (layer.kind === 'picture' && resources.assets.has(layer.asset)));

  /** Returns the content fitted for print; the same content when nothing can be improved. */
  const fitContent = (layer?: Layer, source = content): DesignContent =>
    source.sides
      .filter((each) => layer === undefined || each.side === side)
      .reduce(
        (current, each) => fitSide(current, each.side, getTarget(each.side), facts, chosenOptions, layer?.id),
        source,
      );

  const shownSelected = shownLayers.find(({ id }) => id === selectedId);

  return {
    product,
    area: state.area,
    content,
    backgroundColour: state.backgroundColour,
    /** Colours of the shop's own design and of the product's options. */
    productColours: listProductColours(product, state.backgroundColour),
    focusRequest: state.focusRequest,
    /** Warnings about the whole design. */
    warnings: [
      ...new Set(listTexts(content).flatMap((text) => findTextProblem(text, resources)?.sentence ?? [])),
      ...listDesignWarnings(product, content, chosenOptions, facts),
    ],
    /** Returns whether {@link fitForPrint} would improve the layer, or without an argument the design. */
    canFitForPrint: (layer?: Layer) => fitContent(layer) !== content,
    /** “Fit it for me”: moves and scales the layer, or all layers of the design, so that fewer warnings apply. */
    async fitForPrint(layer?: Layer): Promise<void> {
      const loading = Promise.all(listTexts(fitContent(layer)).map((text) => resources.loadOutline(text)));
      // Fits the boxes without a connection; the outlines follow.
      await withTimeLimit(FIT_TIMEOUT_MS, loading).catch(() => undefined);
      change((latest) => fitContent(layer, latest));
      setMessage('Fitted for print. Undo brings it back.');
    },
    layers,
    /** The layers in the colours and with the art of the chosen options. */
    shownLayers,
    /** The last message and a description of the selected layer. */
    status: [state.message, selected && describeLayer(selected, state.area, resources)]
      .filter(Boolean)
      .join(' '),
    problem: state.problem?.text,
    convertibleFiles: state.problem?.convertibleFiles,
    retries: state.retries,
    selected,
    /** The selected layer in the colours of the chosen options. */
    shownSelected,
    side,
    resources,
    /** Uploaded fraction of a running upload, from 0 to 1; undefined without an upload. */
    progress: pictures.progress,
    saveState: pictures.progress !== undefined && autosave.state === 'saved' ? 'saving' : autosave.state,
    refusal: autosave.refusal,
    keepOwnVersion: autosave.keepOwnVersion,
    loadNewerVersion: () => autosave.loadNewerVersion().catch(showProblem),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    ...adding,
    /** Waits for uploads and saves the design. @throws ApiError when the design cannot be saved */
    save: () => pictures.waitForUploads().then(autosave.save),
    /**
     * Waits for uploads, then saves or stores the design.
     * @param uploadedId id of the layer with the file that is also sent with the cart line, if any
     * @returns the design; undefined when the design is empty or could neither be saved nor stored
     * @throws Error with a message when the upload of another layer's picture takes too long
     * @throws ApiError when the server will refuse the same content again
     */
    async saveOrStore(uploadedId: string | undefined) {
      await withTimeLimit(UPLOAD_TIMEOUT_MS, pictures.waitForUploads()).catch(() => undefined);
      if (hasLocalPicture(readLatestContent(), uploadedId)) throw new Error(STILL_UPLOADING);
      return hasAnyLayer(removeLocalPictures(readLatestContent())) ? autosave.saveOrStore() : undefined;
    },
    /** Fills in a value of a field, and waits for the outlines. @throws ApiError when the text cannot be printed */
    async fillField(name: string, value: FieldValues[string]): Promise<void> {
      change((latest) => fillValues(product, latest, { [name]: value }), `field ${name}`);
      const texts = listTexts(readLatestContent()).filter(({ field }) => field === name);
      await Promise.all(texts.map(resources.loadOutline));
    },
    /** Replaces all layers. */
    startFrom(start: DesignContent) {
      content.sides.flatMap((each) => each.layers).forEach(state.onRemove);
      change((latest) => ({ ...latest, sides: start.sides }));
      setSelectedId(undefined);
      setMessage('Undo brings your layers back.');
    },
    resumeUpload: pictures.resume,
    select,
    /** The layer that is edited on the design area; undefined when it is not selected any more. */
    mode: mode?.layerId === selected?.id ? mode : undefined,
    /** Returns whether {@link edit} does anything for the layer: a text, or a loaded photo, that is not locked. */
    canEdit,
    /** Opens the caret in a text, or lets the customer move a photo inside its frame. */
    edit(layer: Layer): void {
      if (!canEdit(layer)) return;
      setSelectedId(layer.id);
      setMode({ layerId: layer.id, kind: layer.kind === 'text' ? 'text' : 'photo' });
      setMessage(layer.kind === 'text' ? '' : ADJUST_PHOTO);
    },
    /** Ends {@link edit} and moves the focus to the layer's button. */
    stopEditing(shouldFocus = true): void {
      if (!mode) return;
      setMode(undefined);
      if (mode.kind === 'photo') setMessage('');
      if (shouldFocus) state.setFocusRequest({ selector: `[data-layer="${mode.layerId}"]` });
    },
    change,
    setSide: (name: string) => {
      state.setSide(name);
      setSelectedId(undefined);
      setMessage(`Side: ${product.sides.find((each) => each.name === name)?.label ?? name}.`);
    },
    undo() {
      history.undo();
      // A repeated message would not be said again.
      setMessage((latest) => (latest === 'Undone.' ? 'Undone again.' : 'Undone.'));
    },
    redo() {
      history.redo();
      setMessage((latest) => (latest === 'Redone.' ? 'Redone again.' : 'Redone.'));
    },
    setOptions: history.setOptions,
    ...createLayerActions(state),
    /** Removes the layer with this id, if any side has it. */
    discard(id: string) {
      const sideName = findSideWithLayer(readLatestContent(), id);
      if (sideName === undefined) return;
      change((content) =>
        changeSideLayers(content, sideName, (sideLayers) => sideLayers.filter((layer) => layer.id !== id)),
      );
    },
  };
}
