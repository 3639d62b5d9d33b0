import styled from 'styled-components';
import type { ArtistSession } from '@rangmala/shared/contract';
import { Picture } from '@rangmala/shared/ui';

export function SessionDetails({ session }: { session: ArtistSession }) {
  const { session_type, customer_phone, customer_name, note, reference_image, is_over } = session;
  return (
    <>
      {session_type === 'Call' && customer_phone && (
        <Small>
          Call {customer_name} on{' '}
          <a href={`tel:${customer_phone.replace(/[^\d+]/g, '')}`}>{customer_phone}</a>.
        </Small>
      )}
      {session_type === 'Call' && !customer_phone && !is_over && (
        <Small>You’ll call the customer. Their number appears here a day before, if they gave one.</Small>
      )}
      {note && <Note>“{note}”</Note>}
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
