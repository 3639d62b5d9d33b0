import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AppointmentMessage } from '@rangmala/shared/contract';
import { toBusinessTime } from '@rangmala/shared/contract/rules';
import { formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import { Muted, Picture } from '@rangmala/shared/ui';

interface MessageListProps {
  messages: readonly AppointmentMessage[];
  viewer: AppointmentMessage['author'];
  otherName: string;
}

/** The messages, oldest first. The list scrolls to a new message, and screen readers announce the message. */
export function MessageList({ messages, viewer, otherName }: MessageListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length]);

  if (messages.length === 0) {
    return <p>No messages yet. Say hello and tell {otherName} what you have in mind.</p>;
  }
  return (
    <div role="log" aria-label="Conversation">
      <List ref={list} tabIndex={0}>
        {messages.map(({ id, author, text, image, created_at }) => (
          <Bubble key={id} $isOwn={author === viewer}>
            <Muted>
              <strong>{author === viewer ? 'You' : otherName}</strong> {formatSentTime(created_at)}
            </Muted>
            {text && <Text>{text}</Text>}
            {image && (
              <a href={image} target="_blank" rel="noreferrer">
                <AttachedPicture>
                  <Picture
                    src={image}
                    alt={`Picture from ${author === viewer ? 'you' : otherName}`}
                    sizes="16rem"
                  />
                </AttachedPicture>
              </a>
            )}
          </Bubble>
        ))}
      </List>
    </div>
  );
}

/** Formats an instant in business time, so that server and browser render the same text. */
function formatSentTime(instant: string): string {
  const { date, time } = toBusinessTime(instant);
  return `${formatDayWithoutYear(date)}, ${formatTime(time)}`;
}

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-height: 32rem;
  padding: ${({ theme }) => theme.space.m};
  overflow-y: auto;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};
`;

const Bubble = styled.li<{ $isOwn: boolean }>`
  justify-self: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  max-width: min(100%, 34rem);
  padding: 0.6rem 1rem;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $isOwn }) => ($isOwn ? theme.color.accentWash : theme.color.card)};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

const Text = styled.p`
  white-space: pre-line;
`;

const AttachedPicture = styled.span`
  display: block;
  width: min(100%, 16rem);
  margin-top: 0.4rem;
`;
