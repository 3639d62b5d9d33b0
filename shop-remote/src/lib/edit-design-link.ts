import { links } from '@rangmala/shared/links';

/** Name of the parameter of a product's address that names a design of the cart. */
export const DESIGN_PARAMETER = 'design';

/** Returns the address where a design of the cart is edited, with the options of its line. */
export function editDesignLink(
  productId: string,
  designId: string,
  options: Readonly<Record<string, string>> = {},
): string {
  return `${links.product(productId)}?${new URLSearchParams({ ...options, [DESIGN_PARAMETER]: designId })}`;
}
