import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Appointment } from '@rangmala/shared/contract';
import { SESSION_MINUTES } from '@rangmala/shared/contract/rules';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { Picture, SquareFrame } from '@rangmala/shared/ui';
import { useViewerTime } from './use-clock.ts';
import type { BusinessTime } from '../lib/business-time.ts';

/** Shows the details of a booked session as a description list. */
export function SessionFacts({ appointment }: { appointment: Appointment }) {
  const { artist_name, art_type, date, time, session_type, meeting_link, reference_image } = appointment;
  const viewerTime = useViewerTime({ date, time });
  return (
    <Facts>
      <Fact name="Artist">{artist_name}</Fact>
      <Fact name="Art type">{art_type}</Fact>
      <Fact name="Date">{formatDay(date)}</Fact>
      <Fact name="Time">
        {formatTime(time)}{' '}
        <small>
          Indian Standard Time, {SESSION_MINUTES} minutes{viewerTime && `; ${viewerTime} your time`}
        </small>
      </Fact>
      <Fact name="Session method">{session_type}</Fact>
      {meeting_link && (
        <Fact name="Meeting link">
          <a href={meeting_link} target="_blank" rel="noopener noreferrer">
            {meeting_link}
          </a>
        </Fact>
      )}
      {reference_image && (
        <Fact name="Reference picture">
          <ReferencePicture url={reference_image} />
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: 0.7rem;

  > div {
    display: grid;
    gap: 0 ${({ theme }) => theme.space.m};
  }
  dt {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  dd {
    font-weight: 600;
  }
  @media ${({ theme }) => theme.media.medium} {
    > div {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
`;

/** Shows the customer's reference picture in a small size, as a link to the full picture. */
export function ReferencePicture({ url }: { url: string }) {
  return (
    <SquareFrame as="a" $width="6rem" href={url} target="_blank" rel="noopener noreferrer">
      <Picture src={url} alt="Your reference picture" sizes="6rem" fit="cover" />
    </SquareFrame>
  );
}

/**
 * Shows a business time in the viewer's time zone. Shows “Indian Standard Time” when the viewer's time is the same, or
 * when the viewer's time zone is unknown. The text is never empty, because a line that appears during hydration would
 * shift the layout.
 */
export function TimeZoneLine({ date, time }: BusinessTime) {
  const viewerTime = useViewerTime({ date, time });
  return viewerTime ? `${viewerTime} your time` : 'Indian Standard Time';
}
