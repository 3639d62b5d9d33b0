import { useRef, useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { LineDesign } from '@rangmala/shared/cart';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import {
  chooseView,
  designWarnings,
  layerWarnings,
  nameOfLayer,
  type PrintTarget,
} from '@rangmala/shared/contract/design-warnings';
import { fittingWidth, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { CreatedAsset, DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { withAssets } from '../../../api/designs.ts';
import { describeLayer, factsFrom } from '../../../lib/designer/describe-layer.ts';
import { frameFile, INSIDE_FRAME } from '../../../lib/designer/frames.ts';
import { beginHistory, mapHistory, record, redo, undo } from '../../../lib/designer/history.ts';
import {
  isOnArea,
  layersOf,
  moveInPile,
  newLayerId,
  normalAngle,
  replaceLayer,
  round,
  withLayers,
} from '../../../lib/designer/layers.ts';
import type { Template } from '../../../lib/designer/templates.ts';
import { within } from '../../../lib/within.ts';
import { useAutosave } from './use-autosave.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import { useSizes } from './use-sizes.ts';

export type Editor = ReturnType<typeof useEditor>;

export interface EditorOptions {
  product: Product;
  chosen: ChosenOptions;
  content: DesignContent;
  design: LineDesign | undefined;
  onCreate: (design: LineDesign) => void;
}

/** Time for which adding to the cart waits for pictures that are being uploaded. */
const UPLOAD_PATIENCE_MS = 15_000;
/** Selector of a part of the editor that gets the focus; a new object for each request. */
export interface FocusRequest {
  to: string;
}

const OUTSIDE = 'That would be outside the print area.';

/** Returns the state of the editor: layers, selection, undo history and saving. */
export function useEditor({ product, chosen, content: loaded, design, onCreate }: EditorOptions) {
  const [history, setHistory] = useState(() => beginHistory(loaded));
  /** The state that the next change builds on, including changes that are not rendered yet. */
  const newest = useRef(history);
  /** Of the safe area that the next photograph fills, as the template says. */
  const photoShare = useRef(1);
  const uploading = useRef<Promise<unknown>>(Promise.resolve());
  const [side, setSide] = useState(product.sides[0]?.name ?? '');
  const [selectedId, setSelectedId] = useState<string>();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [focusRequest, setFocusRequest] = useState<FocusRequest>();
  const sizes = useSizes();
  const content = history.now;
  const autosave = useAutosave({
    productId: product.id,
    content,
    newest: () => newest.current.now,
    initial: design,
    loaded,
    onCreate,
    onCopy(copy) {
      sizes.addAssets(copy.assets);
      replaceHistory(mapHistory(newest.current, (state) => withAssets(state, copy)));
      setMessage('This design was ordered. You are now editing a copy of it.');
    },
  });

  const uploads = usePictureUploads(autosave);
  const area = areaOf(product, side);
  const layers = layersOf(content, side);
  const selected = layers.find(({ id }) => id === selectedId);

  function replaceHistory(next: typeof history): void {
    newest.current = next;
    setHistory(next);
  }
  const change = (next: (before: DesignContent) => DesignContent, group?: string) =>
    replaceHistory(record(newest.current, next(newest.current.now), group));
  const changeLayers = (next: (before: readonly Layer[]) => readonly Layer[], group?: string) =>
    change((before) => withLayers(before, side, next), group);

  function select(layer: Layer | undefined): void {
    setSelectedId(layer?.id);
    setMessage('');
  }

  /** Replaces a layer; refuses a change after which nothing of it would be printed. */
  function update(layer: Layer, group?: string): void {
    if (!isOnArea(layer, area, sizes)) return setMessage(OUTSIDE);
    changeLayers((before) => replaceLayer(before, layer), group);
    setMessage('');
  }

  function add(layer: Layer, said: string): void {
    changeLayers((before) => [...before, layer]);
    setSelectedId(layer.id);
    setMessage(said);
  }

  /** Adds a picture in the middle of the side, or replaces that of the layer with this id on any side. */
  function addPicture(file: File, options: PictureOptions = {}): Promise<void> {
    setProblem(undefined);
    const work = uploads
      .upload(file)
      .then((asset) => {
        sizes.addAssets([asset]);
        placePicture(asset, options);
      })
      .catch(showProblem);
    uploading.current = Promise.all([uploading.current, work]);
    return work;
  }

  function placePicture(asset: CreatedAsset, { replacedId, share }: PictureOptions): void {
    const held = newest.current.now.sides.find(({ layers: ofSide }) =>
      ofSide.some((layer) => layer.id === replacedId),
    );
    const target = held?.side ?? side;
    const targetArea = areaOf(product, target);
    const width = fittingWidth(targetArea, asset.width / asset.height, share ?? photoShare.current);
    const id = replacedId ?? newLayerId();
    const place = { ...middleOf(targetArea), width, rotation: 0, flip: false };
    const picture: Layer = { id, kind: 'picture', asset: asset.id, ...place };
    change((before) =>
      withLayers(before, target, (ofSide) => {
        const old = ofSide.find((layer) => layer.id === id);
        return old
          ? replaceLayer(ofSide, { ...picture, cx: old.cx, cy: old.cy, rotation: old.rotation })
          : [...ofSide, picture];
      }),
    );
    setSide(target);
    setSelectedId(id);
    setMessage('Picture added.');
  }

  /** Begins with the words and the frame of a template; the photograph that is chosen next fits into it. */
  async function applyTemplate({ texts, frame, photoShare: part }: Template): Promise<void> {
    photoShare.current = frame ? INSIDE_FRAME : (part ?? 1);
    if (frame) await addPicture(frameFile(frame, area), { share: 1 });
    if (texts.length > 0) await addTexts(texts);
    if (frame) setFocusRequest({ to: '[data-add-picture]' });
  }

  /** Adds texts, each with a share of the area's width, one below the other. */
  async function addTexts(texts: readonly TextLayerDraft[]): Promise<void> {
    setProblem(undefined);
    try {
      const made: Layer[] = [];
      for (const { text, typeface, colour, at = 0.5, share = 0.6 } of texts) {
        const outline = await sizes.loadOutline(text, typeface);
        const width = fittingWidth(area, outline.width / outline.height, share);
        const place = { ...middleOf(area), cy: round(area.height * at), width, rotation: 0, flip: false };
        made.push({ id: newLayerId(), kind: 'text', text, typeface, colour, ...place });
      }
      changeLayers((before) => [...before, ...made]);
      setSelectedId(made[0]?.id);
      setMessage(made.length === 1 ? 'Text added.' : `${made.length} texts added.`);
      setFocusRequest({ to: '[data-focus-text]' });
    } catch (error) {
      showProblem(error);
    }
  }

  const showProblem = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));

  const printedOn = (name: string): PrintTarget => ({
    area: areaOf(product, name),
    ground: chooseView(product.views, name, chosen)?.base ?? '#ffffff',
  });
  const facts = factsFrom(sizes);

  return {
    area,
    autosave,
    content,
    /** Colour of the product under the print, `#rrggbb`. */
    ground: printedOn(side).ground,
    /** The element that gets the focus after the last change. */
    focusRequest,
    /** Warnings about the whole design, and about the selected layer. */
    warnings: designWarnings(content, printedOn, facts),
    selectedWarnings: selected
      ? layerWarnings(selected, nameOfLayer(selected, layers), printedOn(side), facts)
      : [],
    layers,
    /** The last message, and a description of the selected layer. */
    status: [message, selected && describeLayer(selected, area, sizes)].filter(Boolean).join(' '),
    problem,
    selected,
    side,
    sizes,
    /** Sent part of an upload, from 0 to 1; undefined without an upload. */
    progress: uploads.progress,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    addPicture,
    addTexts,
    applyTemplate,
    /**
     * Waits for uploads, then saves or stores the design.
     * @returns undefined when it is empty or was lost
     */
    async settle() {
      await within(UPLOAD_PATIENCE_MS, uploading.current).catch(() => undefined);
      const isEmpty = newest.current.now.sides.every(({ layers: ofSide }) => ofSide.length === 0);
      return isEmpty ? undefined : autosave.settle();
    },
    select,
    update,
    change,
    setSide: (name: string) => {
      setSide(name);
      setSelectedId(undefined);
      setMessage('');
    },
    undo: () => replaceHistory(undo(newest.current)),
    redo: () => replaceHistory(redo(newest.current)),
    duplicate(layer: Layer) {
      const copy = { ...layer, id: newLayerId(), cx: round(layer.cx + 5), cy: round(layer.cy + 5) };
      add(isOnArea(copy, area, sizes) ? copy : { ...copy, cx: layer.cx, cy: layer.cy }, 'Duplicated.');
    },
    /** Saves the choices with the design; they are not part of the undo history. */
    setOptions: (options: ChosenOptions) =>
      replaceHistory({ ...newest.current, now: { ...newest.current.now, options } }),
    /** Deletes a layer; selects and focuses the next one. */
    remove(layer: Layer) {
      const at = layers.findIndex(({ id }) => id === layer.id);
      const next = layers[at + 1] ?? layers[at - 1];
      changeLayers((before) => before.filter(({ id }) => id !== layer.id));
      setSelectedId(next?.id);
      setMessage('Deleted.');
      setFocusRequest({ to: next ? `[data-layer="${next.id}"]` : '[data-add-picture]' });
    },
    flip: (layer: Layer) => update({ ...layer, flip: !layer.flip }),
    turn: (layer: Layer, rotation: number) =>
      update({ ...layer, rotation: normalAngle(rotation) }, `turn ${layer.id}`),
    movePile(layer: Layer, step: 1 | -1) {
      changeLayers((before) => moveInPile(before, layer.id, step));
      setMessage(step > 0 ? 'Brought forward.' : 'Sent backward.');
    },
  };
}

function areaOf({ sides }: Product, side: string): PrintArea {
  return sides.find(({ name }) => name === side)?.area ?? { width: 1, height: 1, bleed: 0, safe: 0 };
}

const middleOf = ({ width, height }: PrintArea) => ({ cx: round(width / 2), cy: round(height / 2) });

/** How a picture is added. */
export interface PictureOptions {
  /** Id of the layer whose picture it replaces. */
  replacedId?: string;
  /** Of the safe area that it fills, from 0 to 1. */
  share?: number;
}

/** A text to be added. */
export interface TextLayerDraft {
  text: string;
  typeface: Extract<Layer, { kind: 'text' }>['typeface'];
  colour: string;
  /** Vertical position of its centre, as a fraction of the area's height. */
  at?: number;
  /** Share of the safe area that it may fill. */
  share?: number;
}
