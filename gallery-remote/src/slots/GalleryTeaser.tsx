import styled from 'styled-components';
import type { PageData } from '@rangmala/shared/remote';
import { EmptyState, ErrorState, Picture, VisuallyHidden } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { TEASER_ARTWORK_COUNT, TEASER_PATH } from '../api/paths.ts';
import { describeArtwork } from '../lib/gallery-artwork.ts';

export const data: PageData = () => [TEASER_PATH];

const SIZES = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, 43vw';

/** The gallery teaser for the home page, without a heading. */
export default function GalleryTeaser() {
  const { data: gallery, error, reload } = useApi(TEASER_PATH);

  if (gallery) {
    const artworks = gallery.artworks.slice(0, TEASER_ARTWORK_COUNT);
    if (artworks.length === 0) return <EmptyState title="No artworks yet." />;
    return (
      <ArtworkList>
        {artworks.map((artwork) => (
          <li key={artwork.id}>
            <figure>
              <Frame>
                <Picture
                  src={artwork.image}
                  alt={describeArtwork(artwork)}
                  sizes={SIZES}
                  maxWidth={960}
                  placeholder={artwork.placeholder}
                  fit="cover"
                />
              </Frame>
              <figcaption>{artwork.title}</figcaption>
            </figure>
          </li>
        ))}
      </ArtworkList>
    );
  }
  if (error) return <ErrorState message="We couldn’t load the artworks." onRetry={reload} />;
  return (
    <>
      <VisuallyHidden role="status">Loading the artworks…</VisuallyHidden>
      <ArtworkList aria-hidden="true">
        {Array.from({ length: TEASER_ARTWORK_COUNT }, (_, index) => (
          <li key={index}>
            <figure>
              <Frame />
              <figcaption>&nbsp;</figcaption>
            </figure>
          </li>
        ))}
      </ArtworkList>
    </>
  );
}

const ArtworkList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.m};

  figure {
    display: grid;
    gap: ${({ theme }) => theme.space.s};
  }
  figcaption {
    font-size: ${({ theme }) => theme.text.small};
  }
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.l};
  }
`;

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  padding: clamp(0.4rem, 1.5vw, 0.9rem);
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;
