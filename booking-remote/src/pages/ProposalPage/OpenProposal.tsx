import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { FreeTime, Proposal } from '@rangmala/shared/contract';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { formatDay, formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import { useLocation } from '@rangmala/shared/router';
import { Button, Media, Notice, Picture, Row, SquareFrame, Stack } from '@rangmala/shared/ui';
import { BookingFailureNotice } from '../../components/BookingFailureNotice.tsx';
import { DateStep } from '../../components/DateStep.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import { useBookingRequest } from '../../components/use-booking-request.ts';
import { useFreeTimes } from '../../components/use-free-times.ts';
import { useViewerTime } from '../../components/use-clock.ts';
import type { BusinessTime } from '../../lib/business-time.ts';

/** The customer's answer to a proposal: a new time, or `cancel`. */
type ProposalReply = Pick<FreeTime, 'date' | 'time'> | 'cancel';

export interface OpenProposalProps {
  token: string;
  proposal: Proposal;
  onAnswered: () => void;
}

/** The suggested times with a button each, a way to choose another time, and a button that cancels the session. */
export function OpenProposal({ token, proposal, onAnswered }: OpenProposalProps) {
  const { artist_name, artist_image, art_type, date, time, reason, times } = proposal;
  const changeApi = useChangeApi();
  const { pathname, search } = useLocation();
  const { send, isBusy, failure } = useBookingRequest({
    message: 'Your answer could not be saved. Please try again.',
    returnUrl: pathname + search,
  });
  const [lastReply, setLastReply] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);

  async function answer(reply: ProposalReply): Promise<void> {
    setLastReply(toKey(reply));
    await send(async () => {
      await changeApi('POST /appointment-proposals/answer', {
        body:
          reply === 'cancel'
            ? { token, answer: 'cancel' }
            : { token, answer: 'move', date: reply.date, time: reply.time },
      });
      onAnswered();
    });
  }

  const renderButton = (reply: ProposalReply, label: ReactNode, variant: 'primary' | 'quiet' = 'primary') => (
    <Button
      variant={variant}
      busy={isBusy && lastReply === toKey(reply)}
      disabled={isBusy && lastReply !== toKey(reply)}
      onClick={() => void answer(reply)}
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
        <Stack as="ul" $gap="s" $align="start" aria-label="Suggested times">
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
        </Stack>
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

const toKey = (reply: ProposalReply): string => (reply === 'cancel' ? reply : `${reply.date} ${reply.time}`);

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
  const freeTimes = useFreeTimes(artistId, date);

  function chooseDate(newDate: string | undefined): void {
    setDate(newDate);
    setTime(undefined);
  }

  return (
    <>
      <DateStep date={date} offersDaysOf={artistId} onChoose={chooseDate} />
      {date && (
        <TimeStep date={date} time={time} freeTimes={freeTimes} onChoose={({ value }) => setTime(value)} />
      )}
      {date && time && <div>{renderButton({ date, time })}</div>}
    </>
  );
}

const Summary = styled(Media).attrs({ $width: '5rem' })`
  blockquote {
    margin: ${({ theme }) => theme.space.s} 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const LetGo = styled(Row).attrs({ $gap: 'm', $align: 'center' })`
  padding-top: ${({ theme }) => theme.space.m};
  border-top: 2px solid ${({ theme }) => theme.color.line};
`;
