import { startTransition, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useSearchParams } from '@rangmala/shared/router';
import type { Product } from '@rangmala/shared/contract';
import { type ChosenOptions, resolveAvailableOptions } from '@rangmala/shared/contract/product-options';

/** Returns the options in the URL (`?size=m&colour=indigo`); defaults replace missing and unavailable values. */
export function useChosenOptions({ options }: Product) {
  const [params, setParams] = useSearchParams();
  /** Says whether the design editor is open. */
  const state: unknown = useLocation().state;
  // The same object until the URL changes, because the previews are drawn again for other options.
  const optionsInUrl = useMemo(
    () => resolveAvailableOptions(options, Object.fromEntries(params)),
    [options, params],
  );
  // Shows the pressed choice at once, because the router updates only at the end of a transition.
  const [chosenOptions, setChosenOptions] = useOptimistic(optionsInUrl);
  /**
   * Choices that are not in the URL yet. `chooseOption` adds them to each new choice, because after
   * hydration several options can report a choice in the same render.
   */
  const pendingChoices = useRef<ChosenOptions>({});
  useEffect(() => {
    pendingChoices.current = {};
  }, [params]);

  return {
    /** One value for every option of the product. */
    chosenOptions,
    chooseOption(name: string, value: string): void {
      pendingChoices.current = { ...pendingChoices.current, [name]: value };
      const newChoices = { ...chosenOptions, ...pendingChoices.current };
      startTransition(() => {
        setChosenOptions(newChoices);
        setParams(
          (previous) => {
            const newParams = new URLSearchParams(previous);
            for (const option of options)
              newParams.set(option.name, newChoices[option.name] ?? option.default);
            return newParams;
          },
          { replace: true, preventScrollReset: true, state },
        );
      });
    },
  };
}
