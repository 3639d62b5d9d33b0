import { useLocation, useNavigationType } from '@rangmala/shared/router';

/** Navigation state of a link from a product card to the product. */
export interface ProductLinkState {
  /** The `sizes` attribute with which the browser has loaded the card's picture. */
  loadedSizes: string;
}

/**
 * Returns the `sizes` attribute of the card's picture when a link on a product card has opened this page. Returns
 * undefined after any other navigation, because the card's picture may not be loaded then.
 */
export function useLoadedSizes(): string | undefined {
  const { state } = useLocation() as { state: Partial<ProductLinkState> | null };
  const navigationType: string = useNavigationType();
  return navigationType === 'PUSH' ? state?.loadedSizes : undefined;
}
