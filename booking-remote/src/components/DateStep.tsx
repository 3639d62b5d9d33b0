import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextField } from '@rangmala/shared/ui';
import { useNow } from './use-clock.ts';
import { bookableDays, dateProblem, isCalendarDay } from '../lib/business-time.ts';
import { StepFieldset } from './StepFieldset.tsx';

export interface DateStepProps {
  number?: number;
  date: string | undefined;
  hint?: ReactNode;
  /** Shown below the field: the next days with free times. */
  children?: ReactNode;
  /** Called with a bookable day, or undefined while the field has none. */
  onChoose: (date: string | undefined) => void;
}

/** The step that chooses a day, from today on in business time. */
export function DateStep({ number, date, hint, children, onChoose }: DateStepProps) {
  const now = useNow();
  const input = useRef<HTMLInputElement>(null);
  // The text may not be a valid day yet: typing a year passes through the year 2.
  const [draft, setDraft] = useState({ chosen: date, text: date ?? '' });
  if (draft.chosen !== date) setDraft({ chosen: date, text: date ?? '' });

  const problemOf = (text: string) => (isCalendarDay(text) ? dateProblem(text, now) : undefined);

  function change(text: string) {
    const chosen = isCalendarDay(text) && !problemOf(text) ? text : undefined;
    setDraft({ chosen, text });
    onChoose(chosen);
  }

  // Takes over a choice made before hydration.
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
      {children}
    </StepFieldset>
  );
}

/** Hides the label, which repeats the legend. */
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
