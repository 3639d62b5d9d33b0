import { useId } from 'react';
import styled from 'styled-components';
import type { Conversation, NewMessage } from '@rangmala/shared/contract';
import { formatDay } from '@rangmala/shared/format';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';

export interface ChatProps {
  conversation: Conversation;
  /** The participant who views the page. */
  viewer: 'customer' | 'artist';
  /** Sends a message. Rejects with an Error when sending fails. The user sees the error's message. */
  send: (message: NewMessage) => Promise<void>;
}

/** Shows the messages of a session, and a form while messages can be written. */
export function Chat({ conversation, viewer, send }: ChatProps) {
  const id = useId();
  const { artist_name, customer_name, is_open, open_until, messages, session_type } = conversation;
  const otherName = viewer === 'customer' ? artist_name : customer_name;
  return (
    <Stack aria-labelledby={id}>
      <h2 id={id}>Messages</h2>
      <MessageList messages={messages} viewer={viewer} otherName={otherName} />
      {is_open ? (
        <>
          <MessageForm viewer={viewer} send={send} />
          <MutedText>
            You can write until {formatDay(open_until)}.{' '}
            {viewer === 'artist'
              ? `${otherName} gets an email when you write.`
              : `We’ll email you when ${otherName} replies.`}
          </MutedText>
        </>
      ) : (
        <p>
          {session_type === 'Chat'
            ? `This chat closed on ${formatDay(open_until)}. You can still read it.`
            : 'This session is not a chat.'}
        </p>
      )}
    </Stack>
  );
}

const Stack = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.l};

  > h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
`;

const MutedText = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;
