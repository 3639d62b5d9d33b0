import type { ReactNode } from 'react';
import { useParams } from '@rangmala/shared/router';
import { Chat, useConversation } from '@rangmala/shared/chat';
import type { NewMessage } from '@rangmala/shared/contract';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { LoadingState, NoScriptNotice, Page, Stack } from '@rangmala/shared/ui';
import { apiPath, useChangeApi } from '@rangmala/shared/endpoints';
import { getHandOverPath } from '../../api/paths.ts';
import { NoAppointment } from '../../components/NoAppointment.tsx';
import { SignInPrompt } from '../../components/SignInPrompt.tsx';
import { YourDesign } from './YourDesign.tsx';

export const data: PageData = ({ id = '' }) => [getConversationPath(id), getHandOverPath(id)];

export default function ChatPage() {
  const { id = '' } = useParams();
  const { user } = useUser();
  const { data: conversation, error, reload } = useConversation(getConversationPath(id));
  const changeApi = useChangeApi();
  const send = (body: NewMessage) => changeApi('POST /appointments/{id}/messages', { params: { id }, body });
  const title = conversation ? `Session with ${conversation.artist_name}` : 'Session';
  const isMissing = error?.status === 403 || error?.status === 404;

  let content: ReactNode;
  if (!user || error?.status === 401) content = <SignInPrompt next={links.appointmentChat(id)} />;
  else if (isMissing) {
    content = (
      <NoAppointment title="Session not found">
        The appointment may have been cancelled, or it belongs to another account.
      </NoAppointment>
    );
  } else if (conversation) {
    content = (
      <Stack $gap="xl">
        <YourDesign id={id} artistName={conversation.artist_name} />
        <Chat conversation={conversation} viewer="customer" send={send} />
      </Stack>
    );
  } else content = <LoadingState tall label="Loading the messages…" error={error} onRetry={reload} />;

  return (
    <Page
      narrow
      title={title}
      description="A session with its messages."
      status={isMissing ? 404 : undefined}
      lead={
        conversation
          ? `${formatDay(conversation.date)}, ${formatTime(conversation.time)} (Indian Standard Time).`
          : 'Messages about your session.'
      }
      crumb="Session"
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'My Appointments', to: links.appointments() },
      ]}
    >
      <NoScriptNotice>Writing messages here</NoScriptNotice>
      {content}
    </Page>
  );
}

const getConversationPath = (id: string) => apiPath('GET /appointments/{id}/messages', { id });
