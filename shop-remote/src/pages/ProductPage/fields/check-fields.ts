import type { Product } from '@rangmala/shared/contract';
import { type FieldValues, listSideLayers } from '@rangmala/shared/contract/design-fields';
import { listDesignWarnings } from '@rangmala/shared/contract/design-warnings';
import type { Design, DesignContent, Layer, TextLayer, TextOutline } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { checkPicture } from '@rangmala/shared/pictures';
import { fetchOutline } from '../../../api/layer-resources.ts';
import { isPermanentRefusal } from '../../../api/designs.ts';
import { drawLocalPicture } from '../../../lib/designer/draw-local-picture.ts';
import {
  createFacts,
  createOutlineKey,
  extractContent,
  type LayerResources,
  type ShownAsset,
} from '../../../lib/designer/layers.ts';
import { createTemplateContent, fillValues } from '../../../lib/designer/template-content.ts';
import { findProblems } from './field-values.ts';

export interface FilledFields {
  product: Product;
  chosenOptions: ChosenOptions;
  /** The stored design, which lacks the changes; undefined for a new design. */
  design: Design | undefined;
  /** Values that differ from the content. */
  changes: FieldValues;
  /** Chosen files by the picture ids of the changes. */
  files: ReadonlyMap<string, File>;
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
  /** Warnings about the design. */
  warnings: string[];
  content: DesignContent;
  resources: LayerResources;
}

const outlines = new Map<string, TextOutline>();
/** Decoded pictures of chosen files by picture id. */
const localAssets = new Map<string, ShownAsset>();

/**
 * Checks the changed values and loads what their layers need.
 * @throws ApiError when the server cannot be reached or is busy
 */
export async function checkFields(request: FilledFields): Promise<CheckedFields> {
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
  const notes: Record<string, FieldNote> = {};
  for (const layer of layers) {
    const note = changedFields.some(({ name }) => name === layer.field) && describeSize(layer, resources);
    if (note && layer.field !== undefined && !notes[layer.field]?.isWarning) notes[layer.field] = note;
  }
  const warnings = listDesignWarnings(product, content, chosenOptions, createFacts(resources));
  return { problems, notes, warnings, content, resources };
}

/** Returns the design with the changes, in the chosen options. */
export function fillContent({ product, chosenOptions, design, changes }: FilledFields): DesignContent {
  const content = design ? extractContent(design) : createTemplateContent(product, chosenOptions);
  return { ...fillValues(product, content, changes), options: chosenOptions };
}

async function loadOutline(layer: TextLayer): Promise<void> {
  const key = createOutlineKey(layer);
  if (!outlines.has(key)) outlines.set(key, await fetchOutline(layer));
}

async function loadLocalAsset(id: string, file: File): Promise<void> {
  if (localAssets.has(id)) return;
  const local = drawLocalPicture(await checkPicture(file));
  if (local) localAssets.set(id, { id, url: '', ...local });
}

/** Font size (em) in millimetres below which letters are hard to read. */
const MIN_READABLE_SIZE = 2;

/** Says by how much a text is made smaller; undefined for a text in its usual size. */
export function describeSize(layer: Layer, resources: LayerResources): FieldNote | undefined {
  const size = createFacts(resources).getFontSize?.(layer);
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
