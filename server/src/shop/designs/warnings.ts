import { listDesignWarnings } from '@rangmala/shared/contract/design-warnings';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { completeOptions } from '@rangmala/shared/contract/product-options';
import { type Assets, createFacts } from './layer-size.ts';
import type { DesignedProduct } from './ordered-products.ts';

/** Returns the warnings about a design that the editor and the job sheet show; [] when the product was deleted. */
export function listPrintWarnings(
  content: DesignContent,
  product: DesignedProduct | undefined,
  assets: Assets,
): string[] {
  if (!product) return [];
  const { chosenOptions = content.options } = completeOptions(product.options, content.options);
  return listDesignWarnings(product, content, chosenOptions, createFacts(assets));
}
