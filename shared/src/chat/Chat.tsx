import { useId } from 'react';
import styled from 'styled-components';
import type { Conversation, NewMessage } from '@rangmala/shared/contract';
import { formatDay } from '@rangmala/shared/format';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';

export interface ChatProps {
  conversation: Conversation;
  /** Who views the page. */
  side: 'customer' | 'artist';
  /** Sends a message; throws an Error with the sentence to show. */
  send: (message: NewMessage) => Promise<void>;
}

/** The messages of one session and the form to write another. */
export function Chat({ conversation, side, send }: ChatProps) {
  const id = useId();
  const { artist_name, customer_name, is_open, open_until, messages, session_type } = conversation;
  const other = side === 'customer' ? artist_name : customer_name;
  return (
    <Stack aria-labelledby={id}>
      <h2 id={id}>Messages</h2>
      <MessageList messages={messages} side={side} other={other} />
      {is_open ? (
        <>
          <MessageForm send={send} />
          <Soft>
            You can write until {formatDay(open_until)}.{' '}
            {side === 'artist'
              ? `${other} gets an email when you’ve written.`
              : `We’ll email you when ${other} replies.`}
          </Soft>
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

const Soft = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;
