import useSWR from 'swr';
import { getErrorMessage } from '@rangmala/shared/api';
import { type LineDesign, useCart } from '@rangmala/shared/cart';
import type { DesignList, ListedDesign } from '@rangmala/shared/contract/my-designs';
import { MAX_DESIGN_TOKENS } from '@rangmala/shared/contract/rules';
import { callApi } from '@rangmala/shared/endpoints';
import { ACCOUNT_TOKEN, listStoredDesigns } from './design-store.ts';

export const toLineDesign = ({ id, token = ACCOUNT_TOKEN }: ListedDesign): LineDesign => ({ id, token });

const NO_DESIGNS: DesignList = { designs: [], total: 0 };

/**
 * Loads the designs that this browser stores and that do not belong to the signed-in customer: unfinished ones, copies,
 * and those of the cart. `list` is undefined while they load.
 */
export function useBrowserDesigns(page: number) {
  const { lines, isLoaded } = useCart();
  const designs = isLoaded ? [...lines.flatMap(({ design }) => design ?? []), ...listStoredDesigns()] : [];
  const tokens = [...new Set(designs.map(({ token }) => token))].slice(0, MAX_DESIGN_TOKENS).join();
  const { data, error } = useSWR<DesignList, unknown>(
    tokens && `/designs ${page} ${tokens}`,
    () => callApi('GET /designs', { params: { page }, headers: { 'design-tokens': tokens } }),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  return {
    list: isLoaded && tokens === '' ? NO_DESIGNS : data,
    error:
      error === undefined
        ? undefined
        : { message: getErrorMessage('Your designs could not be loaded.', error) },
  };
}
