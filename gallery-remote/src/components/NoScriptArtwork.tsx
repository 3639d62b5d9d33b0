import styled from 'styled-components';
import type { ArtworkWithArtist } from '@rangmala/shared/contract';
import { Picture, Stack } from '@rangmala/shared/ui';
import { describeArtwork } from '../lib/gallery-artwork.ts';
import { BookingLink } from './BookingLink.tsx';

/** The opened artwork for browsers without JavaScript, where the lightbox cannot open. */
export function NoScriptArtwork({ artwork }: { artwork: ArtworkWithArtist | undefined }) {
  if (!artwork) return null;
  return (
    <noscript>
      <Figure>
        <Picture src={artwork.image} alt={describeArtwork(artwork)} sizes="(min-width: 75rem) 75rem, 100vw" />
        <figcaption>
          <strong>{artwork.title}</strong>, {artwork.type} by {artwork.artist_name}
        </figcaption>
        <BookingLink
          artist={{ id: artwork.artist_id, name: artwork.artist_name }}
          artType={artwork.type}
          isNamed
        />
      </Figure>
    </noscript>
  );
}

const Figure = styled(Stack).attrs({ as: 'figure', $gap: 's' })`
  margin: 0 0 ${({ theme }) => theme.space.xl};
`;
