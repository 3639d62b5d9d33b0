import styled from 'styled-components';
import type { ArtistSession, ArtistSessions } from '@rangmala/shared/contract';
import { ButtonAnchor } from '@rangmala/shared/ui';
import { dayInWords, timeInWords } from '../../lib/studio-time.ts';
import { Part } from './Part.tsx';

/** The artist's sessions of today, and those to come. */
export function Sessions({ sessions: { date, today, coming } }: { sessions: ArtistSessions }) {
  const days = [...new Set(coming.map((each) => each.date))];
  return (
    <Part id="sessions" title="Your sessions" lead="Half an hour each. Times are Indian Standard Time.">
      <h3>Today, {dayInWords(date)}</h3>
      {today.length > 0 ? <List sessions={today} /> : <p>No session is booked for today.</p>}
      <h3>Coming</h3>
      {days.length === 0 && <p>No later session is booked yet.</p>}
      {days.map((day) => (
        <Day key={day}>
          <h4>{dayInWords(day)}</h4>
          <List sessions={coming.filter((each) => each.date === day)} />
        </Day>
      ))}
    </Part>
  );
}

function List({ sessions }: { sessions: readonly ArtistSession[] }) {
  return (
    <Items>
      {sessions.map(({ id, time, customer_name, art_type, session_type, meeting_link, is_over }) => (
        <Item key={id} $over={is_over}>
          <Time>{timeInWords(time)}</Time>
          <div>
            <strong>{customer_name}</strong>
            <p>
              {art_type} · {session_type}
              {is_over && ' · Over'}
            </p>
          </div>
          {meeting_link && !is_over && (
            <ButtonAnchor
              variant="secondary"
              href={meeting_link}
              target="_blank"
              rel="noreferrer"
              aria-label={`Join Meeting with ${customer_name}`}
            >
              Join Meeting
            </ButtonAnchor>
          )}
        </Item>
      ))}
    </Items>
  );
}

const Day = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};

  h4 {
    font-size: ${({ theme }) => theme.text.large};
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $over: boolean }>`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding: ${({ theme }) => theme.space.m};
  border-left: 0.3rem solid ${({ theme, $over }) => ($over ? theme.color.line : theme.color.turmeric)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $over }) => ($over ? theme.color.sunken : theme.color.card)};
  box-shadow: ${({ theme }) => theme.shadow.low};

  > a {
    grid-column: 1 / -1;
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: 6rem minmax(0, 1fr) auto;

    > a {
      grid-column: auto;
    }
  }
`;

const Time = styled.p`
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.text.large};
  font-weight: 600;
`;
