import styled from 'styled-components';
import type { FreeTime } from '@rangmala/shared/contract';
import { Button, Notice } from '@rangmala/shared/ui';
import type { Refusal } from '../api/send-appointment.ts';
import { dayInWords } from '../lib/studio-time.ts';

export interface RefusalNoticeProps {
  refusal: Exclude<Refusal, { kind: 'signed-out' }>;
  /** Takes one of the times that are offered instead. */
  onTake: (time: FreeTime) => void;
}

/** Why it was not booked or changed, and what can be had instead. */
export function RefusalNotice({ refusal, onTake }: RefusalNoticeProps) {
  if (refusal.kind === 'failed') {
    return (
      <Notice tone="bad">
        <p>{refusal.message}</p>
        {refusal.reason && <p>{refusal.reason}</p>}
      </Notice>
    );
  }
  const { message, nearest } = refusal;
  return (
    <Stack>
      <Notice tone="bad">
        <p>{message}</p>
        {nearest.length > 0 && (
          <p>The nearest free times are below; everything else stays as you chose it.</p>
        )}
      </Notice>
      {nearest.length > 0 && (
        <Times aria-label="Nearest free times">
          {nearest.map((free) => (
            <li key={`${free.date} ${free.time}`}>
              <Button variant="secondary" onClick={() => onTake(free)}>
                {dayInWords(free.date)}, {free.label}
              </Button>
            </li>
          ))}
        </Times>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space.s};
  padding: 0;
  list-style: none;

  button {
    width: 100%;
  }
`;
