import type { Layer, PictureLayer } from '@rangmala/shared/contract/designs';
import { panPicture, zoomPicture } from '../../../lib/designer/crop.ts';
import { describePosition } from '../../../lib/designer/describe-layer.ts';
import { changeLayerByKey } from '../../../lib/designer/keys.ts';
import { describeSnap, listSnapLines, snapLayer } from '../../../lib/designer/snap.ts';
import {
  computeLayerBox,
  createCopyId,
  isOnArea,
  limitLayer,
  moveLayer,
  normalizeAngle,
  replaceLayer,
  round,
} from '../../../lib/designer/layers.ts';
import type { EditorState } from './use-editor-state.ts';

const LAYER_LOCKED = 'This layer is locked. Press Unlock to change it.';
/** A step by a key ends on a line that is nearer than this distance. */
const KEY_SNAP_MM = 0.5;
const OUTSIDE_PRINT_AREA = 'The layer would be outside the print area.';

/** Returns functions that change, add or delete one layer of the edited side. */
export function createLayerActions(state: EditorState) {
  const { area, mode, layers, resources, changeLayers, setSelectedId, setMessage } = state;

  /** Replaces a layer; refuses a change that moves the whole layer outside the print area. */
  function update(changedLayer: Layer, group?: string, message = ''): void {
    const layer = limitLayer(changedLayer);
    if (layer.locked) return setMessage(LAYER_LOCKED);
    if (!isOnArea(layer, area, resources)) return setMessage(OUTSIDE_PRINT_AREA);
    changeLayers((layers) => replaceLayer(layers, layer), group);
    const previous = layers.find(({ id }) => id === layer.id);
    const isMoved = previous && (previous.cx !== layer.cx || previous.cy !== layer.cy);
    setMessage(message || (isMoved ? describePosition(layer, resources) : ''));
  }

  /** Changes a picture inside its frame by a key: moves it by 1 mm, or enlarges it. */
  function changePhotoByKey(layer: PictureLayer, key: string): Layer | undefined {
    const picture = resources.assets.get(layer.asset);
    const moved = changeLayerByKey(layer, key, false);
    if (!picture || !moved) return undefined;
    if (moved.width !== layer.width)
      return zoomPicture(layer, moved.width > layer.width ? 1.05 : 1 / 1.05, picture);
    return panPicture(layer, [moved.cx - layer.cx, moved.cy - layer.cy], picture);
  }

  /** Returns the lines to which a layer snaps. */
  const listOtherLines = (layer: Layer) =>
    listSnapLines(
      area,
      layers.flatMap((each) => (each.id === layer.id ? [] : (computeLayerBox(each, resources) ?? []))),
    );

  function addLayer(layer: Layer, announcement: string): void {
    if (!changeLayers((layers) => [...layers, layer])) return;
    setSelectedId(layer.id);
    setMessage(announcement);
  }

  return {
    update,
    /**
     * Changes a layer by a key; in the mode `photo`, the picture inside its frame. A step of 1 mm that ends near a line
     * ends on the line. @returns whether the key changes layers
     */
    changeByKey(layer: Layer, key: string, shiftKey: boolean): boolean {
      const isPhoto = layer.kind === 'picture' && mode?.kind === 'photo' && mode.layerId === layer.id;
      const changed = isPhoto ? changePhotoByKey(layer, key) : changeLayerByKey(layer, key, shiftKey);
      if (!changed) return false;
      const box = computeLayerBox(changed, resources);
      const isStep = !shiftKey && (changed.cx !== layer.cx || changed.cy !== layer.cy);
      if (!isStep || !box) {
        update(changed, `key ${layer.id}`);
        return true;
      }
      const { layer: snappedLayer, snapped } = snapLayer(changed, box, listOtherLines(layer), {
        x: changed.cx === layer.cx ? 0 : KEY_SNAP_MM,
        y: changed.cy === layer.cy ? 0 : KEY_SNAP_MM,
      });
      update(snappedLayer, `key ${layer.id}`, describeSnap(snapped));
      return true;
    },
    listOtherLines,
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
      state.setFocusRequest({
        selector: nextLayer ? `[data-layer="${nextLayer.id}"]` : '[data-add-picture]',
      });
      state.onRemove(layer);
    },
    unlock(layer: Layer) {
      const { locked: _locked, ...unlocked } = layer;
      changeLayers((layers) => replaceLayer(layers, unlocked));
      setMessage('Unlocked.');
    },
    flip: (layer: Layer) => update({ ...layer, flip: !layer.flip }, undefined, 'Flipped.'),
    rotate: (layer: Layer, rotation: number) =>
      update({ ...layer, rotation: normalizeAngle(rotation) }, `rotate ${layer.id}`),
    reorderLayer(layer: Layer, step: 1 | -1) {
      changeLayers((layers) => moveLayer(layers, layer.id, step));
      setMessage(step > 0 ? 'Brought forward.' : 'Sent backward.');
    },
  };
}
