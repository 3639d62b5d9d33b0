import type { ProductEntry } from './product-file.ts';
import type { LayerEntry } from './template-file.ts';

/** What is wrong at a position of a product. */
export interface ProductProblem {
  path: PropertyKey[];
  message: string;
}

/** Lists what is wrong with the fields and the template of a product. */
export function listTemplateProblems(product: ProductEntry): ProductProblem[] {
  const sides = product.template?.sides ?? [];
  return [
    ...product.fields.flatMap((_field, index) => listFieldProblems(product, index)),
    ...sides.flatMap(({ side, layers }, sideIndex) => {
      const path = ['template', 'sides', sideIndex];
      if (!product.sides.some(({ name }) => name === side))
        return [{ path: [...path, 'side'], message: `The product has no side ${side}.` }];
      return layers.flatMap((layer, layerIndex) => {
        const earlierLayers = [
          ...sides.slice(0, sideIndex).flatMap((each) => each.layers),
          ...layers.slice(0, layerIndex),
        ];
        const message = earlierLayers.some(({ id }) => id === layer.id)
          ? `Another layer has the id ${layer.id}.`
          : findLayerProblem(product, side, layer);
        return message === undefined ? [] : [{ path: [...path, 'layers', layerIndex], message }];
      });
    }),
  ];
}

function listFieldProblems({ fields, sides, template }: ProductEntry, index: number): ProductProblem[] {
  const field = fields[index];
  if (!field) return [];
  const { name, kind, side, sample, max_length } = field;
  const layers = template?.sides.flatMap((each) => each.layers) ?? [];
  const problems: (string | false)[] = [
    fields.findIndex((each) => each.name === name) !== index && `Another field has the name ${name}.`,
    !sides.some((each) => each.name === side) && `The product has no side ${side}.`,
    !layers.some((layer) => layer.field === name) && `No layer of the template has the field ${name}.`,
    kind === 'text' && sample === null && 'A text field needs its sample.',
    kind === 'photo' && sample !== null && 'A photo field has no sample.',
    sample !== null &&
      [...sample].length > max_length &&
      `The sample has ${[...sample].length} characters, more than max_length (${max_length}).`,
  ];
  return problems.flatMap((message) => (message === false ? [] : [{ path: ['fields', index], message }]));
}

function findLayerProblem(product: ProductEntry, side: string, layer: LayerEntry): string | undefined {
  const area = product.sides.find(({ name }) => name === side)?.area;
  if (area && isOutside(layer, area)) return 'The layer lies outside the print area.';
  const wrongOption = findWrongOption(product, layer);
  if (wrongOption !== undefined) return `A variant is for ${wrongOption}, which is not one of the options.`;
  if (layer.field === undefined) {
    return layer.kind === 'picture' ? 'A picture needs a field of kind photo.' : undefined;
  }
  const field = product.fields.find(({ name }) => name === layer.field);
  if (!field) return `The product has no field ${layer.field}.`;
  const kinds = field.kind === 'photo' ? ['picture', 'art'] : ['text'];
  if (!kinds.includes(layer.kind))
    return `The field ${field.name} is a ${field.kind}, but the layer is of kind ${layer.kind}.`;
  if (layer.kind === 'text' && layer.text !== field.sample)
    return `The text is “${layer.text}”, but the sample of the field ${field.name} is “${field.sample}”.`;
  return undefined;
}

/** Space in millimetres that rounding may put a layer outside the area. */
const TOLERANCE = 0.1;

/**
 * Returns whether a layer lies outside the print area with its bleed. Art may reach over the edge, but not lie wholly
 * outside; texts and photos must not reach over the edge.
 */
function isOutside(
  { kind, cx, cy, width, height = 0, rotation }: LayerEntry,
  area: { width: number; height: number; bleed: number },
): boolean {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const halfSize = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2] as const;
  return [
    [cx, halfSize[0], area.width],
    [cy, halfSize[1], area.height],
  ].some(([centre = 0, half = 0, length = 0]) => {
    const reach = kind === 'art' ? -half : half;
    return centre - reach < -area.bleed - TOLERANCE || centre + reach > length + area.bleed + TOLERANCE;
  });
}

/** Returns the first choice of a variant that the product does not offer, such as `colour red`. */
function findWrongOption({ options }: ProductEntry, layer: LayerEntry): string | undefined {
  if (layer.kind === 'picture') return undefined;
  const choices = (layer.variants ?? []).flatMap((variant) => Object.entries(variant.options));
  return choices
    .find(
      ([name, value]) =>
        !options.some((option) => option.name === name && option.values.some((each) => each.value === value)),
    )
    ?.join(' ');
}
