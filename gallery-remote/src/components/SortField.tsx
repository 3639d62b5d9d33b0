import { SelectField } from '@rangmala/shared/ui';

export interface SortFieldProps {
  sorts: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Select field for the order of a list. */
export function SortField({ sorts, value, onChoose }: SortFieldProps) {
  return (
    <SelectField
      label="Sort by"
      name="sort"
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {sorts.map((sort) => (
        <option key={sort.value} value={sort.value}>
          {sort.label}
        </option>
      ))}
    </SelectField>
  );
}
