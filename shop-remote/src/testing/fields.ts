import { getTextBox } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Template } from '@rangmala/shared/contract/designs';
import { mugImages, mugOptions, peacockMugProduct } from './catalogue.ts';
import { createOutlineRequestKey, outline, savedDesign, sides } from './designs.ts';

const place = { cx: 40, width: 40, height: 10, size: 8, rotation: 0, flip: false };
const text = { ...place, kind: 'text', typeface: 'mukta', colour: '#23306f' } as const;

/** The shop's own design of the mug: locked art, a name and a year on the front. */
export const template: Template = {
  sides: [
    {
      side: 'front',
      layers: [
        { ...place, id: 'wreath', kind: 'art', art: 'wreath-00000000', cy: 38, locked: true },
        {
          ...text,
          id: 'name',
          text: 'Aanya',
          field: 'name',
          cy: 30,
          variants: [{ options: { colour: 'indigo' }, colour: '#ffffff' }],
        },
        { ...text, id: 'since', text: 'Since 2019', field: 'since', cy: 50 },
      ],
    },
    { side: 'back', layers: [] },
  ],
};

const textField = { kind: 'text' as const, side: 'front' };

/** A mug with a design of its own, and fields for a name and a year. */
export const nameMug = {
  ...peacockMugProduct,
  options: mugOptions,
  images: mugImages,
  sides,
  template,
  fields: [
    { ...textField, name: 'name', label: 'Name', sample: 'Aanya', required: true, max_length: 12 },
    { ...textField, name: 'since', label: 'Since', sample: 'Since 2019', required: false, max_length: 20 },
  ],
};

/** Returns the content of the mug's own design with another name. */
export const createNameDesign = (name: string): DesignContent => ({
  v: 1,
  options: { colour: 'white' },
  note: '',
  sides: template.sides.map(({ side, layers }) => ({
    side,
    layers: layers.map((layer) =>
      layer.field === 'name' ? { ...layer, text: name } : layer,
    ) as typeof layers,
  })),
});

/** Returns the key of the stubbed response with the outline of a text in the box of the name or the year. */
export function createFieldOutlineKey(layerId: 'name' | 'since', value: string): string {
  const layer = template.sides[0]?.layers.find(({ id }) => id === layerId);
  if (layer?.kind !== 'text') throw new Error(`The template has no text ${layerId}.`);
  const box = JSON.stringify(getTextBox(layer));
  return `${createOutlineRequestKey(value)}&box=${encodeURIComponent(box).replaceAll('%2C', ',')}`;
}

/** The outline of a text that is printed in 8 mm at its usual size. */
export const createBoxOutline = (scale = 1) => ({ ...outline, size: 200 * scale, scale });

/** API responses of the mug's page. */
export const fieldsApi = {
  'GET /products/peacock-mug': nameMug,
  'POST /designs': { ...createNameDesign('Meera'), ...savedDesign, token: 'secret' },
  'PUT /designs/d1': { ...createNameDesign('Meera'), ...savedDesign },
  [createFieldOutlineKey('name', 'Aanya')]: createBoxOutline(),
  [createFieldOutlineKey('name', 'Meera')]: createBoxOutline(),
  [createFieldOutlineKey('name', 'Ravi')]: createBoxOutline(),
  [createFieldOutlineKey('since', 'Since 2019')]: createBoxOutline(),
};
