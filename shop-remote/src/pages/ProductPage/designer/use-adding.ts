import { useRef } from 'react';
import { chooseVisibleColour } from '@rangmala/shared/contract/design-colours';
import { fillFields } from '@rangmala/shared/contract/design-fields';
import type { Layer, Ornament, TextLayer } from '@rangmala/shared/contract/designs';
import {
  changeSideLayers,
  createFrameId,
  createLayerId,
  findSideWithLayer,
  getSideLayers,
  limitLayer,
} from '../../../lib/designer/layers.ts';
import { createFrameFile, FRACTION_INSIDE_FRAME } from '../../../lib/designer/frames.ts';
import { addOrReplacePicture, computeCentre, type PictureOptions } from '../../../lib/designer/new-layers.ts';
import { findGroundColour } from '../../../lib/designer/ground-colour.ts';
import { createPictureFrame } from '../../../lib/designer/photo-frame.ts';
import { clampToSafeArea, listObstacles } from '../../../lib/designer/free-room.ts';
import { createTextLayer, type NewTextLayer } from '../../../lib/designer/new-texts.ts';
import { createArtLayer, type Template } from '../../../lib/designer/templates.ts';
import type { EditorState } from './use-editor-state.ts';
import type { PlacedAsset, Pictures } from './use-pictures.ts';

/** Share of the safe area that a picture fills when it is added at a place beside other layers. */
const SHARE_BESIDE_OTHERS = 0.4;

const SIDE_REPLACED = 'This side was replaced. Undo brings your layers back.';

/** Returns the option that fills the first empty photo field of a side, if any. */
function findEmptySlot(layers: readonly Layer[]): PictureOptions {
  const slot = layers.find((layer) => layer.kind === 'picture' && layer.asset === '');
  return slot ? { replacedId: slot.id } : {};
}

export function useAdding(state: EditorState, pictures: Pick<Pictures, 'add'>) {
  const { side, getTarget, history, resources, setSelectedId, setMessage, setFocusRequest } = state;
  const { change, readLatestContent } = history;
  /** Fraction of the safe area that an added photograph fills. The last template sets this fraction. */
  const photoShare = useRef(1);

  /** Adds a picture in an empty photo field or in the middle of the side, or replaces the picture of the layer with `replacedId`. */
  function addPicture(file: File, options?: PictureOptions): Promise<void> {
    state.clearProblem();
    const placement = options ?? findEmptySlot(getSideLayers(readLatestContent(), side));
    return pictures.add(file, (asset) => placePicture(asset, file.type, placement), placement.replacedId);
  }

  function placePicture(
    asset: PlacedAsset,
    type: string,
    { replacedId, newId, share, at, shouldReplaceSide = false }: PictureOptions,
  ): void {
    const targetSide = findSideWithLayer(readLatestContent(), replacedId) ?? side;
    const targetArea = getTarget(targetSide).area;
    const isBesideOthers = at !== undefined && getSideLayers(readLatestContent(), targetSide).length > 0;
    const frame = createPictureFrame(
      targetArea,
      asset,
      type,
      share ?? (isBesideOthers ? SHARE_BESIDE_OTHERS : photoShare.current),
    );
    const { height = (frame.width * asset.height) / asset.width } = frame;
    const centre = isBesideOthers
      ? clampToSafeArea(targetArea, { width: frame.width, height }, at)
      : computeCentre(targetArea);
    const id = replacedId ?? newId ?? createLayerId();
    const position = { ...centre, ...frame, rotation: 0, flip: false };
    const picture = limitLayer<Layer>({ id, kind: 'picture', asset: asset.id, ...position });
    const { field } = getSideLayers(readLatestContent(), targetSide).find((layer) => layer.id === id) ?? {};
    const isPlaced = change((content) => {
      const placed = changeSideLayers(content, targetSide, (sideLayers) =>
        addOrReplacePicture(shouldReplaceSide ? [] : sideLayers, picture),
      );
      if (field === undefined) return placed;
      // All layers of a photo field show the same photo, such as those of both sides of a mug.
      return { ...placed, sides: fillFields(placed.sides, { sides: [] }, { [field]: { asset: asset.id } }) };
    });
    if (!isPlaced) return;
    state.setSide(targetSide);
    setSelectedId(id);
    setMessage(shouldReplaceSide ? SIDE_REPLACED : 'Picture added.');
  }

  /**
   * Replaces the layers of the side with the texts and the frame of a template. Sets the size of photographs that are
   * added afterwards.
   */
  async function applyTemplate({ texts, frame, photoShare: templateShare }: Template): Promise<void> {
    const layers = getSideLayers(readLatestContent(), side);
    const shouldReplaceSide = layers.length > 0;
    photoShare.current = frame ? FRACTION_INSIDE_FRAME : (templateShare ?? 1);
    const frameOptions = { newId: createFrameId(), share: 1, shouldReplaceSide };
    if (frame) await addPicture(createFrameFile(frame, getTarget(side).area), frameOptions);
    if (texts.length > 0) addTexts(texts, shouldReplaceSide && !frame);
    const newLayers = getSideLayers(readLatestContent(), side);
    layers.filter(({ id }) => !newLayers.some((layer) => layer.id === id)).forEach(state.onRemove);
    if (frame) setFocusRequest({ selector: '[data-add-picture]' });
  }

  /** Adds texts in readable colours, in free room or where they are wanted. */
  function addTexts(texts: readonly NewTextLayer[], shouldReplaceSide = false): void {
    state.clearProblem();
    const { area, backgroundColour } = getTarget(side);
    const keptLayers = shouldReplaceSide ? [] : getSideLayers(readLatestContent(), side);
    const newLayers = texts.reduce<TextLayer[]>((added, text) => {
      const below = [...keptLayers, ...added];
      const layer = createTextLayer(text, area, listObstacles(below, area, resources));
      const ground = findGroundColour(layer, below, backgroundColour, resources);
      return [...added, { ...layer, colour: chooseVisibleColour(text.colour, ground) }];
    }, []);
    if (!change((content) => changeSideLayers(content, side, () => [...keptLayers, ...newLayers]))) return;
    setSelectedId(newLayers[0]?.id);
    const announcement = newLayers.length === 1 ? 'Text added.' : `${newLayers.length} texts added.`;
    setMessage(shouldReplaceSide ? SIDE_REPLACED : announcement);
    if (newLayers.length === 1) state.setMode({ layerId: newLayers[0]?.id, kind: 'text' });
    else setFocusRequest({ selector: '[data-focus-text]' });
  }

  /** Adds an ornament of the library in free room. */
  function addArt(ornament: Ornament): void {
    state.clearProblem();
    const { area } = getTarget(side);
    const layers = getSideLayers(readLatestContent(), side);
    const layer = createArtLayer(ornament, area, listObstacles(layers, area, resources));
    if (!change((content) => changeSideLayers(content, side, (current) => [...current, layer]))) return;
    setSelectedId(layer.id);
    setMessage(`${ornament.name} added.`);
  }

  return { addPicture, addTexts, applyTemplate, addArt };
}
