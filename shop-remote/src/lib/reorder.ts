import type { CartProduct, LineVariant } from '@rangmala/shared/cart';
import type { Item, OrderLine } from '@rangmala/shared/contract';
import type { DesignCopies } from '@rangmala/shared/contract/designs';
import {
  computeUnitPrice,
  listChoiceLabels,
  omitDefaultOptions,
  resolveAvailableOptions,
} from '@rangmala/shared/contract/product-options';
import { formatRupees } from '@rangmala/shared/format';
import { chooseItemPicture } from './cart-lines.ts';

/** The lines of an earlier order as they can be ordered now. */
export interface Reorder {
  lines: { product: CartProduct; variant: LineVariant; quantity: number }[];
  /** A sentence for each difference from the earlier order. */
  changes: string[];
}

/**
 * Returns the lines of an earlier order that can be ordered again, with today's options and prices, and the differences
 * from the earlier order.
 * @param items current data of the products; deleted products are missing
 * @param copies copies of the ordered designs, with the index of their line
 */
export function prepareReorder(
  lines: readonly OrderLine[],
  items: readonly Item[],
  copies: DesignCopies,
): Reorder {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const reorder: Reorder = { lines: [], changes: [] };
  lines.forEach((line, index) => {
    const item = itemsById.get(line.product_id);
    const design = copies.find((copy) => copy.line === index)?.design;
    if (!item) {
      reorder.changes.push(`${line.name} is no longer available, so we left it out.`);
      return;
    }
    if (line.design_id && !design) {
      reorder.changes.push(`Your design for the ${line.name} is no longer stored, so we left it out.`);
      return;
    }
    const { id, name } = item;
    const options = item.options ?? [];
    const chosenOptions = resolveAvailableOptions(options, line.options);
    const price = computeUnitPrice(item.price, options, chosenOptions);
    const { customDesign } = line;
    reorder.changes.push(...describeOptionChanges(line, options, chosenOptions));
    if (price !== line.unit_price) {
      reorder.changes.push(
        `${name} now costs ${formatRupees(price)} instead of ${formatRupees(line.unit_price)}.`,
      );
    }
    reorder.lines.push({
      product: {
        id,
        name,
        price: item.price,
        image: chooseItemPicture(item, chosenOptions).url || line.image,
      },
      variant: {
        options: omitDefaultOptions(options, chosenOptions),
        design,
        customDesign: customDesign && {
          url: customDesign.url,
          name: customDesign.name || 'Your design',
          thumbnail: customDesign.url,
        },
      },
      quantity: line.quantity,
    });
  });
  return reorder;
}

function describeOptionChanges(
  line: OrderLine,
  options: NonNullable<Item['options']>,
  chosenOptions: Readonly<Record<string, string>>,
): string[] {
  const labels = listChoiceLabels(options, chosenOptions);
  return Object.entries(line.options).flatMap(([name, orderedValue], position) => {
    if (chosenOptions[name] === orderedValue) return [];
    // Uses the labels of the order, because the product may no longer have this option or value.
    const { label, value } = line.choices[position] ?? { label: name, value: orderedValue };
    const currentChoice = labels.find((choice) => choice.name === name);
    return currentChoice
      ? [`${line.name}: ${label} ${value} is not available, so we chose ${currentChoice.value}.`]
      : [`${line.name} no longer has the choice “${label}”.`];
  });
}
