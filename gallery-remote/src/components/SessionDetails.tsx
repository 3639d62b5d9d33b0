import styled from 'styled-components';
import type { ArtistSession } from '@rangmala/shared/contract';
import { toEpochMs } from '@rangmala/shared/contract/rules';
import { describeWishes } from '@rangmala/shared/chat';
import { Picture } from '@rangmala/shared/ui';

const DAY_MS = 24 * 60 * 60_000;

/** Returns whether the session begins within 24 hours: the artist then sees the customer's phone number. */
const beginsWithinDay = (session: ArtistSession) => toEpochMs(session) - Date.now() <= DAY_MS;

export function SessionDetails({ session }: { session: ArtistSession }) {
  const { session_type, customer_phone, customer_name, note, reference_image, is_over } = session;
  const wishes = describeWishes(session);
  return (
    <>
      {session_type === 'Call' && customer_phone && (
        <Small>
          Call {customer_name} on{' '}
          <a href={`tel:${customer_phone.replace(/[^\d+]/g, '')}`}>{customer_phone}</a>.
        </Small>
      )}
      {session_type === 'Call' && !customer_phone && !is_over && (
        <Small>
          {beginsWithinDay(session)
            ? `${customer_name} has not given a phone number yet.`
            : 'You’ll call the customer. Their number appears here a day before, if they gave one.'}
        </Small>
      )}
      {note && <Note>“{note}”</Note>}
      {wishes && <Small>{wishes}</Small>}
      {reference_image && (
        <a href={reference_image} target="_blank" rel="noreferrer">
          <Thumbnail>
            <Picture
              src={reference_image}
              alt={`Reference picture from ${customer_name}`}
              sizes="8rem"
              fit="cover"
            />
          </Thumbnail>
        </a>
      )}
    </>
  );
}

const Small = styled.p`
  font-size: ${({ theme }) => theme.text.small};
`;

const Note = styled.p`
  margin-top: 0.25rem;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.text.small};
  white-space: pre-line;
`;

const Thumbnail = styled.span`
  display: block;
  width: 8rem;
  margin-top: 0.5rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
`;
