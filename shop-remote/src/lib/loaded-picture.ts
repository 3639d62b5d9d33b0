import { useLocation, useNavigationType } from 'react-router-dom';

/** Navigation state of a link from a product card to the product. */
export interface ProductLinkState {
  /** The `sizes` attribute of the card's picture, for which the browser chose the file that it has loaded. */
  loadedSizes: string;
}

/**
 * Returns the `sizes` attribute of the picture in the product card whose link opened this page. Returns undefined
 * without such a link, and on Back and Forward, because the card's picture may not be loaded then.
 */
export function useLoadedSizes(): string | undefined {
  const { state } = useLocation() as { state: Partial<ProductLinkState> | null };
  const navigationType: string = useNavigationType();
  return navigationType === 'PUSH' ? state?.loadedSizes : undefined;
}
