import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, EmptyState, SelectField } from '@rangmala/shared/ui';

interface ListControlsProps {
  label: string;
  children: ReactNode;
  /** Number of results as text; undefined while it is loading. Screen readers announce each change of this text. */
  resultText: string | undefined;
}

/** Search, filter and sort fields of a list. They are in a form, because a form works without JavaScript. */
export function ListControls({ label, children, resultText }: ListControlsProps) {
  return (
    <>
      <Form role="search" aria-label={label} method="get" onSubmit={(event) => event.preventDefault()}>
        {children}
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </Form>
      <ResultText role="status">{resultText ?? '\u00a0'}</ResultText>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  noscript {
    grid-column: 1 / -1;
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const ResultText = styled.p`
  margin-block: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.inkSoft};
`;

interface SortFieldProps {
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

/**
 * The empty state of a list, with a button that clears search or filter. Shows no button when `onClear` is undefined.
 */
export function NoResults({ noun, onClear }: { noun: string; onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title={`No ${noun}s found.`}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {`Show all ${noun}s`}
          </Button>
        )
      }
    >
      <p>
        {onClear
          ? 'Try a shorter search, or another art type.'
          : 'Come back soon: new artists join every month.'}
      </p>
    </EmptyState>
  );
}
