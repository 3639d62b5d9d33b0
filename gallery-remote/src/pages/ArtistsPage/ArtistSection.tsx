import { memo, useMemo } from 'react';
import styled from 'styled-components';
import type { GalleryArtist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Stack } from '@rangmala/shared/ui';
import { ArtistSummary } from '../../components/ArtistSummary.tsx';
import { ArtistArtworkGrid } from '../../components/ArtistArtworkGrid.tsx';
import { BookingLink } from '../../components/BookingLink.tsx';
import { formatCount } from '../../lib/format-count.ts';

export const ArtistSection = memo(function ArtistSection({
  artist,
  isFirst,
}: {
  artist: GalleryArtist;
  isFirst: boolean;
}) {
  const { id, name, bio, art_types, artwork_count, artworks } = artist;
  const artworksWithArtist = useMemo(
    () => artworks.map((artwork) => ({ ...artwork, artist_id: id, artist_name: name })),
    [artworks, id, name],
  );
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
      {artworksWithArtist.length > 0 && (
        <ArtistArtworkGrid label={`Artworks by ${name}`} artworks={artworksWithArtist} />
      )}
      {artwork_count > artworksWithArtist.length && (
        <AllArtworks to={links.galleryArtist(id)} variant="secondary">
          {`See all ${artwork_count} artworks by ${name}`}
        </AllArtworks>
      )}
    </Section>
  );
});

/** The browser may skip the rendering of a section outside the viewport. A skipped section keeps its last height. */
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
