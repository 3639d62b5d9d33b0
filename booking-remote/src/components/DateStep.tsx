import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextField } from '@rangmala/shared/ui';
import { useNow } from './use-clock.ts';
import { bookableDays, dateProblem, isCalendarDay } from '../lib/studio-time.ts';
import { StepFieldset } from './StepFieldset.tsx';

export interface DateStepProps {
  number?: number;
  date: string | undefined;
  hint?: ReactNode;
  /** Gets a day that can be booked, or undefined while there is none in the field. */
  onChoose: (date: string | undefined) => void;
}

/** The day of the session, from today in the studio on. */
export function DateStep({ number, date, hint, onChoose }: DateStepProps) {
  const now = useNow();
  const input = useRef<HTMLInputElement>(null);
  // What stands in the field need not be a day yet: somebody who types a year passes through the year 2.
  const [draft, setDraft] = useState({ chosen: date, text: date ?? '' });
  if (draft.chosen !== date) setDraft({ chosen: date, text: date ?? '' });

  const problemOf = (text: string) => (isCalendarDay(text) ? dateProblem(text, now) : undefined);

  function change(text: string) {
    const chosen = isCalendarDay(text) && !problemOf(text) ? text : undefined;
    setDraft({ chosen, text });
    onChoose(chosen);
  }

  // Changed before the page was hydrated: the browser shows it, but nobody was told.
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== draft.text) change(input.current.value);
  });
  useEffect(() => takeOver(), []);

  const days = bookableDays(now);
  return (
    <StepFieldset legend="Date" {...(number === undefined ? {} : { number })} hint={hint}>
      <OneLabel aria-live="polite">
        <TextField
          ref={input}
          label="Date"
          name="date"
          type="date"
          min={days.first}
          max={days.last}
          value={draft.text}
          error={problemOf(draft.text)}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </OneLabel>
    </StepFieldset>
  );
}

/** The legend says it already, to whoever sees it. */
const OneLabel = styled.div`
  max-width: 18rem;

  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
