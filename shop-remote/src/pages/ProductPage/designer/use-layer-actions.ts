import type { PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import {
  createCopyId,
  isOnArea,
  limitLayer,
  moveLayer,
  normalizeAngle,
  replaceLayer,
  round,
} from '../../../lib/designer/layers.ts';
import type { FocusRequest } from './editor-options.ts';
import type { LoadedLayerResources } from './use-layer-resources.ts';

const LAYER_LOCKED = 'This layer is locked. Press Unlock to change it.';
const OUTSIDE_PRINT_AREA = 'The layer would be outside the print area.';

export interface LayerActionsOptions {
  area: PrintArea;
  /** The layers of the edited side. */
  layers: readonly Layer[];
  resources: LoadedLayerResources;
  showProblem: (error: unknown) => void;
  /** Changes the layers of the edited side. @returns whether the change was accepted */
  changeLayers: (change: (layers: readonly Layer[]) => readonly Layer[], group?: string) => boolean;
  setSelectedId: (id: string | undefined) => void;
  setMessage: (message: string) => void;
  setFocusRequest: (request: FocusRequest) => void;
  /** Called when the customer deletes a layer. */
  onRemove: (layer: Layer) => void;
}

/** Returns functions that change, add or delete one layer of the edited side. */
export function useLayerActions({
  area,
  layers,
  resources,
  showProblem,
  changeLayers,
  setSelectedId,
  setMessage,
  setFocusRequest,
  onRemove,
}: LayerActionsOptions) {
  /** Replaces a layer; refuses a change that moves the whole layer outside the print area. */
  function update(changedLayer: Layer, group?: string): void {
    const layer = limitLayer(changedLayer);
    if (layer.locked) return setMessage(LAYER_LOCKED);
    if (!isOnArea(layer, area, resources)) return setMessage(OUTSIDE_PRINT_AREA);
    changeLayers((layers) => replaceLayer(layers, layer), group);
    // Rounding may change the proportions of a scaled box.
    if (layer.kind === 'text') resources.loadOutline(layer).catch(showProblem);
    setMessage('');
  }

  function addLayer(layer: Layer, announcement: string): void {
    if (!changeLayers((layers) => [...layers, layer])) return;
    setSelectedId(layer.id);
    setMessage(announcement);
  }

  return {
    update,
    duplicate(layer: Layer) {
      const { locked: _locked, ...unlocked } = layer;
      const copy = { ...unlocked, id: createCopyId(layer), cx: round(layer.cx + 5), cy: round(layer.cy + 5) };
      addLayer(
        isOnArea(copy, area, resources) ? copy : { ...copy, cx: layer.cx, cy: layer.cy },
        'Duplicated.',
      );
    },
    /** Deletes a layer, selects a neighbouring layer and moves the focus. */
    remove(layer: Layer) {
      if (layer.locked) return setMessage(LAYER_LOCKED);
      const index = layers.findIndex(({ id }) => id === layer.id);
      const nextLayer = layers[index + 1] ?? layers[index - 1];
      changeLayers((layers) => layers.filter(({ id }) => id !== layer.id));
      setSelectedId(nextLayer?.id);
      setMessage('Deleted.');
      setFocusRequest({ selector: nextLayer ? `[data-layer="${nextLayer.id}"]` : '[data-add-picture]' });
      onRemove(layer);
    },
    unlock(layer: Layer) {
      const { locked: _locked, ...unlocked } = layer;
      changeLayers((layers) => replaceLayer(layers, unlocked));
      setMessage('Unlocked.');
    },
    flip: (layer: Layer) => update({ ...layer, flip: !layer.flip }),
    rotate: (layer: Layer, rotation: number) =>
      update({ ...layer, rotation: normalizeAngle(rotation) }, `rotate ${layer.id}`),
    reorderLayer(layer: Layer, step: 1 | -1) {
      changeLayers((layers) => moveLayer(layers, layer.id, step));
      setMessage(step > 0 ? 'Brought forward.' : 'Sent backward.');
    },
  };
}
