import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '@rangmala/shared/contract';
import { type ChosenOptions, availableOptions } from '@rangmala/shared/contract/product-options';

export interface OptionChoice {
  /** One value for every option of the product. */
  chosen: ChosenOptions;
  choose: (name: string, value: string) => void;
}

/** Returns the options in the address (`?size=m&colour=indigo`); missing and invalid options have the default. */
export function useChosenOptions({ options }: Product): OptionChoice {
  const [params, setParams] = useSearchParams();
  // The router updates in a transition, but the pressed choice must be shown at once.
  const [chosen, setChosen] = useOptimistic(availableOptions(options, Object.fromEntries(params)));
  /** Choices that are not in the address yet: after hydration several options can report a choice at once. */
  const pending = useRef<ChosenOptions>({});
  useEffect(() => {
    pending.current = {};
  }, [params]);

  return {
    chosen,
    choose(name, value) {
      pending.current = { ...pending.current, [name]: value };
      const next = { ...chosen, ...pending.current };
      startTransition(() => {
        setChosen(next);
        setParams(
          (previous) => {
            const nextParams = new URLSearchParams(previous);
            for (const option of options) nextParams.set(option.name, next[option.name] ?? option.default);
            return nextParams;
          },
          { replace: true, preventScrollReset: true },
        );
      });
    },
  };
}
