import { useState } from 'react';
import { getConvertibleFiles } from '@rangmala/shared/pictures';
import {
  choosePhotograph,
  listDesignWarnings,
  type PrintTarget,
} from '@rangmala/shared/contract/design-warnings';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { replaceAssetIds } from '../../../api/designs.ts';
import { describeLayer, toLayerFacts } from '../../../lib/designer/describe-layer.ts';
import {
  changeSideLayers,
  extractContent,
  findSideWithLayer,
  findTextProblem,
  getSideLayers,
  hasAnyLayer,
  TOO_MANY_LAYERS,
} from '../../../lib/designer/layers.ts';
import { fitSide } from '../../../lib/designer/fit-layers.ts';
import { hasLocalPicture, removeLocalPictures } from '../../../lib/designer/local-pictures.ts';
import { listProductColours } from '../../../lib/designer/palette.ts';
import { findPrintArea } from '../../../lib/designer/new-layers.ts';
import { withTimeLimit } from '../../../api/retry.ts';
import type { EditingMode, EditorOptions, FocusRequest } from './editor-options.ts';
import { useAutosave } from './use-autosave.ts';
import { useDesignHistory, usePendingLayers } from './use-design-history.ts';
import { usePictures } from './use-pictures.ts';
import { useAdding } from './use-adding.ts';
import { applyOptions, fillField, useShownLayers } from './use-own-design.ts';
import { useLayerActions } from './use-layer-actions.ts';
import { listTexts, useLayerResources } from './use-layer-resources.ts';
import { useRetries } from './use-retries.ts';

export type Editor = ReturnType<typeof useEditor>;

/** Longest time for which `saveOrStore` waits for running uploads. */
const UPLOAD_TIMEOUT_MS = 15_000;

/** Longest time for which `fitForPrint` waits for outlines. */
const FIT_TIMEOUT_MS = 1000;

const ADJUST_PHOTO = 'Drag or pinch to move and enlarge the photo in its frame.';
const STILL_UPLOADING = 'Your picture is still being uploaded. Please try again in a moment.';

/** Returns the state of the editor, and functions that change the design. */
export function useEditor({
  product,
  chosenOptions,
  content: loadedContent,
  design,
  revision,
  onCreate,
  onRemove,
}: EditorOptions) {
  const [side, setSide] = useState(product.sides[0]?.name ?? '');
  const [selectedId, setSelectedId] = useState<string>();
  const [message, setMessage] = useState('');
  const [mode, setMode] = useState<EditingMode>();
  const [problem, setProblem] = useState<{ text: string; convertibleFiles?: readonly File[] }>();
  const history = useDesignHistory(loadedContent, () => setProblem({ text: TOO_MANY_LAYERS }));
  const [focusRequest, setFocusRequest] = useState<FocusRequest>();
  const retries = useRetries();
  const resources = useLayerResources(retries, history);
  const { content, change, readLatestContent } = history;
  const setPendingId = usePendingLayers(design?.id, history);
  const autosave = useAutosave({
    productId: product.id,
    content: removeLocalPictures(content),
    readLatestContent: () => removeLocalPictures(readLatestContent()),
    initial: design,
    initialRevision: revision,
    loadedContent: removeLocalPictures(loadedContent),
    isStored: design !== undefined || !hasAnyLayer(loadedContent),
    hasPendingPicture: () => hasLocalPicture(readLatestContent(), undefined),
    onCreate(createdDesign) {
      setPendingId(createdDesign.id);
      onCreate(createdDesign);
    },
    onCopy(copy) {
      resources.addAssets(copy.assets);
      history.map((state) => replaceAssetIds(state, copy));
      setMessage('This design has already been ordered, so you’re editing a copy.');
    },
    onLoadNewerVersion(newerDesign) {
      resources.addAssets(newerDesign.assets);
      change((latest) => ({ ...extractContent(newerDesign), options: latest.options }));
      setSelectedId(undefined);
      setMessage('Newer version loaded. Undo brings yours back.');
    },
  });

  const pictures = usePictures({ autosave, history, resources, retries, onProblem: showProblem });
  const area = findPrintArea(product, side);
  const layers = getSideLayers(content, side);
  const shownLayers = useShownLayers(layers, chosenOptions, resources);
  const selected = layers.find(({ id }) => id === selectedId);

  const changeLayers = (changeSide: (layers: readonly Layer[]) => readonly Layer[], group?: string) =>
    change((content) => changeSideLayers(content, side, changeSide), group);

  const layerActions = useLayerActions({
    area,
    mode,
    layers,
    resources,
    changeLayers,
    setSelectedId,
    setMessage,
    setFocusRequest,
    onRemove,
  });

  /** Selects a layer, or none. @param keepsMessage keeps the message about the last change */
  function select(layer: Layer | undefined, keepsMessage = false): void {
    setSelectedId(layer?.id);
    if (mode?.layerId !== layer?.id) setMode(undefined);
    if (!keepsMessage) setMessage('');
  }

  const canEdit = (layer: Layer): boolean =>
    !layer.locked &&
    (layer.kind === 'text' || (layer.kind === 'picture' && resources.assets.has(layer.asset)));

  function showProblem(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    setProblem({ text, convertibleFiles: getConvertibleFiles(error) });
    setMessage('');
  }

  const createPrintTarget = (name: string): PrintTarget => ({
    area: findPrintArea(product, name),
    backgroundColour: choosePhotograph(product.views, name, chosenOptions)?.base ?? '#ffffff',
  });
  const adding = useAdding({
    product,
    side,
    setSide,
    createPrintTarget,
    history,
    resources,
    pictures,
    setSelectedId,
    setMessage,
    setFocusRequest,
    setMode,
    clearProblem: () => setProblem(undefined),
    onRemove,
  });
  const facts = toLayerFacts(resources);

  /** Returns the content fitted for print; the same content when nothing can be improved. */
  const fitContent = (layer?: Layer, source = content): DesignContent =>
    source.sides
      .filter((each) => layer === undefined || each.side === side)
      .reduce(
        (current, each) =>
          fitSide(current, each.side, createPrintTarget(each.side), facts, chosenOptions, layer?.id),
        source,
      );

  const shownSelected = shownLayers.find(({ id }) => id === selectedId);

  return {
    product,
    area,
    content,
    /** Colour of the product under the design, `#rrggbb`. */
    backgroundColour: createPrintTarget(side).backgroundColour,
    /** Colours of the shop's own design and of the product's options. */
    productColours: listProductColours(product, createPrintTarget(side).backgroundColour),
    /** The latest request to focus an element. */
    focusRequest,
    /** Warnings about the whole design. */
    warnings: [
      ...new Set(listTexts(content).flatMap((text) => findTextProblem(text, resources)?.sentence ?? [])),
      ...listDesignWarnings(applyOptions(content, chosenOptions), createPrintTarget, facts),
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
    status: [message, selected && describeLayer(selected, area, resources)].filter(Boolean).join(' '),
    problem: problem?.text,
    convertibleFiles: problem?.convertibleFiles,
    retries,
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
    fillField: (name: string, value: FieldValues[string]) =>
      fillField({ product, history, resources }, name, value),
    /** Replaces all layers, except those of the chosen file. */
    startFrom(start: DesignContent) {
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
      if (shouldFocus) setFocusRequest({ selector: `[data-layer="${mode.layerId}"]` });
    },
    change,
    setSide: (name: string) => {
      setSide(name);
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
    ...layerActions,
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
