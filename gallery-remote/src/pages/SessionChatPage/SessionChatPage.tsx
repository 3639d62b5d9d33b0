import { useParams } from '@rangmala/shared/router';
import { Chat, useConversation, useSendMessage } from '@rangmala/shared/chat';
import type { ArtistSession, ArtistSessions, NewMessage } from '@rangmala/shared/contract';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { ButtonLink, EmptyState, LoadingState, NoScriptNotice, Page, Stack } from '@rangmala/shared/ui';
import { markStale } from '@rangmala/shared/api';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { getHandOverPath } from '../../api/hand-over.ts';
import { getSessionsPath } from '../../api/paths.ts';
import { ArtistGuard } from '../../components/ArtistGuard.tsx';
import { SessionDetails } from '../../components/SessionDetails.tsx';
import { HandOverSection } from './HandOverSection.tsx';

export const data: PageData = ({ artistId = '', appointmentId = '' }) => [
  getSessionsPath(artistId, undefined, appointmentId),
  getSessionChatPath(artistId, appointmentId),
  getHandOverPath(artistId, appointmentId),
];

export default function SessionChatPage() {
  const { artistId = '', appointmentId = '' } = useParams();
  return (
    <Page
      narrow
      title="Session"
      description="A session with its messages."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Artist Profile', to: links.artist(artistId) },
      ]}
    >
      <NoScriptNotice>Writing messages here</NoScriptNotice>
      <ArtistGuard artistId={artistId} appointmentId={appointmentId}>
        {(sessions) => (
          <SessionView
            artistId={artistId}
            appointmentId={appointmentId}
            session={findSession(sessions, appointmentId)}
          />
        )}
      </ArtistGuard>
    </Page>
  );
}

function findSession(
  { today: todaysSessions, coming: upcomingSessions, recent = [] }: ArtistSessions,
  id: string,
): ArtistSession | undefined {
  return [...todaysSessions, ...upcomingSessions, ...recent].find((session) => session.id === id);
}

interface SessionProps {
  artistId: string;
  appointmentId: string;
  session: ArtistSession | undefined;
}

function SessionView({ artistId, appointmentId, session }: SessionProps) {
  const { data: conversation, error, reload } = useConversation(getSessionChatPath(artistId, appointmentId));
  const send = useSendToCustomer(artistId, appointmentId);
  if (error?.status === 404) {
    return (
      <EmptyState
        title="Session not found"
        action={<ButtonLink to={links.artist(artistId)}>Your sessions</ButtonLink>}
      >
        <p>It may have been cancelled.</p>
      </EmptyState>
    );
  }
  if (!conversation) {
    return <LoadingState tall label="Loading the session…" error={error} onRetry={reload} />;
  }
  const { customer_name, date, time, session_type } = conversation;
  return (
    <Stack $gap="xl">
      <div>
        <h2>{customer_name}</h2>
        <p>
          {formatDay(date)}, {formatTime(time)} (Indian Standard Time), {session_type}
        </p>
        {session && <SessionDetails session={session} />}
      </div>
      <HandOverSection artistId={artistId} appointmentId={appointmentId} />
      <Chat conversation={conversation} viewer="artist" send={send} />
    </Stack>
  );
}

const getSessionChatPath = (id: string, appointmentId: string) =>
  apiPath('GET /artists/{id}/sessions/{appointmentId}/messages', { id, appointmentId });

/**
 * Returns a function that sends a message to the customer. When the request fails, the function rejects with an Error
 * whose text can be shown to the artist.
 */
function useSendToCustomer(id: string, appointmentId: string): (message: NewMessage) => Promise<void> {
  return useSendMessage(getSessionChatPath(id, appointmentId), async (body) => {
    const params = { id, appointmentId };
    const sentMessage = await callApi('POST /artists/{id}/sessions/{appointmentId}/messages', {
      params,
      body,
    });
    markStale([getSessionsPath(id)]);
    return sentMessage;
  });
}
