import { useId } from 'react';
import styled from 'styled-components';
import type { FreeTime } from '@rangmala/shared/contract';
import { formatDayWithoutYear } from '@rangmala/shared/format';
import { Button, Grid, Notice, Stack, VisuallyHidden } from '@rangmala/shared/ui';
import { useUser } from '@rangmala/shared/session';
import { useApi } from '@rangmala/shared/api';
import type { BookingFailure } from './use-booking-request.ts';
import { useViewerTime } from './use-clock.ts';
import type { BusinessTime } from '../lib/business-time.ts';
import { getAppointmentsOfDayPath } from '../api/paths.ts';

interface BookingFailureNoticeProps {
  failure: BookingFailure;
  /** Called with the free time that the customer chooses instead of the requested time. */
  onChooseTime: (time: FreeTime) => void;
}

/** Says why a booking or change failed, and offers the nearest free times. */
export function BookingFailureNotice({
  failure: { message, reason, nearest },
  onChooseTime,
}: BookingFailureNoticeProps) {
  return (
    <Stack>
      <Notice tone="bad">
        <p>{message}</p>
        {reason !== undefined && <Reason>{reason}</Reason>}
        {nearest.length > 0 && <Reason>These times nearby are free:</Reason>}
      </Notice>
      {nearest.length > 0 && (
        <Stack role="group" aria-label="Nearest free times">
          {groupByDay(nearest).map(([date, times]) => (
            <Day key={date} date={date} times={times} onChooseTime={onChooseTime} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Day({
  date,
  times,
  onChooseTime,
}: {
  date: string;
  times: readonly FreeTime[];
  onChooseTime: BookingFailureNoticeProps['onChooseTime'];
}) {
  const id = useId();
  return (
    <div>
      <p id={id}>{formatDayWithoutYear(date)}</p>
      <Times aria-labelledby={id}>
        {times.map((freeTime) => (
          <li key={freeTime.time}>
            <Button variant="secondary" aria-describedby={id} onClick={() => onChooseTime(freeTime)}>
              {freeTime.label}
              <ViewerTimeLabel time={freeTime} />
            </Button>
          </li>
        ))}
      </Times>
    </div>
  );
}

function ViewerTimeLabel({ time }: { time: FreeTime }) {
  const viewerTime = useViewerTime(time);
  return (
    viewerTime && (
      <small>
        {viewerTime} <VisuallyHidden>your time</VisuallyHidden>
      </small>
    )
  );
}

function groupByDay(times: readonly FreeTime[]): [string, FreeTime[]][] {
  const days = new Map<string, FreeTime[]>();
  for (const freeTime of times) days.set(freeTime.date, [...(days.get(freeTime.date) ?? []), freeTime]);
  return [...days];
}

const Reason = styled.p`
  font-weight: 400;
`;

const Times = styled(Grid).attrs({ as: 'ul', $min: '7.5rem', $gap: 's' })`
  padding: ${({ theme }) => theme.space.xs} 0 0;

  button {
    flex-wrap: wrap;
    width: 100%;
    padding-inline: 0.5rem;
  }
`;

interface SameTimeProps extends BusinessTime {
  /** Id of the appointment that the customer is changing. */
  excludedId?: string;
}

/**
 * Warns when the customer has another session at this time. The customer may still book, for example for two people.
 */
export function SameTimeNotice({ date, time, excludedId }: SameTimeProps) {
  const { user } = useUser();
  const { data: appointments } = useApi(user && getAppointmentsOfDayPath(user.userId, date));
  const conflictingAppointment = appointments?.find(
    (appointment) => appointment.time === time && appointment.id !== excludedId,
  );
  return (
    conflictingAppointment && (
      <Notice tone="info">
        You already have a session with {conflictingAppointment.artist_name} at this time.
      </Notice>
    )
  );
}
