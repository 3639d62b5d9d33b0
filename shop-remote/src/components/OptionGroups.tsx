import { useId } from 'react';
import type { ProductOption } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { type Choice, ChoiceGroup } from '@rangmala/shared/ui';

interface OptionGroupsProps {
  options: readonly ProductOption[];
  chosenOptions: Readonly<ChosenOptions>;
  onChoose: (name: string, value: string) => void;
}

/** The options of a product, each as a group of radio buttons. */
export function OptionGroups({ options, chosenOptions, onChoose }: OptionGroupsProps) {
  const id = useId();
  return options.map((option) => (
    <ChoiceGroup
      key={option.name}
      legend={option.label}
      name={`${id}-${option.name}`}
      options={toOptionChoices(option)}
      value={chosenOptions[option.name] ?? option.default}
      onChange={(value) => onChoose(option.name, value)}
    />
  ));
}

/** Returns the values of an option as radio buttons. */
function toOptionChoices({ values }: ProductOption): Choice[] {
  return values.map(({ value, label, price_difference, available, swatch }) => ({
    value,
    label,
    swatch,
    disabled: !available,
    ...(available ? createPriceHint(price_difference) : { hint: 'Sold out' }),
  }));
}

function createPriceHint(rupees: number): { hint: string } | undefined {
  if (rupees === 0) return undefined;
  const amount = Math.abs(rupees).toFixed(2).replace(/\.00$/, '');
  return { hint: `${rupees > 0 ? '+' : '−'}₹${amount}` };
}
