import { useRef, useState } from 'react';
import { getConvertibleFiles } from '@rangmala/shared/pictures';
import {
  choosePhotograph,
  getLayerName,
  listDesignWarnings,
  listLayerWarnings,
  type PrintTarget,
} from '@rangmala/shared/contract/design-warnings';
import { computeFittingWidth } from '@rangmala/shared/contract/design-geometry';
import type { Design, DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { replaceAssetIds } from '../../../api/designs.ts';
import { describeLayer, toLayerFacts } from '../../../lib/designer/describe-layer.ts';
import {
  changeSideLayers,
  createFrameId,
  createLayerId,
  extractContent,
  findSideWithLayer,
  getSideLayers,
  hasAnyLayer,
  limitLayer,
  TOO_MANY_LAYERS,
} from '../../../lib/designer/layers.ts';
import { createFrameFile, FRACTION_INSIDE_FRAME } from '../../../lib/designer/frames.ts';
import { hasLocalPicture, removeLocalPictures } from '../../../lib/designer/local-pictures.ts';
import {
  addOrReplacePicture,
  computeCentre,
  createTextLayers,
  findPrintArea,
  type NewTextLayer,
  type PictureOptions,
} from '../../../lib/designer/new-layers.ts';
import type { Template } from '../../../lib/designer/templates.ts';
import { withTimeLimit } from '../../../api/retry.ts';
import type { EditorOptions, FocusRequest } from './editor-options.ts';
import { useAutosave } from './use-autosave.ts';
import { useDesignHistory, usePendingLayers } from './use-design-history.ts';
import { type PlacedAsset, usePictures } from './use-pictures.ts';
import { applyOptions, useOwnDesign, useShownLayers } from './use-own-design.ts';
import { useLayerActions } from './use-layer-actions.ts';
import { useLayerResources } from './use-layer-resources.ts';
import { useRetries } from './use-retries.ts';

export type Editor = ReturnType<typeof useEditor>;

/** Longest time for which `saveOrStore` waits for running uploads. */
const UPLOAD_TIMEOUT_MS = 15_000;

const STILL_UPLOADING = 'Your picture is still being uploaded. Please try again in a moment.';
const SIDE_REPLACED = 'This side was replaced. Undo brings your layers back.';

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
  /** Fraction of the safe area that an added photograph fills. The last template sets this fraction. */
  const photoShare = useRef(1);
  const [side, setSide] = useState(product.sides[0]?.name ?? '');
  const [selectedId, setSelectedId] = useState<string>();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<{ text: string; convertibleFiles?: readonly File[] }>();
  const history = useDesignHistory(loadedContent, () => setProblem({ text: TOO_MANY_LAYERS }));
  const [focusRequest, setFocusRequest] = useState<FocusRequest>();
  const retries = useRetries();
  const resources = useLayerResources(retries);
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
      loadResources(newerDesign);
      change((latest) => ({ ...extractContent(newerDesign), options: latest.options }));
      setSelectedId(undefined);
      setMessage('Newer version loaded. Undo brings yours back.');
    },
  });

  const pictures = usePictures({ autosave, history, resources, retries, onProblem: showProblem });
  const area = findPrintArea(product, side);
  const layers = getSideLayers(content, side);
  const shownLayers = useShownLayers(layers, chosenOptions);
  const selected = layers.find(({ id }) => id === selectedId);
  const ownDesign = useOwnDesign(product, history, resources);

  const changeLayers = (changeSide: (layers: readonly Layer[]) => readonly Layer[], group?: string) =>
    change((content) => changeSideLayers(content, side, changeSide), group);

  /** Adds the pictures of a stored design, and loads the outlines of its texts. */
  function loadResources(storedDesign: Design): void {
    resources.addAssets(storedDesign.assets);
    resources.loadOutlines(storedDesign).catch(showProblem);
  }

  const layerActions = useLayerActions({
    area,
    layers,
    resources,
    changeLayers,
    setSelectedId,
    setMessage,
    setFocusRequest,
    onRemove,
  });

  function select(layer: Layer | undefined): void {
    setSelectedId(layer?.id);
    setMessage('');
  }

  /** Adds a picture in the middle of the side, or replaces the picture of the layer with `replacedId` on any side. */
  function addPicture(file: File, options: PictureOptions = {}): Promise<void> {
    setProblem(undefined);
    return pictures.add(file, (asset) => placePicture(asset, options), options.replacedId);
  }

  function placePicture(
    asset: PlacedAsset,
    { replacedId, newId, share, shouldReplaceSide = false }: PictureOptions,
  ): void {
    const targetSide = findSideWithLayer(readLatestContent(), replacedId) ?? side;
    const targetArea = findPrintArea(product, targetSide);
    const width = computeFittingWidth(targetArea, asset.width / asset.height, share ?? photoShare.current);
    const id = replacedId ?? newId ?? createLayerId();
    const position = { ...computeCentre(targetArea), width, rotation: 0, flip: false };
    const picture = limitLayer<Layer>({ id, kind: 'picture', asset: asset.id, ...position });
    const isPlaced = change((content) =>
      changeSideLayers(content, targetSide, (sideLayers) =>
        addOrReplacePicture(shouldReplaceSide ? [] : sideLayers, picture),
      ),
    );
    if (!isPlaced) return;
    setSide(targetSide);
    setSelectedId(id);
    setMessage(shouldReplaceSide ? SIDE_REPLACED : 'Picture added.');
  }

  /**
   * Replaces the layers of the side with the texts and the frame of a template. Sets the size of photographs that are
   * added afterwards.
   */
  async function applyTemplate({ texts, frame, photoShare: templateShare }: Template): Promise<void> {
    const shouldReplaceSide = layers.length > 0;
    photoShare.current = frame ? FRACTION_INSIDE_FRAME : (templateShare ?? 1);
    const frameOptions = { newId: createFrameId(), share: 1, shouldReplaceSide };
    if (frame) await addPicture(createFrameFile(frame, area), frameOptions);
    if (texts.length > 0) await addTexts(texts, shouldReplaceSide && !frame);
    const newLayers = getSideLayers(readLatestContent(), side);
    layers.filter(({ id }) => !newLayers.some((layer) => layer.id === id)).forEach(onRemove);
    if (frame) setFocusRequest({ selector: '[data-add-picture]' });
  }

  /** Adds texts at their vertical positions. Each text is as large as fits into its share of the safe area. */
  async function addTexts(texts: readonly NewTextLayer[], shouldReplaceSide = false): Promise<void> {
    setProblem(undefined);
    try {
      const newLayers = await createTextLayers(texts, createPrintTarget(side), resources.loadOutline);
      if (!changeLayers((layers) => [...(shouldReplaceSide ? [] : layers), ...newLayers])) return;
      setSelectedId(newLayers[0]?.id);
      const announcement = newLayers.length === 1 ? 'Text added.' : `${newLayers.length} texts added.`;
      setMessage(shouldReplaceSide ? SIDE_REPLACED : announcement);
      setFocusRequest({ selector: '[data-focus-text]' });
    } catch (error) {
      showProblem(error);
    }
  }

  function showProblem(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    setProblem({ text, convertibleFiles: getConvertibleFiles(error) });
    setMessage('');
  }

  const createPrintTarget = (name: string): PrintTarget => ({
    area: findPrintArea(product, name),
    backgroundColour: choosePhotograph(product.views, name, chosenOptions)?.base ?? '#ffffff',
  });
  const facts = toLayerFacts(resources);
  const shownSelected = shownLayers.find(({ id }) => id === selectedId);

  return {
    area,
    content,
    /** Colour of the product under the design, `#rrggbb`. */
    backgroundColour: createPrintTarget(side).backgroundColour,
    /** The latest request to focus an element. */
    focusRequest,
    /** Warnings about the whole design. */
    warnings: listDesignWarnings(applyOptions(content, chosenOptions), createPrintTarget, facts),
    selectedWarnings: shownSelected
      ? listLayerWarnings(shownSelected, getLayerName(shownSelected, layers), createPrintTarget(side), facts)
      : [],
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
    addPicture,
    addTexts,
    applyTemplate,
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
    loadResources,
    loadOutlines: (design: DesignContent) => void resources.loadOutlines(design).catch(showProblem),
    fillField: ownDesign.fillField,
    /** Replaces all layers, except those of the chosen file. */
    startFrom(start: DesignContent) {
      change((latest) => ({ ...latest, sides: start.sides }));
      resources.loadOutlines(start).catch(showProblem);
      setSelectedId(undefined);
      setMessage('Undo brings your layers back.');
    },
    resumeUpload: pictures.resume,
    select,
    change,
    setSide: (name: string) => {
      setSide(name);
      setSelectedId(undefined);
      setMessage('');
    },
    undo: history.undo,
    redo: history.redo,
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
