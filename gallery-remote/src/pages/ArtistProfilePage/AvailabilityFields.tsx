import { useId, useRef } from 'react';
import styled from 'styled-components';
import type { AvailabilityEntry } from '@rangmala/shared/contract';
import { WEEKDAYS } from '@rangmala/shared/contract/rules';
import { Button, Icon, SelectField, Stack } from '@rangmala/shared/ui';
import { END_TIMES, createAvailabilityEntry, START_TIMES } from '../../lib/profile-draft.ts';
import { TimeOptions } from './TimeOptions.tsx';

export interface AvailabilityFieldsProps {
  week: readonly AvailabilityEntry[];
  /** Validation messages by index of the entry. */
  problems: ReadonlyMap<number, string>;
  onChange: (week: AvailabilityEntry[]) => void;
}

export function AvailabilityFields({ week, problems, onChange }: AvailabilityFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const changeEntry = (changedIndex: number, changes: Partial<AvailabilityEntry>) =>
    onChange(
      week.map((oldEntry, index) => (index === changedIndex ? { ...oldEntry, ...changes } : oldEntry)),
    );

  return (
    <Stack $align="start">
      {week.length === 0 && <p>You haven’t set any hours, so no one can book you yet.</p>}
      {week.length > 0 && (
        <List>
          {week.map((entry, index) => (
            <li key={index}>
              <Row
                entry={entry}
                position={index + 1}
                problem={problems.get(index)}
                onChange={(changes) => changeEntry(index, changes)}
                onRemove={() => {
                  onChange(week.filter((_, otherIndex) => otherIndex !== index));
                  // Moves the focus, because the focused button is removed with its row.
                  addButton.current?.focus();
                }}
              />
            </li>
          ))}
        </List>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        onClick={() => onChange([...week, createAvailabilityEntry(week)])}
      >
        <Icon name="plus" /> Add availability
      </Button>
    </Stack>
  );
}

interface RowProps {
  entry: AvailabilityEntry;
  /** Position in the list, from 1. */
  position: number;
  problem: string | undefined;
  onChange: (changes: Partial<AvailabilityEntry>) => void;
  onRemove: () => void;
}

function Row({ entry: { weekday, start_time, end_time }, position, problem, onChange, onRemove }: RowProps) {
  const problemId = useId();
  return (
    <Entry
      data-invalid={problem ? true : undefined}
      role="group"
      aria-label={`Availability ${position}`}
      aria-describedby={problem && problemId}
      $hasProblem={problem !== undefined}
    >
      <SelectField
        label="Day"
        name={`weekday-${position}`}
        value={weekday}
        onChange={({ currentTarget: { value } }) => onChange({ weekday: Number(value) })}
      >
        {WEEKDAYS.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Start time"
        name={`start-${position}`}
        value={start_time}
        onChange={({ currentTarget: { value } }) => onChange({ start_time: value })}
      >
        <TimeOptions times={START_TIMES} />
      </SelectField>
      <SelectField
        label="End time"
        name={`end-${position}`}
        value={end_time}
        onChange={({ currentTarget: { value } }) => onChange({ end_time: value })}
      >
        <TimeOptions times={END_TIMES} />
      </SelectField>
      <Button variant="danger" onClick={onRemove}>
        Remove
      </Button>
      <Problem id={problemId} aria-live="polite">
        {problem}
      </Problem>
    </Entry>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  width: 100%;
`;

const Entry = styled.div<{ $hasProblem: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${({ theme }) => theme.space.s};
  align-items: end;
  padding: ${({ theme }) => theme.space.m};
  border-left: 0.3rem solid ${({ theme, $hasProblem }) => ($hasProblem ? theme.color.bad : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};

  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  color: ${({ theme }) => theme.color.bad};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;
