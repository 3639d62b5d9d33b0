import type { Product, ProductField } from '@rangmala/shared/contract';
import { type FieldValues, listSideLayers } from '@rangmala/shared/contract/design-fields';
import { choosePhotograph, getLayerName, listLayerWarnings } from '@rangmala/shared/contract/design-warnings';
import type { Design, DesignContent, Layer, TextLayer, TextOutline } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { checkPicture } from '@rangmala/shared/pictures';
import { fetchOutline } from '../../../api/layer-resources.ts';
import { isPermanentRefusal } from '../../../api/designs.ts';
import { measureFontSize, toLayerFacts } from '../../../lib/designer/describe-layer.ts';
import { drawLocalPicture } from '../../../lib/designer/draw-local-picture.ts';
import {
  createOutlineKey,
  extractContent,
  type LayerResources,
  type ShownAsset,
} from '../../../lib/designer/layers.ts';
import { createTemplateContent, fillValues } from '../../../lib/designer/template-content.ts';
import { drawDesignPicture, listShownSides } from '../../../lib/preview/design-pictures.ts';
import {
  createUndrawnPicture,
  type DesignPicture,
  listPictures,
  type PictureToDraw,
} from '../../../lib/preview/list-pictures.ts';
import { PREVIEW_SIZE } from '../../../lib/preview/draw-flat.ts';
import { findProblems } from './field-values.ts';

export interface FieldsToDraw {
  product: Product;
  chosenOptions: ChosenOptions;
  /** The stored design, which lacks the changes; undefined for a new design. */
  design: Design | undefined;
  /** Values that differ from the content. */
  changes: FieldValues;
  /** Chosen files by the picture ids of the changes. */
  files: ReadonlyMap<string, File>;
  /** The side that is drawn first. */
  firstSide: string;
}

/** What is said beside a field. */
export interface FieldNote {
  text: string;
  isWarning: boolean;
}

export interface CheckedFields {
  /** Sentences about values that cannot be printed, by field name. */
  problems: Record<string, string>;
  notes: Record<string, FieldNote>;
  /** Warnings about the changed layers. */
  warnings: string[];
  content: DesignContent;
  resources: LayerResources;
}

/** Largest number of outlines that stay loaded. */
const MAX_OUTLINES = 300;
const outlines = new Map<string, TextOutline>();
/** Decoded pictures of chosen files by picture id. */
const localAssets = new Map<string, ShownAsset>();
/** The latest pictures of the latest product by id, a key of what each shows, and its width. */
const drawnPictures = new Map<string, { key: string; size: number; picture: DesignPicture | undefined }>();
let drawnProductId: string | undefined;

/** Width of the picture while the customer types on a phone, which shows it small beside the fields. */
const DRAFT_SIZE = 360;
/** Time between the first picture and those that the customer does not see while typing. */
const DRAWING_PAUSE_MS = 600;

/**
 * Checks the changed values and loads what their layers need.
 * @throws ApiError when the server cannot be reached or is busy
 */
export async function checkFields(request: FieldsToDraw): Promise<CheckedFields> {
  const { product, chosenOptions, changes } = request;
  const content = fillContent(request);
  const problems = findProblems(product.fields, changes);
  const changedFields = product.fields.filter(({ name }) => changes[name] !== undefined);
  const layers = content.sides.flatMap(({ side }) => listSideLayers(content, side, chosenOptions));
  await Promise.all([
    ...layers.map(async (layer) => {
      const field = changedFields.find(({ name }) => name === layer.field);
      if (layer.kind !== 'text' || (field && problems[field.name] !== undefined)) return;
      try {
        await loadOutline(layer);
      } catch (error) {
        if (!field || !isPermanentRefusal(error)) throw error;
        problems[field.name] = `${field.label}: ${error.message}`;
      }
    }),
    ...[...request.files].map(([id, file]) => loadLocalAsset(id, file)),
  ]);
  const resources = {
    assets: new Map(
      [...(request.design?.assets ?? []), ...localAssets.values()].map((asset) => [asset.id, asset]),
    ),
    outlines: new Map(outlines),
  };
  return { problems, content, resources, ...describeFields(request, changedFields, content, resources) };
}

/** Returns the design with the changes, in the chosen options. */
export function fillContent({ product, chosenOptions, design, changes }: FieldsToDraw): DesignContent {
  const content = design ? extractContent(design) : createTemplateContent(product, chosenOptions);
  return { ...fillValues(product, content, changes), options: chosenOptions };
}

async function loadOutline(layer: TextLayer): Promise<void> {
  const key = createOutlineKey(layer);
  if (outlines.has(key)) return;
  const outline = await fetchOutline(layer);
  const [oldestKey] = outlines.keys();
  if (outlines.size >= MAX_OUTLINES && oldestKey !== undefined) outlines.delete(oldestKey);
  outlines.set(key, outline);
}

async function loadLocalAsset(id: string, file: File): Promise<void> {
  if (localAssets.has(id)) return;
  const local = drawLocalPicture(await checkPicture(file));
  if (local) localAssets.set(id, { id, url: '', ...local });
}

