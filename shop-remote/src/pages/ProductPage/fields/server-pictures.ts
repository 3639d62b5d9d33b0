import type { Product } from '@rangmala/shared/contract';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import { listPicturedSides, listSidesOfPhotograph } from '@rangmala/shared/contract/design-warnings';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { DesignPicture } from '../../../lib/preview/design-pictures.ts';
import { buildPreviewUrl } from '../../../lib/preview/preview-url.ts';
import { findProblems } from './field-values.ts';

/** Returns the server's pictures of values in the URL, which are shown without JavaScript; undefined without values. */
export function listServerPictures(
  product: Product,
  chosenOptions: ChosenOptions,
  values: FieldValues,
): DesignPicture[] | undefined {
  const { id, sides, template, fields } = product;
  if (!template || Object.keys(values).length === 0) return undefined;
  if (Object.keys(findProblems(fields, values)).length > 0) return undefined;
  return listPicturedSides(product, template, chosenOptions).map((side) => ({
    side,
    label: sides.find(({ name }) => name === side)?.label ?? side,
    shownSides: listSidesOfPhotograph(product, side, chosenOptions).map((shown) => shown.side),
    source: buildPreviewUrl(id, side, chosenOptions, values),
  }));
}
