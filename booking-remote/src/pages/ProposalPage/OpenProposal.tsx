import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { Proposal } from '@rangmala/shared/contract';
import { formatDay, formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import { Button, Notice, Picture, SquareFrame, Stack } from '@rangmala/shared/ui';
import { type Answer, useAnswerProposal } from '../../api/answer-proposal.ts';
import { getAvailabilityPath, getFreeDaysPath } from '../../api/paths.ts';
import type { DisplayedFailure } from '../../api/send-appointment.ts';
import { BookingFailureNotice } from '../../components/BookingFailureNotice.tsx';
import { DateStep } from '../../components/DateStep.tsx';
import { FreeDays } from '../../components/FreeDays.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import { useViewerTime } from '../../components/use-clock.ts';
import type { BusinessTime } from '../../lib/business-time.ts';

export interface OpenProposalProps {
  token: string;
  proposal: Proposal;
  onAnswered: () => void;
  /** Called when the server has refused an answer: the session may have changed meanwhile. */
  onRefused: () => void;
}

/** The suggested times with a button each, a way to choose another time, and a button that cancels the session. */
export function OpenProposal({ token, proposal, onAnswered, onRefused }: OpenProposalProps) {
  const { artist_name, artist_image, art_type, date, time, reason, times } = proposal;
  const answerProposal = useAnswerProposal(token);
  const [busyAnswer, setBusyAnswer] = useState<string>();
  const [failure, setFailure] = useState<DisplayedFailure>();
  const [isChoosing, setChoosing] = useState(false);

  async function answer(chosen: Answer): Promise<void> {
    setBusyAnswer(toKey(chosen));
    setFailure(undefined);
    const newFailure = await answerProposal(proposal, chosen);
    setBusyAnswer(undefined);
    setFailure(newFailure);
    if (!newFailure) onAnswered();
    else if (newFailure.kind === 'refused') onRefused();
  }

  const renderButton = (chosen: Answer, label: ReactNode, variant: 'primary' | 'quiet' = 'primary') => (
    <Button
      variant={variant}
      busy={busyAnswer === toKey(chosen)}
      disabled={busyAnswer !== undefined && busyAnswer !== toKey(chosen)}
      onClick={() => void answer(chosen)}
    >
      {label}
    </Button>
  );

  return (
    <Stack $gap="l">
      <Summary>
        <SquareFrame>
          <Picture src={artist_image} alt="" sizes="5rem" fit="cover" />
        </SquareFrame>
        <div>
          <p>
            {artist_name} would like to move your {art_type} session on{' '}
            <strong>
              {formatDay(date)}, {formatTime(time)}
            </strong>{' '}
            (Indian Standard Time).
          </p>
          {reason && <blockquote>“{reason}”</blockquote>}
        </div>
      </Summary>
      {times.length > 0 ? (
        <Times aria-label="Suggested times">
          {times.map((each) => (
            <li key={toKey(each)}>
              {renderButton(
                each,
                // One element, because a translator makes an element of each text.
                <span>
                  Accept {formatDayWithoutYear(each.date)}, {each.label}
                  <ViewerTime time={each} />
                </span>,
              )}
            </li>
          ))}
        </Times>
      ) : (
        <Notice tone="info">The suggested times are taken by now. Please choose another time.</Notice>
      )}
      {failure && (
        <BookingFailureNotice failure={failure} onChooseTime={(freeTime) => void answer(freeTime)} />
      )}
      <div>
        <Button variant="secondary" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          Choose Another Time
        </Button>
      </div>
      {isChoosing && (
        <OtherTime
          artistId={proposal.artist_id}
          renderButton={(chosen) =>
            renderButton(chosen, `Move to ${formatDayWithoutYear(chosen.date)}, ${formatTime(chosen.time)}`)
          }
        />
      )}
      <LetGo>
        <p>No time suits you?</p>
        {renderButton('cancel', 'Let the Session Go', 'quiet')}
      </LetGo>
    </Stack>
  );
}

const toKey = (answer: Answer): string => (answer === 'cancel' ? answer : `${answer.date} ${answer.time}`);

function ViewerTime({ time }: { time: BusinessTime }) {
  const viewerTime = useViewerTime(time);
  return viewerTime ? ` (${viewerTime} your time)` : null;
}

/** The steps in which the customer chooses any free time of the artist. */
function OtherTime({
  artistId,
  renderButton,
}: {
  artistId: string;
  renderButton: (time: BusinessTime) => ReactNode;
}) {
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  const { data: freeDays } = useApi(getFreeDaysPath(artistId));
  const availability = useApi(date ? getAvailabilityPath(artistId, date) : null);
  const slots = availability.data?.slots;

  function chooseDate(newDate: string | undefined): void {
    setDate(newDate);
    setTime(undefined);
  }

  return (
    <>
      <DateStep date={date} onChoose={chooseDate}>
        <FreeDays freeDays={freeDays} chosenDate={date} onChoose={chooseDate} />
      </DateStep>
      {date && (
        <TimeStep
          date={date}
          time={time}
          slots={slots}
          failure={availability.error}
          onRetry={availability.reload}
          onChoose={({ value }) => setTime(value)}
        />
      )}
      {date && time && <div>{renderButton({ date, time })}</div>}
    </>
  );
}

const Summary = styled.div`
  display: grid;
  grid-template-columns: min(5rem, 25%) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  blockquote {
    margin: ${({ theme }) => theme.space.s} 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Times = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  justify-items: start;
  padding: 0;
  list-style: none;
`;

const LetGo = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding-top: ${({ theme }) => theme.space.m};
  border-top: 2px solid ${({ theme }) => theme.color.line};
`;
