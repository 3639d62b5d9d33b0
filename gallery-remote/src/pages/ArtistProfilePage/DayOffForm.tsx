import { useState } from 'react';
import styled from 'styled-components';
import type { DayOff, SavedDayOff } from '@rangmala/shared/contract';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import { useSentForm } from '@rangmala/shared/forms';
import { Button, Notice, SelectField, TextField } from '@rangmala/shared/ui';
import { END_TIMES, START_TIMES } from '../../lib/profile-draft.ts';
import { CheckboxLabel } from './CheckboxLabel.tsx';
import { TimeOptions } from './TimeOptions.tsx';

/** Adds whole days or a part of a day, and says which sessions stay booked. */
export function DayOffForm({ artistId, today }: { artistId: string; today: string }) {
  const changeApi = useChangeApi();
  const [isPartOfDay, setPartOfDay] = useState(false);
  const { field, busy, failure, result, form } = useSentForm('POST /artists/{id}/days-off', {
    values: { start_time: '10:00', end_time: '13:00' },
    toBody: ({ first_date, last_date, ...times }) => ({
      ...times,
      first_date: first_date || undefined,
      // Without a first date, the form asks for that one only.
      last_date: last_date || first_date || today,
    }),
    send: async (body) => {
      const added = await changeApi('POST /artists/{id}/days-off', { params: { id: artistId }, body });
      setPartOfDay(false);
      return added;
    },
  });

  return (
    <>
      <Form {...form} aria-label="New time off">
        <TextField
          label={isPartOfDay ? 'Date off' : 'First date off'}
          {...field('first_date')}
          type="date"
          min={today}
        />
        {!isPartOfDay && (
          <TextField
            label="Last date off"
            {...field('last_date')}
            type="date"
            min={today}
            hint="Leave it empty for one day."
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
            <SelectField label="Off from" {...field('start_time')}>
              <TimeOptions times={START_TIMES} />
            </SelectField>
            <SelectField label="Off until" {...field('end_time')}>
              <TimeOptions times={END_TIMES} />
            </SelectField>
          </>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Saving...' : 'Add Day Off'}
        </Button>
      </Form>
      {result && <AddedNotice dayOff={result} />}
    </>
  );
}

function AddedNotice({ dayOff }: { dayOff: SavedDayOff }) {
  const { booked } = dayOff;
  return (
    <Notice tone={booked.length > 0 ? 'info' : 'good'}>
      <p>{describeDayOff(dayOff)} is off.</p>
      {booked.length > 0 && (
        <>
          <p>
            These sessions are already booked and will still take place. Cancel them, or suggest other times,
            under <a href="#sessions">your sessions</a>:
          </p>
          <ul>
            {booked.map(({ date, time }) => (
              <li key={`${date} ${time}`}>
                {formatDayWithoutYear(date)}, {formatTime(time)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** Describes a day off, for example `Monday, 23 November, 10:00 AM–1:00 PM`. */
export function describeDayOff({ first_date, last_date, start_time, end_time }: DayOff): string {
  const firstDay = formatDayWithoutYear(first_date);
  if (start_time && end_time) return `${firstDay}, ${formatTime(start_time)}–${formatTime(end_time)}`;
  return first_date === last_date ? firstDay : `${firstDay} – ${formatDayWithoutYear(last_date)}`;
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
