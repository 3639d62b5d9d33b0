import type { Product } from '@rangmala/shared/contract';
import type { Design, DesignContent } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';

/** Returns the content of a design without layers. */
export function createEmptyContent({ sides }: Product, options: ChosenOptions): DesignContent {
  return { v: 1, options, note: '', sides: sides.map(({ name }) => ({ side: name, layers: [] })) };
}

export const hasAnyLayer = ({ sides }: DesignContent): boolean =>
  sides.some(({ layers }) => layers.length > 0);

/** Returns the editable content of a design. */
export function extractContent({ v, options, note, sides }: Design): DesignContent {
  return { v, options, note, sides };
}
