import { useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { LineDesign } from '@rangmala/shared/cart';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { checkPicture } from '@rangmala/shared/pictures';
import { addAsset } from '../../../api/designs.ts';
import { describeLayer } from '../../../lib/designer/describe-layer.ts';
import { beginHistory, record, redo, undo } from '../../../lib/designer/history.ts';
import {
  fittingWidth,
  isOnArea,
  layersOf,
  moveInPile,
  newLayerId,
  normalAngle,
  replaceLayer,
  round,
  withLayers,
} from '../../../lib/designer/layers.ts';
import { useAutosave } from './use-autosave.ts';
import { useSizes } from './use-sizes.ts';

export type Editor = ReturnType<typeof useEditor>;

export interface EditorOptions {
  product: Product;
  content: DesignContent;
  design: LineDesign | undefined;
  onCreate: (design: LineDesign) => void;
}

const OUTSIDE = 'That would be outside the print area.';

/** A design while it is edited: its layers, what is selected, what can be undone, and its saving. */
export function useEditor({ product, content: loaded, design, onCreate }: EditorOptions) {
  const [history, setHistory] = useState(() => beginHistory(loaded));
  const [side, setSide] = useState(product.sides[0]?.name ?? '');
  const [selectedId, setSelectedId] = useState<string>();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [uploads, setUploads] = useState(0);
  const sizes = useSizes();
  const content = history.now;
  const autosave = useAutosave({ productId: product.id, content, initial: design, loaded, onCreate });

  const area = product.sides.find(({ name }) => name === side)?.area ?? {
    width: 1,
    height: 1,
    bleed: 0,
    safe: 0,
  };
  const layers = layersOf(content, side);
  const selected = layers.find(({ id }) => id === selectedId);

  const change = (next: (before: DesignContent) => DesignContent, group?: string) =>
    setHistory((before) => record(before, next(before.now), group));
  const changeLayers = (next: (before: readonly Layer[]) => readonly Layer[], group?: string) =>
    change((before) => withLayers(before, side, next), group);

  function select(layer: Layer | undefined): void {
    setSelectedId(layer?.id);
    setMessage('');
  }

  /** Puts a changed layer in its place; refused when nothing of it would be printed. */
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

  /** Adds a picture, or replaces that of the layer with this id. */
  async function addPicture(file: File, replacedId?: string): Promise<void> {
    setProblem(undefined);
    setUploads((before) => before + 1);
    try {
      await checkPicture(file);
      const asset = await addAsset(await autosave.ensureDesign(), file);
      sizes.addAssets([asset]);
      const width = fittingWidth(area, asset.width / asset.height);
      const id = replacedId ?? newLayerId();
      const place = {
        cx: round(area.width / 2),
        cy: round(area.height / 2),
        width,
        rotation: 0,
        flip: false,
      };
      const picture: Layer = { id, kind: 'picture', asset: asset.id, ...place };
      changeLayers((before) => {
        const old = before.find((layer) => layer.id === id);
        return old
          ? replaceLayer(before, { ...picture, cx: old.cx, cy: old.cy, rotation: old.rotation })
          : [...before, picture];
      });
      setSelectedId(id);
      setMessage('Picture added.');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setUploads((before) => before - 1);
    }
  }

  /** Adds texts, each of a share of the area's width, one below the other. */
  async function addTexts(texts: readonly TextDraft[]): Promise<void> {
    setProblem(undefined);
    try {
      const made: Layer[] = [];
      for (const { text, typeface, colour, at = 0.5, share = 0.6 } of texts) {
        const outline = await sizes.loadOutline(text, typeface);
        const width = fittingWidth(area, outline.width / outline.height, share);
        const place = {
          cx: round(area.width / 2),
          cy: round(area.height * at),
          width,
          rotation: 0,
          flip: false,
        };
        made.push({ id: newLayerId(), kind: 'text', text, typeface, colour, ...place });
      }
      changeLayers((before) => [...before, ...made]);
      setSelectedId(made[0]?.id);
      setMessage(made.length === 1 ? 'Text added.' : `${made.length} texts added.`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    area,
    autosave,
    content,
    layers,
    /** What happened last, and the selected layer in words. */
    status: [message, selected && describeLayer(selected, area, sizes)].filter(Boolean).join(' '),
    problem,
    selected,
    side,
    sizes,
    isUploading: uploads > 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    addPicture,
    addTexts,
    select,
    update,
    change,
    setSide: (name: string) => {
      setSide(name);
      setSelectedId(undefined);
      setMessage('');
    },
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    duplicate(layer: Layer) {
      const copy = { ...layer, id: newLayerId(), cx: round(layer.cx + 5), cy: round(layer.cy + 5) };
      add(isOnArea(copy, area, sizes) ? copy : { ...copy, cx: layer.cx, cy: layer.cy }, 'Duplicated.');
    },
    remove(layer: Layer) {
      changeLayers((before) => before.filter(({ id }) => id !== layer.id));
      setSelectedId(undefined);
      setMessage('Deleted.');
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

/** A text that is to be added. */
export interface TextDraft {
  text: string;
  typeface: Extract<Layer, { kind: 'text' }>['typeface'];
  colour: string;
  /** Where its middle lies, as a fraction of the area's height. */
  at?: number;
  /** Of the safe area that it may fill. */
  share?: number;
}
