import { useId } from 'react';
import type { ProductOption } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { ChoiceGroup } from '@rangmala/shared/ui';
import { toOptionChoices } from '../lib/option-choices.ts';

export interface OptionGroupsProps {
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
