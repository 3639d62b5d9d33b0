import { links } from '@rangmala/shared/links';

/** Query parameter of a product page with the id of a design in the cart. */
export const DESIGN_PARAMETER = 'design';

/** State of the history entry of a product page that is opened from the cart. */
export interface ProductPageState {
  /** Key of the line as pictured that the customer's own design replaces. */
  replacedLine?: string | undefined;
}

/** Returns the URL of the page that edits a design of the cart, with the options of its cart line. */
export function createEditDesignLink(
  productId: string,
  designId: string,
  options: Readonly<Record<string, string>> = {},
): string {
  return `${links.product(productId)}?${new URLSearchParams({ ...options, [DESIGN_PARAMETER]: designId })}`;
}

/** Returns the URL of a product's page with chosen options. The page shows the product's unfinished design, if any. */
export function createProductLink(productId: string, options: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(options).toString();
  return links.product(productId) + (query && `?${query}`);
}
