import type {
  DesignContent,
  FieldValue,
  Layer,
  PictureLayer,
  Template,
  TextBox,
  TextLayer,
} from './designs.ts';
import type { ProductField } from './product-details.ts';

/** Values of fields by field name. A missing value leaves the sample. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

type Sides = DesignContent['sides'];

/** Returns a layer with the colour and the art of its first variant that fits the chosen options. */
export function applyVariant<L extends Layer>(layer: L, chosenOptions: Readonly<Record<string, string>>): L {
  const variants = layer.kind === 'picture' ? undefined : layer.variants;
  const variant = variants?.find(({ options }) =>
    Object.entries(options).every(([name, value]) => chosenOptions[name] === value),
  );
  if (!variant) return layer;
  const { colour, art } = variant;
  return {
    ...layer,
    ...(layer.kind === 'text' && colour !== undefined && { colour }),
    ...(layer.kind === 'art' && art !== undefined && { art }),
  };
}

/**
 * Returns the layers of a side, bottom first, in the colours and with the art of the chosen options. Art with the field
 * of a photo is an example: it is left out as soon as there is a photo.
 */
export const listSideLayers = (
  { sides }: Pick<DesignContent, 'sides'>,
  side: string,
  chosenOptions: Readonly<Record<string, string>>,
): Layer[] => {
  const layers = sides.find((each) => each.side === side)?.layers ?? [];
  const photoFields = new Set(
    layers.flatMap((layer) => (layer.kind === 'picture' && layer.asset !== '' ? [layer.field] : [])),
  );
  return layers
    .filter(({ kind, field }) => kind !== 'art' || field === undefined || !photoFields.has(field))
    .map((layer) => applyVariant(layer, chosenOptions));
};

/**
 * Returns the layers of each side with the values of the fields. A text field with an empty value loses its layers; a
 * field that has no layer yet gets those of the template. Fields without a value keep their layers.
 * @param sides the sides of a design, or of the template for a new design
 */
export function fillFields(sides: Sides, template: Template, values: FieldValues): Sides {
  return Object.entries(values).reduce(
    (current, [name, value]) => fillField(current, template, name, value),
    sides,
  );
}

function fillField(sides: Sides, template: Template, name: string, value: FieldValue): Sides {
  const isPresent = sides.some(({ layers }) => layers.some(({ field }) => field === name));
  const complete = isPresent ? sides : sides.map((side) => addTemplateLayers(side, template, name));
  return complete.map(({ side, layers }) => ({
    side,
    layers: layers.flatMap((layer): Layer[] => {
      if (layer.field !== name) return [layer];
      if (layer.kind === 'text' && typeof value === 'string')
        return value.trim() === '' ? [] : [{ ...layer, text: value.trim() }];
      if (layer.kind === 'picture' && typeof value !== 'string') {
        // The crop belongs to the picture that is replaced.
        const { crop: _crop, ...picture } = layer;
        return [{ ...picture, asset: value.asset }];
      }
      return [layer];
    }),
  }));
}

/** Adds the template's layers of a field, above the layers that are below them in the template. */
function addTemplateLayers({ side, layers }: Sides[number], template: Template, name: string): Sides[number] {
  const templateLayers = template.sides.find((each) => each.side === side)?.layers ?? [];
  const result = layers.slice();
  for (const [index, layer] of templateLayers.entries()) {
    if (layer.field !== name) continue;
    const lowerIds = new Set(templateLayers.slice(0, index).map(({ id }) => id));
    const position = result.findLastIndex(({ id }) => lowerIds.has(id)) + 1;
    result.splice(position, 0, layer);
  }
  return { side, layers: result };
}

/** Returns what is wrong with a value of a field, as a sentence with the field's label; undefined when it can be used. */
export function findFieldProblem(
  { label, kind, required, max_length }: ProductField,
  value: FieldValue,
): string | undefined {
  if (kind === 'photo') return typeof value === 'string' ? `${label}: please choose a photo.` : undefined;
  if (typeof value !== 'string') return `${label}: please enter a text.`;
  const length = [...value.trim()].length;
  if (length === 0) return required ? `${label}: please enter a text.` : undefined;
  return length > max_length
    ? `${label}: this text has ${length} characters, and there is room for ${max_length}.`
    : undefined;
}