/** Describes how the changed texts are printed. */
function describeFields(
  { product, chosenOptions }: FieldsToDraw,
  changedFields: readonly ProductField[],
  content: DesignContent,
  resources: LayerResources,
): Pick<CheckedFields, 'notes' | 'warnings'> {
  const notes: Record<string, FieldNote> = {};
  const warnings = new Set<string>();
  const facts = toLayerFacts(resources);
  for (const { name: side, area } of product.sides) {
    const layers = listSideLayers(content, side, chosenOptions);
    const backgroundColour = choosePhotograph(product.views, side, chosenOptions)?.base ?? '#ffffff';
    for (const layer of layers) {
      if (!changedFields.some(({ name }) => name === layer.field)) continue;
      const target = { area, backgroundColour };
      for (const sentence of listLayerWarnings(layer, getLayerName(layer, layers), target, facts))
        warnings.add(sentence);
      const note = describeSize(layer, resources);
      if (note && layer.field !== undefined && !notes[layer.field]?.isWarning) notes[layer.field] = note;
    }
  }
  return { notes, warnings: [...warnings] };
}

/** Font size (em) in millimetres below which letters are hard to read. */
const MIN_READABLE_SIZE = 2;

/** Says by how much a text is made smaller; undefined for a text in its usual size. */
export function describeSize(layer: Layer, resources: LayerResources): FieldNote | undefined {
  const size = measureFontSize(layer, resources);
  if (layer.kind !== 'text' || size === undefined) return undefined;
  const scale = resources.outlines.get(createOutlineKey(layer))?.scale ?? 1;
  const millimetres = size.toFixed(size < 10 ? 1 : 0).replace(/\.0$/, '');
  if (size < MIN_READABLE_SIZE)
    return {
      text: `In letters of only ${millimetres} mm, hard to read. Fewer letters would be larger.`,
      isWarning: true,
    };
  if (scale > 0.995) return undefined;
  const percent = Math.round(scale * 100);
  return {
    text: `Printed at ${percent} % of its usual size, in letters of ${millimetres} mm.`,
    isWarning: false,
  };
}

/**
 * Draws the pictures of checked fields, and only those again that have changed: first the side with the changed field and
 * the picture that the page shows, in the size in which a phone shows them, and after a pause the others in full size.
 * @param shownId id of the picture that the page shows
 * @param onPictures receives all pictures, with placeholders for those that are not drawn yet; returns whether the rest
 * is still needed
 * @throws DOMException when a picture or photograph cannot be loaded
 */
export async function drawFields(
  { product, chosenOptions, firstSide }: FieldsToDraw,
  { content, resources }: CheckedFields,
  shownId: string | undefined,
  onPictures: (pictures: DesignPicture[]) => boolean,
): Promise<void> {
  const design = { product, chosenOptions, content, resources };
  const pictures = listPictures(product, content, chosenOptions);
  if (drawnProductId !== product.id) drawnPictures.clear();
  drawnProductId = product.id;
  const createKey = (picture: PictureToDraw): string => {
    const shownLayers = listShownSides(design, picture).map(({ layers }) => layers);
    const loadedPictures = shownLayers
      .flat()
      .filter((layer) => layer.kind === 'picture' && resources.assets.has(layer.asset))
      .map(({ id }) => id);
    return JSON.stringify([chosenOptions, shownLayers, loadedPictures]);
  };
  const isDrawn = (picture: PictureToDraw, size: number): boolean => {
    const drawn = drawnPictures.get(picture.id);
    return drawn?.key === createKey(picture) && drawn.size >= size;
  };
  const draw = async (picture: PictureToDraw, size: number): Promise<boolean> => {
    const drawnPicture = await drawDesignPicture(design, picture, size);
    drawnPictures.set(picture.id, { key: createKey(picture), size, picture: drawnPicture });
    return showDrawn();
  };
  const showDrawn = () =>
    onPictures(
      pictures.flatMap((picture) => {
        const drawn = drawnPictures.get(picture.id);
        return drawn ? (drawn.picture ?? []) : createUndrawnPicture(product, chosenOptions, picture);
      }),
    );

  const firstSize = window.matchMedia('(width < 48rem)').matches ? DRAFT_SIZE : PREVIEW_SIZE;
  const showsFirst = (picture: PictureToDraw) =>
    picture.id === shownId ||
    (picture.inUse === undefined &&
      listShownSides(design, picture).some((shown) => shown.side.name === firstSide));
  for (const picture of pictures.filter((each) => showsFirst(each) && !isDrawn(each, firstSize)))
    if (!(await draw(picture, firstSize))) return;
  if (!showDrawn()) return;
  await new Promise((resolve) => setTimeout(resolve, DRAWING_PAUSE_MS));
  for (const picture of pictures.filter((each) => !isDrawn(each, PREVIEW_SIZE)))
    if (!showDrawn() || !(await draw(picture, PREVIEW_SIZE))) return;
}
