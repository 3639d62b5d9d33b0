import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ApiError } from '@rangmala/shared/api';
import type { SavedDayOff } from '@rangmala/shared/contract';
import { Button, Notice, SelectField, TextField } from '@rangmala/shared/ui';
import { getServerMessage, useDayOffChanges } from '../../api/artist-changes.ts';
import { END_TIMES, START_TIMES } from '../../lib/profile-draft.ts';
import { CheckboxLabel } from './CheckboxLabel.tsx';
import { TimeOptions } from './TimeOptions.tsx';

type Field = 'first_date' | 'last_date' | 'start_time' | 'end_time';

export interface DayOffFormProps {
  artistId: string;
  today: string;
  onAdded: (dayOff: SavedDayOff | undefined) => void;
}

export function DayOffForm({ artistId, today, onAdded }: DayOffFormProps) {
  const { add } = useDayOffChanges(artistId);
  const form = useRef<HTMLFormElement>(null);
  const [isPartOfDay, setPartOfDay] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const readField = (name: Field): string | undefined => {
      const value = fields.get(name);
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const first_date = readField('first_date');
    onAdded(undefined);
    setFailure(undefined);
    setProblems({});
    if (first_date === undefined) return showProblems({ first_date: 'Please choose the day.' });
    const [start_time, end_time] = [readField('start_time'), readField('end_time')];
    setBusy(true);
    try {
      onAdded(
        await add({
          first_date,
          last_date: readField('last_date') ?? first_date,
          ...(start_time && { start_time }),
          ...(end_time && { end_time }),
        }),
      );
      form.current?.reset();
      setPartOfDay(false);
    } catch (error) {
      const fieldProblems = readFieldProblems(error);
      if (Object.keys(fieldProblems).some((name) => fields.has(name))) showProblems(fieldProblems);
      else setFailure(getServerMessage(error) ?? 'We couldn’t save this day off. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  function showProblems(newProblems: typeof problems): void {
    flushSync(() => setProblems(newProblems));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Form
      ref={form}
      aria-label="New time off"
      noValidate
      method="dialog"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={isPartOfDay ? 'Date off' : 'First date off'}
        name="first_date"
        type="date"
        min={today}
        error={problems.first_date}
      />
      {!isPartOfDay && (
        <TextField
          label="Last date off"
          name="last_date"
          type="date"
          min={today}
          hint="Leave it empty for one day."
          error={problems.last_date}
        />
      )}
      <CheckboxLabel>
        <input
          type="checkbox"
          checked={isPartOfDay}
          onChange={({ currentTarget: { checked } }) => setPartOfDay(checked)}
        />{' '}
        Only some hours
      </CheckboxLabel>
      {isPartOfDay && (
        <>
          <SelectField label="Off from" name="start_time" defaultValue="10:00" error={problems.start_time}>
            <TimeOptions times={START_TIMES} />
          </SelectField>
          <SelectField label="Off until" name="end_time" defaultValue="13:00" error={problems.end_time}>
            <TimeOptions times={END_TIMES} />
          </SelectField>
        </>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {isBusy ? 'Saving...' : 'Add Day Off'}
      </Button>
    </Form>
  );
}

/** Returns the server's messages about fields of the form. */
function readFieldProblems(error: unknown): Partial<Record<Field, string>> {
  const body = error instanceof ApiError ? error.body : undefined;
  const fields = (body as { fields?: Partial<Record<Field, string>> } | undefined)?.fields;
  return fields ?? {};
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;
  max-width: 46rem;

  > label,
  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
