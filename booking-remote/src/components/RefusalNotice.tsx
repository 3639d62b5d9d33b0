import { useId } from 'react';
import styled from 'styled-components';
import type { FreeTime } from '@rangmala/shared/contract';
import { formatDayWithoutYear } from '@rangmala/shared/format';
import { Button, Notice, VisuallyHidden } from '@rangmala/shared/ui';
import type { DisplayedRefusal } from '../api/send-appointment.ts';
import { useViewerTime } from './use-clock.ts';

export interface RefusalNoticeProps {
  refusal: DisplayedRefusal;
  /** Called with the free time that the customer chooses instead. */
  onTake: (time: FreeTime) => void;
}

/** Says why a booking or change was refused, and offers the nearest free times. */
export function RefusalNotice({ refusal, onTake }: RefusalNoticeProps) {
  const nearest = refusal.kind === 'refused' ? refusal.nearest : [];
  return (
    <Stack>
      <Notice tone="bad">
        <p>{refusal.message}</p>
        {refusal.kind === 'refused' && <Reason>{refusal.reason}</Reason>}
        {nearest.length > 0 && <Reason>These times nearby are free:</Reason>}
      </Notice>
      {nearest.length > 0 && (
        <Stack role="group" aria-label="Nearest free times">
          {byDay(nearest).map(([date, times]) => (
            <Day key={date} date={date} times={times} onTake={onTake} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Day({
  date,
  times,
  onTake,
}: {
  date: string;
  times: readonly FreeTime[];
  onTake: RefusalNoticeProps['onTake'];
}) {
  const id = useId();
  return (
    <div>
      <p id={id}>{formatDayWithoutYear(date)}</p>
      <Times aria-labelledby={id}>
        {times.map((free) => (
          <li key={free.time}>
            <Button variant="secondary" aria-describedby={id} onClick={() => onTake(free)}>
              {free.label}
              <OwnTime time={free} />
            </Button>
          </li>
        ))}
      </Times>
    </div>
  );
}

function OwnTime({ time }: { time: FreeTime }) {
  const viewerTime = useViewerTime(time);
  return (
    viewerTime && (
      <ViewerTime>
        {viewerTime} <VisuallyHidden>your time</VisuallyHidden>
      </ViewerTime>
    )
  );
}

function byDay(times: readonly FreeTime[]): [string, FreeTime[]][] {
  const days = new Map<string, FreeTime[]>();
  for (const free of times) days.set(free.date, [...(days.get(free.date) ?? []), free]);
  return [...days];
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Reason = styled.p`
  font-weight: 400;
`;

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.xs} 0 0;
  list-style: none;

  button {
    flex-wrap: wrap;
    width: 100%;
    padding-inline: 0.5rem;
  }
`;

const ViewerTime = styled.small`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 400;
`;
