import type { Item, ProductImage } from '@rangmala/shared/contract';
import {
  resolveAvailableOptions,
  type ChosenOptions,
  listMatchingImages,
} from '@rangmala/shared/contract/product-options';

/** Returns the best picture for the chosen options: the first of `listMatchingImages`, or the item's first picture. */
export function chooseItemPicture(
  { image: [url = ''], images = [], options = [], placeholder }: Item,
  chosenOptions: Readonly<ChosenOptions> = {},
): ProductImage {
  return (
    listMatchingImages(images, resolveAvailableOptions(options, chosenOptions))[0] ?? {
      url,
      ...(placeholder && { placeholder }),
    }
  );
}
