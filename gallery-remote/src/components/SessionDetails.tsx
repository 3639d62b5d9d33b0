import styled from 'styled-components';
import type { ArtistSession } from '@rangmala/shared/contract';
import { toEpochMs } from '@rangmala/shared/contract/rules';
import { describeWishes } from '@rangmala/shared/chat';
import { Muted, Picture, SquareFrame } from '@rangmala/shared/ui';

const DAY_MS = 24 * 60 * 60_000;

/** Returns whether the session begins within 24 hours: the artist then sees the customer's phone number. */
const beginsWithinDay = (session: ArtistSession) => toEpochMs(session) - Date.now() <= DAY_MS;

export function SessionDetails({ session }: { session: ArtistSession }) {
  const { session_type, customer_phone, customer_name, note, reference_image, is_over } = session;
  const wishes = describeWishes(session);
  return (
    <>
      {session_type === 'Call' && customer_phone && (
        <Muted>
          Call {customer_name} on{' '}
          <a href={`tel:${customer_phone.replace(/[^\d+]/g, '')}`}>{customer_phone}</a>.
        </Muted>
      )}
      {session_type === 'Call' && !customer_phone && !is_over && (
        <Muted>
          {beginsWithinDay(session)
            ? `${customer_name} has not given a phone number yet.`
            : 'You’ll call the customer. Their number appears here a day before, if they gave one.'}
        </Muted>
      )}
      {note && <Note>“{note}”</Note>}
      {wishes && <Muted>{wishes}</Muted>}
      {reference_image && (
        <a href={reference_image} target="_blank" rel="noreferrer">
          <SquareFrame $width="8rem">
            <Picture
              src={reference_image}
              alt={`Reference picture from ${customer_name}`}
              sizes="8rem"
              fit="cover"
            />
          </SquareFrame>
        </a>
      )}
    </>
  );
}

const Note = styled(Muted)`
  margin-top: 0.25rem;
  white-space: pre-line;
`;
