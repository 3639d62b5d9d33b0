import { useId } from 'react';
import styled from 'styled-components';
import type { FreeTime } from '@rangmala/shared/contract';
import { Button, Notice } from '@rangmala/shared/ui';
import type { Refusal } from '../api/send-appointment.ts';
import { nearDayInWords } from '../lib/studio-time.ts';

export interface RefusalNoticeProps {
  refusal: Exclude<Refusal, { kind: 'signed-out' }>;
  /** Takes one of the times that are offered instead. */
  onTake: (time: FreeTime) => void;
}

/** Why it was not booked or changed, and what can be had instead. */
export function RefusalNotice({ refusal, onTake }: RefusalNoticeProps) {
  const lines = refusal.kind === 'failed' ? [refusal.message, refusal.reason] : [refusal.message];
  const nearest = refusal.kind === 'taken' ? refusal.nearest : [];
  return (
    <Stack>
      <Notice tone="bad">
        {lines.map((line) => line && <p key={line}>{line}</p>)}
        {nearest.length > 0 && <p>These times nearby are free:</p>}
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
      <p id={id}>{nearDayInWords(date)}</p>
      <Times aria-labelledby={id}>
        {times.map((free) => (
          <li key={free.time}>
            <Button variant="secondary" aria-describedby={id} onClick={() => onTake(free)}>
              {free.label}
            </Button>
          </li>
        ))}
      </Times>
    </div>
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

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.xs} 0 0;
  list-style: none;

  button {
    width: 100%;
    padding-inline: 0.5rem;
  }
`;
