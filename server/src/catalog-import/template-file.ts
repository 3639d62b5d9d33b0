import { designContentSchema, type Template } from '@rangmala/shared/contract/designs';
import { artLayerSchema, pictureLayerSchema, textLayerSchema } from '@rangmala/shared/contract/layers';
import * as z from 'zod/mini';
import { pictureSchema } from './file-schemas.ts';

const artLayerEntrySchema = z.extend(artLayerSchema, {
  /** Path of an SVG drawing, relative to the import folder. */
  art: pictureSchema,
  variants: z.optional(
    z.array(
      z.strictObject({
        options: z.record(z.string(), z.string()),
        colour: z.optional(z.string()),
        art: z.optional(pictureSchema),
      }),
    ),
  ),
});

const layerEntrySchema = z.discriminatedUnion(
  'kind',
  [pictureLayerSchema, textLayerSchema, artLayerEntrySchema],
  'must be a picture, a text or art: "kind" says which',
);
export type LayerEntry = z.infer<typeof layerEntrySchema>;

/** A product's template in `shop.json`: like the contract's `templateSchema`, with files in place of the ids of art. */
export const templateEntrySchema = z.strictObject({
  sides: z.array(
    z.strictObject({
      side: designContentSchema.shape.sides.def.element.shape.side,
      layers: z.array(layerEntrySchema),
    }),
  ),
});
export type TemplateEntry = z.infer<typeof templateEntrySchema>;

/**
 * Replaces the files of drawings by ids.
 * @param storeArt stores the drawing of a file and returns its id
 */
export async function storeTemplate(
  template: TemplateEntry,
  storeArt: (file: string) => Promise<string>,
): Promise<Template> {
  const sides: Template['sides'] = [];
  for (const { side, layers } of template.sides) {
    const storedLayers: Template['sides'][number]['layers'] = [];
    for (const layer of layers) {
      if (layer.kind !== 'art') {
        storedLayers.push(layer);
        continue;
      }
      const variants = [];
      for (const { art, ...variant } of layer.variants ?? [])
        variants.push({ ...variant, ...(art !== undefined && { art: await storeArt(art) }) });
      const art = await storeArt(layer.art);
      storedLayers.push({ ...layer, art, ...(layer.variants && { variants }) });
    }
    sides.push({ side, layers: storedLayers });
  }
  return { sides };
}
