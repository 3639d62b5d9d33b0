import styled from 'styled-components';
import type { FreeDays as FreeDaysOfArtist } from '@rangmala/shared/contract';
import { useApi } from '@rangmala/shared/api';
import { formatDayWithoutYear } from '@rangmala/shared/format';
import { Button, Stack } from '@rangmala/shared/ui';
import { getFreeDaysPath } from '../api/paths.ts';

/** Largest number of days that are offered as buttons. */
const MAX_OFFERED_DAYS = 6;

export interface FreeDaysProps {
  artistId: string;
  chosenDate: string | undefined;
  onChoose: (date: string) => void;
}

/** Shows the next days with free times as buttons, and the next free time. */
export function FreeDays({ artistId, chosenDate, onChoose }: FreeDaysProps) {
  const { data: freeDays } = useApi(getFreeDaysPath(artistId));
  const days = freeDays?.days.filter((day) => day.free > 0).slice(0, MAX_OFFERED_DAYS) ?? [];
  return (
    <ReservedSpace>
      <p>{freeDays && describeNextFreeTime(freeDays)}</p>
      <Days role="group" aria-label="Next days with free times">
        {days.map(({ date, free: count }) => (
          <Button
            key={date}
            variant="secondary"
            aria-pressed={date === chosenDate}
            onClick={() => onChoose(date)}
          >
            {formatDayWithoutYear(date)} <small>{count} free</small>
          </Button>
        ))}
      </Days>
    </ReservedSpace>
  );
}

function describeNextFreeTime({ next }: FreeDaysOfArtist): string {
  if (!next) return 'There are no free times at the moment. Please choose another artist.';
  return `Next free time: ${formatDayWithoutYear(next.date)}, ${next.label}.`;
}

/** Reserves one line for the next free time while the days load. */
const ReservedSpace = styled(Stack).attrs({ $gap: 's' })`
  > p {
    min-height: 1lh;
  }
`;

const Days = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  min-height: 3.75rem;
  padding: 0.2rem 0.3rem 0.5rem 0.2rem;
  overflow-x: auto;

  /* Shows the days on two lines, whose height is reserved while the days load. */
  @media (width >= 48rem) {
    display: grid;
    grid-template-columns: repeat(3, auto);
    place-content: start;
    min-height: calc(2 * ${({ theme }) => theme.size.target} + ${({ theme }) => theme.space.s} + 0.7rem);
    overflow-x: visible;
  }

  button {
    flex: none;
    padding-inline: 0.9rem;
    font-size: ${({ theme }) => theme.text.small};
  }
`;
