import { SelectField } from '@rangmala/shared/ui';

export interface SortFieldProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

export function SortField({ options, value, onChoose }: SortFieldProps) {
  return (
    <SelectField
      label="Sort by"
      name="sort"
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
