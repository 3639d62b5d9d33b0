import { memo } from 'react';
import styled from 'styled-components';
import type { GalleryArtist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Stack } from '@rangmala/shared/ui';
import { ArtistSummary } from '../../components/ArtistSummary.tsx';
import { ArtistArtworkGrid } from '../../components/ArtistArtworkGrid.tsx';
import { BookingLink } from '../../components/BookingLink.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { addArtist } from '../../lib/gallery-artwork.ts';

/** An artist with the first artworks. Is not rendered again while the visitor types a search. */
export const ArtistSection = memo(function ArtistSection({
  artist,
  isFirst,
}: {
  artist: GalleryArtist;
  isFirst: boolean;
}) {
  const { id, name, bio, art_types, artwork_count, artworks } = artist;
  return (
    <Section>
      <Head>
        <ArtistSummary
          artist={artist}
          as="h2"
          note={formatCount(artwork_count, 'artwork')}
          priority={isFirst}
        />
        <Stack $gap="s" $align="start">
          {bio && <p>{bio}</p>}
          <BookingLink artist={artist} artType={art_types[0]} isNamed />
        </Stack>
      </Head>
      {artworks.length > 0 && (
        <ArtistArtworkGrid label={`Artworks by ${name}`} artworks={addArtist(artworks, artist)} />
      )}
      {artwork_count > artworks.length && (
        <AllArtworks to={links.galleryArtist(id)} variant="secondary">
          {`See all ${artwork_count} artworks by ${name}`}
        </AllArtworks>
      )}
    </Section>
  );
});

const Section = styled(Stack).attrs({ as: 'li', $gap: 'l' })`
  padding-bottom: ${({ theme }) => theme.space.xl};
  border-bottom: 2px solid ${({ theme }) => theme.color.line};
`;

const AllArtworks = styled(ButtonLink)`
  justify-self: center;
`;

const Head = styled(Stack)`
  align-items: center;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${({ theme }) => theme.space.l};
  }
`;
