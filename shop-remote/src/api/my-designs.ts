import { useEffect, useState } from 'react';
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
 * and those of the cart.
 */
export function useBrowserDesigns(page: number) {
  const { lines, isLoaded } = useCart();
  const [list, setList] = useState<DesignList>();
  const [error, setError] = useState<{ message: string }>();
  const [attempt, setAttempt] = useState(0);
  const cartTokens = lines.map(({ design }) => design?.token ?? '').join();

  useEffect(() => {
    if (!isLoaded) return;
    const tokens = [...cartTokens.split(','), ...listStoredDesigns().map(({ token }) => token)].filter(
      Boolean,
    );
    let isCurrent = true;
    const header = [...new Set(tokens)].slice(0, MAX_DESIGN_TOKENS).join();
    const request =
      header === ''
        ? Promise.resolve(NO_DESIGNS)
        : callApi('GET /designs', { params: { page }, headers: { 'design-tokens': header } });
    request.then(
      (loaded) => isCurrent && setList(loaded),
      (failure: unknown) =>
        isCurrent && setError({ message: getErrorMessage('Your designs could not be loaded.', failure) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, cartTokens, page, attempt]);

  return {
    /** Undefined while the designs load. */
    list,
    error,
    reload() {
      setError(undefined);
      setAttempt(attempt + 1);
    },
  };
}