/** Returns the value of each field in a design; null for an empty field. */
export function readFieldValues(
  { sides }: Pick<DesignContent, 'sides'>,
  fields: readonly ProductField[],
): Record<string, FieldValue | null> {
  const layers = sides.flatMap((side) => side.layers);
  return Object.fromEntries(
    fields.map(({ name }) => {
      const layer = layers.find(({ kind, field }) => kind !== 'art' && field === name);
      if (layer?.kind === 'text') return [name, layer.text];
      return [name, layer?.kind === 'picture' && layer.asset !== '' ? { asset: layer.asset } : null];
    }),
  );
}

/** Returns the texts of a design's fields with their labels, in the order of the product's fields. */
export function listFieldTexts(
  content: Pick<DesignContent, 'sides'>,
  fields: readonly ProductField[],
): { label: string; value: string }[] {
  const values = readFieldValues(content, fields);
  return fields.flatMap(({ name, label }) => {
    const value = values[name];
    return typeof value === 'string' ? [{ label, value }] : [];
  });
}

/** Returns the samples of a product's fields with their labels: what a product as pictured says. */
export const listSampleTexts = (fields: readonly ProductField[]): { label: string; value: string }[] =>
  fields.flatMap(({ label, sample }) => (sample === null ? [] : [{ label, value: sample }]));

/** What decides the outline of a text. */
export type OutlinedText = Pick<TextLayer, 'text' | 'typeface'> & Partial<TextLayer>;

/** Width of the box of a text, in the units of {@link getTextBox}. */
export const TEXT_BOX_WIDTH = 1000;

/**
 * Returns the style and the box of a text, with lengths in thousandths of the box's width, so that a layer that is made
 * larger or smaller keeps its outline. Returns undefined for a text with neither.
 */
export function getTextBox({ bold, letter_case, spacing, ...layer }: OutlinedText): TextBox | undefined {
  const { width = 0, height, size, align, vertical_align, lines, arc } = layer;
  const toThousandths = (length: number | undefined) =>
    length === undefined ? undefined : Math.round((length / width) * TEXT_BOX_WIDTH * 10) / 10;
  const box = height !== undefined && {
    height: toThousandths(height),
    size: toThousandths(size),
    arc: toThousandths(arc),
    align,
    vertical_align,
    lines,
  };
  const parts = Object.entries({ bold, letter_case, spacing, ...box }).filter(
    ([, value]) => value !== undefined,
  );
  return parts.length === 0 ? undefined : (Object.fromEntries(parts) as TextBox);
}

/** Returns a layer of another width. The box of a text or picture, and art, keep their proportions. */
export function resizeLayer<L extends Layer>(layer: L, width: number): L {
  const scale = width / layer.width;
  const resize = (length: number | undefined) =>
    length === undefined ? undefined : Math.round(length * scale * 1000) / 1000;
  const lengths =
    layer.kind === 'text'
      ? { height: resize(layer.height), size: resize(layer.size), arc: resize(layer.arc) }
      : { height: resize(layer.height) };
  return {
    ...layer,
    width,
    ...Object.fromEntries(Object.entries(lengths).filter(([, length]) => length !== undefined)),
  };
}

/** A part of a picture, as fractions of its width and height. */
interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the part of a picture that is shown, and where in the layer's box. `cover` cuts off what is too much, equally
 * on both sides; `fit` leaves room. A layer without a height shows its crop in the whole box.
 * @param picture width and height in pixels
 * @param size size of the box; `box` of the result has the same unit
 */
export function fitPicture(
  {
    crop = { x: 0, y: 0, width: 1, height: 1 },
    height,
    fit = 'cover',
  }: Pick<PictureLayer, 'crop' | 'height' | 'fit'>,
  picture: { width: number; height: number },
  size: { width: number; height: number },
): { crop: Crop; box: Crop } {
  const whole = { x: 0, y: 0, ...size };
  if (height === undefined) return { crop, box: whole };
  const pictureRatio = (picture.width * crop.width) / (picture.height * crop.height);
  const boxRatio = size.width / size.height;
  const isWider = pictureRatio > boxRatio;
  if (fit === 'fit') {
    const [width, fittedHeight] = isWider
      ? [size.width, size.width / pictureRatio]
      : [size.height * pictureRatio, size.height];
    return {
      crop,
      box: { x: (size.width - width) / 2, y: (size.height - fittedHeight) / 2, width, height: fittedHeight },
    };
  }
  const [shownWidth, shownHeight] = isWider
    ? [(crop.width * boxRatio) / pictureRatio, crop.height]
    : [crop.width, (crop.height * pictureRatio) / boxRatio];
  return {
    crop: {
      x: crop.x + (crop.width - shownWidth) / 2,
      y: crop.y + (crop.height - shownHeight) / 2,
      width: shownWidth,
      height: shownHeight,
    },
    box: whole,
  };
}
