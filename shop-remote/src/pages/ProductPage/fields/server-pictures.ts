import type { Product } from '@rangmala/shared/contract';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import { listSidesOfPhotograph } from '@rangmala/shared/contract/design-warnings';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import {
  createUndrawnPicture,
  type DesignPicture,
  listPictures,
} from '../../../lib/preview/list-pictures.ts';
import { buildPreviewUrl } from '../../../lib/preview/preview-url.ts';
import { findProblems } from './field-values.ts';

/** Returns the server's pictures of values in the URL, which are shown without JavaScript; undefined without values. */
export function listServerPictures(
  product: Product,
  chosenOptions: ChosenOptions,
  values: FieldValues,
): DesignPicture[] | undefined {
  const { template, fields } = product;
  if (!template || Object.keys(values).length === 0) return undefined;
  if (Object.keys(findProblems(fields, values)).length > 0) return undefined;
  return listPictures(product, template, chosenOptions).map((picture) => ({
    ...createUndrawnPicture(product, chosenOptions, picture),
    shownSides: listSidesOfPhotograph(product, picture.side, chosenOptions, picture.inUse).map(
      (shown) => shown.side,
    ),
    source: buildPreviewUrl(product.id, picture.side, chosenOptions, values, picture.inUse),
  }));
}
