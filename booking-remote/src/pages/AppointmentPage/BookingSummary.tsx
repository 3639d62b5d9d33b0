import { formatDay } from '@rangmala/shared/format';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Button, InfoCard, Muted } from '@rangmala/shared/ui';
import { TimeZoneLine } from '../../components/SessionFacts.tsx';
import { SameTimeNotice } from '../../components/BookingFailureNotice.tsx';
import type { BookingForm } from './use-booking-form.ts';

export interface BookingSummaryProps {
  form: BookingForm;
  isBusy: boolean;
  isGuest: boolean;
  /** The summary's element. The caller focuses the element when a pressed button inside the summary disappears. */
  ref: Ref<HTMLElement>;
  /** Additional content, such as the message after a failed booking. */
  children: ReactNode;
}

/** Shows the current choices and the button that books them. */
export function BookingSummary({ form, isBusy, isGuest, ref, children }: BookingSummaryProps) {
  const { artType, artist, choices, visibleSteps, slot } = form;
  const rows = [
    ['Art type', artType?.name],
    ['Artist', artist?.name],
    ['Date', visibleSteps.time && choices.date ? formatDay(choices.date) : undefined],
    [
      'Time',
      slot && choices.date && (
        <>
          {slot.label}
          <small>
            <TimeZoneLine date={choices.date} time={slot.value} />
          </small>
        </>
      ),
    ],
    ['Session method', visibleSteps.method ? choices.method : undefined],
    ['Price', 'Free'],
  ] as const;
  return (
    <Card $isWaiting={form.isWaiting} ref={ref} tabIndex={-1} aria-label="Your session">
      <h2>Your session</h2>
      <Rows>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <small>Not chosen yet</small>}</dd>
          </div>
        ))}
      </Rows>
      {slot && choices.date && !isBusy && <SameTimeNotice date={choices.date} time={slot.value} />}
      <Button type="submit" disabled={!form.isComplete} busy={isBusy}>
        {isBusy ? 'Booking...' : 'Book Appointment'}
      </Button>
      {isGuest && <Muted>You’ll sign in first. We’ll keep what you’ve chosen.</Muted>}
      {children}
    </Card>
  );
}

const Card = styled(InfoCard)<{ $isWaiting: boolean }>`
  /* Hides the card on narrow screens while the next step loads, because the loaded step moves the card. */
  ${({ $isWaiting }) => $isWaiting && 'display: none;'}
  @media ${({ theme }) => theme.media.wide} {
    display: grid;
    position: sticky;
    top: 6rem;
  }
`;

const Rows = styled.dl`
  display: grid;
  gap: 0.45rem;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space.s};
    line-height: 1.4;
  }
  dt {
    flex: none;
    width: 8.5rem;
    max-width: 100%;
    color: ${({ theme }) => theme.color.inkSoft};
  }
  dd {
    /* Stands below its term where the text is large. */
    flex: 1 1 6rem;
    min-width: 0;
    font-weight: 600;
  }
`;
