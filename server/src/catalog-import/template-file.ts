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

/** Replaces the files of drawings by the ids that `getDrawing` returns. */
export const toTemplate = (
  { sides }: z.infer<typeof templateEntrySchema>,
  getDrawing: (file: string) => string,
): Template => ({
  sides: sides.map(({ side, layers }) => ({
    side,
    layers: layers.map((layer) => {
      if (layer.kind !== 'art') return layer;
      const variants = layer.variants?.map(({ art, ...variant }) => ({
        ...variant,
        ...(art !== undefined && { art: getDrawing(art) }),
      }));
      return { ...layer, art: getDrawing(layer.art), ...(variants && { variants }) };
    }),
  })),
});
