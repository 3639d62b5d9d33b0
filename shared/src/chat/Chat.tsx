import { useId, useState } from 'react';
import { useAction } from '@rangmala/shared/api';
import type { Conversation, NewMessage } from '@rangmala/shared/contract';
import { LATE_MESSAGE } from '@rangmala/shared/contract/rules';
import { formatDay } from '@rangmala/shared/format';
import { Button, Muted, Notice, Section } from '@rangmala/shared/ui';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import { SEND_FAILED } from './use-conversation.ts';

export interface ChatProps {
  conversation: Conversation;
  /** The participant who views the page. */
  viewer: 'customer' | 'artist';
  /** Sends a message. Rejects with an ApiError when sending fails. */
  send: (message: NewMessage) => Promise<unknown>;
}

/** Shows the messages of a session, and a form while messages can be written. */
export function Chat({ conversation, viewer, send }: ChatProps) {
  const id = useId();
  const { artist_name, customer_name, is_open, open_until, messages, can_say_late } = conversation;
  const [isLateSent, setLateSent] = useState(false);
  const otherName = viewer === 'customer' ? artist_name : customer_name;
  return (
    <Section $gap="l" aria-labelledby={id}>
      <h2 id={id}>Messages</h2>
      <MessageList messages={messages} viewer={viewer} otherName={otherName} />
      {is_open ? (
        <>
          {isLateSent && <Notice tone="good">Sent. We’ve emailed it, too.</Notice>}
          {can_say_late && !isLateSent && <LateButton send={send} onSent={() => setLateSent(true)} />}
          <MessageForm viewer={viewer} send={send} />
          <Muted>
            You can write until {formatDay(open_until)}. We email {otherName} when a message is unread for ten
            minutes{viewer === 'customer' ? ', and you when an answer is' : ''}.
          </Muted>
        </>
      ) : (
        <p>These messages closed on {formatDay(open_until)}. You can still read them.</p>
      )}
    </Section>
  );
}

/** Sends {@link LATE_MESSAGE} with one tap. */
function LateButton({ send, onSent }: Pick<ChatProps, 'send'> & { onSent: () => void }) {
  const { run, busy, failure } = useAction(SEND_FAILED);
  const sendLateMessage = async () => {
    await send({ text: LATE_MESSAGE });
    onSent();
  };
  return (
    <div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button variant="secondary" busy={busy} onClick={() => void run(sendLateMessage)}>
        {LATE_MESSAGE.replace('.', '')}
      </Button>
    </div>
  );
}
