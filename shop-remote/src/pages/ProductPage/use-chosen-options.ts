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
  const chosen = availableOptions(options, Object.fromEntries(params));
  return {
    chosen,
    choose: (name, value) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          for (const option of options) next.set(option.name, chosen[option.name] ?? option.default);
          next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
