import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatDay } from '@rangmala/shared/format';
import { TextField } from '@rangmala/shared/ui';
import { useNow } from './use-clock.ts';
import { getBookableDays, findDateProblem, isCalendarDay } from '../lib/business-time.ts';
import { FreeDays } from './FreeDays.tsx';
import { StepFieldset } from './StepFieldset.tsx';

export interface DateStepProps {
  number?: number;
  date: string | undefined;
  /** A line about the artist's days; '' while it loads. */
  hint?: string;
  /** Id of the artist whose next days with free times are offered as buttons. */
  offersDaysOf?: string;
  /** Called with a bookable day, or with undefined while the field contains no bookable day. */
  onChoose: (date: string | undefined) => void;
}

/** The step in which the customer chooses a bookable day. */
export function DateStep({ number, date, hint, offersDaysOf, onChoose }: DateStepProps) {
  const now = useNow();
  const input = useRef<HTMLInputElement>(null);
  // The text can be an invalid day: the year is 0002 when the customer has typed the first digit of 2026.
  const [dateInput, setDateInput] = useState({ date, text: date ?? '' });
  if (dateInput.date !== date) setDateInput({ date, text: date ?? '' });

  const findProblem = (text: string) => (isCalendarDay(text) ? findDateProblem(text, now) : undefined);

  function changeDate(text: string) {
    const chosenDate = isCalendarDay(text) && !findProblem(text) ? text : undefined;
    setDateInput({ date: chosenDate, text });
    onChoose(chosenDate);
  }

  // Applies a choice that was made before hydration.
  const adoptInput = useEffectEvent(() => {
    if (input.current && input.current.value !== dateInput.text) changeDate(input.current.value);
  });
  useEffect(() => adoptInput(), []);

  const days = getBookableDays(now);
  return (
    <StepFieldset
      legend="Date"
      number={number}
      hint={hint !== undefined && <HintLine>{hint}</HintLine>}
      chosen={number !== undefined && date ? formatDay(date) : undefined}
    >
      <HiddenLabel aria-live="polite">
        <TextField
          ref={input}
          label="Date"
          name="date"
          type="date"
          min={days.first}
          max={days.last}
          value={dateInput.text}
          error={findProblem(dateInput.text)}
          onChange={(event) => changeDate(event.currentTarget.value)}
        />
      </HiddenLabel>
      {offersDaysOf !== undefined && (
        <FreeDays artistId={offersDaysOf} chosenDate={date} onChoose={onChoose} />
      )}
    </StepFieldset>
  );
}

/** Reserves the height of one line while the hint loads. */
const HintLine = styled.p`
  min-height: 1lh;
`;

/** Hides the label, which repeats the legend. */
const HiddenLabel = styled.div`
  max-width: 18rem;

  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
