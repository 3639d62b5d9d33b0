import { useRef } from 'react';
import styled from 'styled-components';
import type { ArtistAccount, ArtistSession, ArtistSessions } from '@rangmala/shared/contract';
import { describeHandOver, getConversationLabel } from '@rangmala/shared/chat';
import { formatTime, formatDayWithoutYear } from '@rangmala/shared/format';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { links, readPageNumber } from '@rangmala/shared/links';
import { useSearchParams } from '@rangmala/shared/router';
import { ButtonAnchor, ButtonLink, Notice, PageLinks, Stack } from '@rangmala/shared/ui';
import { applyParamChanges } from '../../components/use-list-params.ts';
import { SessionDetails } from '../../components/SessionDetails.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionActions } from './SessionActions.tsx';

/** The artist's sessions of today, the upcoming sessions, and earlier sessions with an open conversation. */
export function Sessions({
  artistId,
  account,
  sessions: {
    date,
    today: todaysSessions,
    coming: upcomingSessions,
    coming_total,
    recent,
    recent_total,
    meetings,
  },
}: {
  artistId: string;
  /** The email settings; undefined while they load. */
  account: ArtistAccount | undefined;
  sessions: ArtistSessions;
}) {
  const [search] = useSearchParams();
  const createPageLinks = (name: string, label: string, total: number) => (
    <PageLinks
      label={label}
      page={readPageNumber(search, name)}
      count={Math.ceil(total / LIST_PAGE_SIZE)}
      createLink={(page) => `?${applyParamChanges(search, { [name]: page > 1 ? `${page}` : undefined })}`}
    />
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus, because the focused button was removed with the session.
  const onCancelled = () => heading.current?.focus();
  return (
    <ProfileSection
      id="sessions"
      title="Your sessions"
      lead="Half an hour each. Times are Indian Standard Time."
    >
      <h3 ref={heading} tabIndex={-1}>
        Today, {formatDayWithoutYear(date)}
      </h3>
      {todaysSessions.length > 0 ? (
        <List artistId={artistId} sessions={todaysSessions} onCancelled={onCancelled} />
      ) : (
        <p>No sessions today.</p>
      )}
      {account && <NoEmailNotice account={account} />}
      <MeetingHelp {...meetings} />
      <h3>Upcoming</h3>
      {upcomingSessions.length === 0 && <p>No upcoming sessions yet.</p>}
      <Days artistId={artistId} sessions={upcomingSessions} onCancelled={onCancelled} />
      {createPageLinks('sessions', 'Pages of upcoming sessions', coming_total)}
      {recent.length > 0 && (
        <details open={search.has('earlier')}>
          <summary>{formatCount(recent_total, 'earlier session')}</summary>
          <Stack>
            <Days artistId={artistId} sessions={recent} onCancelled={onCancelled} />
          </Stack>
          {createPageLinks('earlier', 'Pages of earlier sessions', recent_total)}
        </details>
      )}
    </ProfileSection>
  );
}

/** Says why the artist gets no mails, and leads to the email settings; nothing when mails arrive. */
function NoEmailNotice({ account: { email, pending_email } }: { account: ArtistAccount }) {
  if (email !== null) return null;
  return (
    <Notice tone="info">
      <p>
        {pending_email
          ? `You get no emails about bookings until you open the link that we sent to ${pending_email}. `
          : 'You get no emails about bookings, because we don’t have your email address. '}
        <a href="#email">{pending_email ? 'Send it again' : 'Add your email address'}</a>
      </p>
    </Notice>
  );
}

/** Says how to let customers into video meetings, with a link to try one. */
function MeetingHelp({ test_link, needs_host_sign_in }: ArtistSessions['meetings']) {
  return (
    <p>
      {needs_host_sign_in && (
        <>
          Video sessions: open the meeting a few minutes early and choose “I am the host” to sign in with a
          Google, Facebook or GitHub account. Your customer can join only after that.{' '}
        </>
      )}
      <a href={test_link} target="_blank" rel="noreferrer">
        Try a test meeting
      </a>
    </p>
  );
}

interface ListProps {
  artistId: string;
  sessions: readonly ArtistSession[];
  onCancelled: () => void;
}

function Days({ sessions, ...listProps }: ListProps) {
  const days = [...new Set(sessions.map((session) => session.date))];
  return days.map((day) => (
    <Stack $gap="s" key={day}>
      <h4>{formatDayWithoutYear(day)}</h4>
      <List {...listProps} sessions={sessions.filter((session) => session.date === day)} />
    </Stack>
  ));
}

function List({ artistId, sessions, onCancelled }: ListProps) {
  return (
    <Items>
      {sessions.map((session) => {
        const { id, time, customer_name, art_type, session_type, meeting_link, is_over, did_not_come } =
          session;
        return (
          <Item key={id} $isOver={is_over}>
            <Time>{formatTime(time)}</Time>
            <div>
              <strong>{customer_name}</strong>
              <p>
                {art_type} · {session_type}
                {is_over && ' · Over'}
                {did_not_come && ' · Did not come'}
              </p>
              <SessionDetails session={session} />
              {session.hand_over && (
                <p>
                  “{session.hand_over.title}”:{' '}
                  {describeHandOver(session.hand_over.status, 'artist', customer_name)}
                </p>
              )}
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
            <ButtonLink
              variant="secondary"
              to={links.artistSessionChat(artistId, id)}
              aria-label={`${getConversationLabel(session_type)} with ${customer_name}`}
            >
              {getConversationLabel(session_type, session.unread_messages)}
            </ButtonLink>
            <SessionActions artistId={artistId} session={session} onCancelled={onCancelled} />
          </Item>
        );
      })}
    </Items>
  );
}

const Items = styled.ul`
  container-type: inline-size;
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;

const Item = styled.li<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding: ${({ theme }) => theme.space.m};
  border-left: 0.3rem solid ${({ theme, $isOver }) => ($isOver ? theme.color.line : theme.color.turmeric)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $isOver }) => ($isOver ? theme.color.sunken : theme.color.card)};
  box-shadow: ${({ theme }) => theme.shadow.low};

  > a {
    grid-column: 1 / -1;
  }
  @container (min-width: 30rem) {
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
