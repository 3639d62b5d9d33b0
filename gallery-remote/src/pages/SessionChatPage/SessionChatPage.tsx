import { useParams } from '@rangmala/shared/router';
import { Chat, useConversation } from '@rangmala/shared/chat';
import type { ArtistSession, NewMessage } from '@rangmala/shared/contract';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { ButtonLink, EmptyState, LoadingState, NoScriptNotice, Page, Stack } from '@rangmala/shared/ui';
import { apiPath, useChangeApi } from '@rangmala/shared/endpoints';
import { getHandOverPath, getSessionsPath } from '../../api/paths.ts';
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
        {({ today, coming, recent }) => (
          <SessionView
            artistId={artistId}
            appointmentId={appointmentId}
            session={[...today, ...coming, ...recent].find(({ id }) => id === appointmentId)}
          />
        )}
      </ArtistGuard>
    </Page>
  );
}

interface SessionProps {
  artistId: string;
  appointmentId: string;
  session: ArtistSession | undefined;
}

function SessionView({ artistId, appointmentId, session }: SessionProps) {
  const { data: conversation, error, reload } = useConversation(getSessionChatPath(artistId, appointmentId));
  const changeApi = useChangeApi();
  const params = { id: artistId, appointmentId };
  const send = (body: NewMessage) =>
    changeApi('POST /artists/{id}/sessions/{appointmentId}/messages', { params, body });
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
