import { formatDay } from '@rangmala/shared/format';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Button } from '@rangmala/shared/ui';
import { ClockLine } from '../../components/ClockLine.tsx';
import { SameTime } from '../../components/SameTime.tsx';
import type { BookingForm } from './use-booking-form.ts';

export interface BookingSummaryProps {
  form: BookingForm;
  isBusy: boolean;
  isGuest: boolean;
  /** For who pressed something in here that is gone then. */
  ref: Ref<HTMLElement>;
  /** Why it was not booked. */
  children: ReactNode;
}

/** What is chosen so far, and the button that books it. */
export function BookingSummary({ form, isBusy, isGuest, ref, children }: BookingSummaryProps) {
  const { artType, artist, choices, reached, slot } = form;
  const rows = [
    ['Art type', artType?.name],
    ['Artist', artist?.name],
    ['Date', reached.time && choices.date ? formatDay(choices.date) : undefined],
    [
      'Time',
      slot && choices.date && (
        <>
          {slot.label}
          <Below>
            <ClockLine date={choices.date} time={slot.value} />
          </Below>
        </>
      ),
    ],
    ['Session method', reached.method ? choices.method : undefined],
  ] as const;
  return (
    <Card $waiting={form.isWaiting} ref={ref} tabIndex={-1} aria-label="Your session">
      <h2>Your session</h2>
      <Rows>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <Open>to be chosen</Open>}</dd>
          </div>
        ))}
      </Rows>
      {slot && choices.date && !isBusy && <SameTime date={choices.date} time={slot.value} />}
      <Button type="submit" disabled={!form.isComplete} busy={isBusy}>
        {isBusy ? 'Booking...' : 'Book Appointment'}
      </Button>
      {isGuest && <p>You are asked to sign in first. What you have chosen is kept.</p>}
      {children}
    </Card>
  );
}

const Card = styled.section<{ $waiting: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
  border-top: 0.4rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};

  &:focus {
    outline: none;
  }
  h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
  > p {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
  /* Below steps that are still growing it would be seen moving: it comes when they have grown. */
  ${({ $waiting }) => $waiting && 'display: none;'}
  @media ${({ theme }) => theme.media.wide} {
    display: grid;
    position: sticky;
    top: 6rem;
  }
`;

const Rows = styled.dl`
  display: grid;
  gap: 0.45rem;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.s};
    line-height: 1.4;
  }
  dt {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

const Below = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 400;
`;

const Open = styled.span`
  color: ${({ theme }) => theme.color.inkSoft};
  font-weight: 400;
`;
