import { memo, type CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Picture } from '@rangmala/shared/ui';
import { readPictureRatio } from '../lib/picture-ratio.ts';
import { describeArtwork, createArtworkUrl, type GalleryArtwork } from '../lib/gallery-artwork.ts';
import { BookingLink } from './BookingLink.tsx';
import { loadArtworkView } from './Lightbox/load-artwork-view.ts';
import { LIGHTBOX_LINK_PROPS } from './Lightbox/use-lightbox-navigation.ts';

export interface ArtworkGridProps {
  label: string;
  artworks: readonly GalleryArtwork[];
  /** Shows the artist's name and a booking link with each artwork, for grids of several artists. */
  hasSeveralArtists?: boolean;
}

/**
 * Returns the `sizes` attribute of a tile's picture, with approximate widths. `sizes="auto"` is not used, because
 * Chrome would fetch each picture again in a large size when the picture is removed from the page.
 */
const createSizes = (ratio: number) =>
  `(min-width: 40rem) ${Math.ceil(ratio * 17)}rem, ${Math.min(88, Math.round(ratio * 50))}vw`;

/**
 * Artworks in rows of similar height. Each tile has the aspect ratio from the picture's URL. The layout therefore stays
 * the same when the picture loads.
 */
export const ArtworkGrid = memo(function ArtworkGrid({
  label,
  artworks,
  hasSeveralArtists = false,
}: ArtworkGridProps) {
  const [search] = useSearchParams();
  return (
    <ArtworkList
      aria-label={label}
      $isLow={!hasSeveralArtists}
      style={hasSeveralArtists ? undefined : toRowWidthStyle(artworks)}
      onPointerEnter={() => void loadArtworkView()}
    >
      {artworks.map((artwork) => (
        <Tile key={artwork.id} style={toRatioStyle(readPictureRatio(artwork.image))}>
          <OpenLink
            {...LIGHTBOX_LINK_PROPS}
            id={`artwork-${artwork.id}`}
            to={createArtworkUrl(search, artwork.id)}
            state={{ opened: true }}
          >
            <Picture
              src={artwork.image}
              alt={describeArtwork(artwork)}
              sizes={createSizes(readPictureRatio(artwork.image))}
              placeholder={artwork.placeholder}
              fit="cover"
            />
          </OpenLink>
          <Caption>
            <strong>{artwork.title}</strong>
            {hasSeveralArtists && <span>{artwork.artist_name}</span>}
            {hasSeveralArtists && (
              <BookingLink
                artist={{ id: artwork.artist_id, name: artwork.artist_name }}
                artType={artwork.type}
              />
            )}
          </Caption>
        </Tile>
      ))}
    </ArtworkList>
  );
});

/** Placeholder of the grid while the artworks load. */
export function ArtworkGridSkeleton({ count }: { count: number }) {
  return (
    <ArtworkList aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Tile key={index} style={toRatioStyle(index % 3 === 0 ? 1.33 : 0.8)}>
          <Placeholder />
          <Caption>&nbsp;</Caption>
        </Tile>
      ))}
    </ArtworkList>
  );
}

const toRatioStyle = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties;

/** Returns the number of artworks and their total width at height 1, as CSS variables. */
function toRowWidthStyle(artworks: readonly GalleryArtwork[]): CSSProperties {
  const width = artworks.reduce((sum, { image }) => sum + readPictureRatio(image), 0);
  return { '--count': artworks.length, '--width': width } as CSSProperties;
}

/**
 * Row height for the artworks of one artist. All artworks are in one row if this row is at least 0.66 times as high as
 * `--usual`. Otherwise the rows have the height `--usual`, or up to 1.6 times this height when few artworks fill two
 * rows. Without these rules the last artwork is often alone in its row.
 */
const lowRows = css`
  --usual: clamp(9rem, 18.5vw, 12rem);
  /* The row height with all artworks in one row. The number of gaps equals the number of artworks, because the
     pseudo-element follows the last artwork. */
  --single: ((100% - var(--count) * ${({ theme }) => theme.space.l} - 1px) / var(--width));
  /* The factor 0.8 leaves space for a wide artwork, which could otherwise begin a third row. */
  --double: (0.8 * (200% - var(--count) * ${({ theme }) => theme.space.l}) / var(--width));
  /* The value is 0 when a single row would be lower than 0.66 × --usual, and very large otherwise. */
  --enough: clamp(0px, (var(--single) - 0.66 * var(--usual)) * 9999, 99rem);
  --row: max(
    min(var(--single), var(--usual)),
    clamp(var(--usual), var(--double), 1.6 * var(--usual)) - var(--enough)
  );
`;

const ArtworkList = styled.ul<{ $isLow?: boolean }>`
  --row: min(7.5rem, 33.3vw);
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  padding: 0;
  list-style: none;

  @media (min-width: 32rem) {
    ${({ $isLow }) => $isLow && lowRows}
  }
  @media ${({ theme }) => theme.media.medium} {
    ${({ $isLow }) => !$isLow && '--row: 13rem;'}
    gap: ${({ theme }) => theme.space.l};

    /* Prevents the last row from stretching. */
    &::after {
      content: '';
      flex: 1000 1 0;
    }
  }
`;

const Tile = styled.li`
  display: grid;
  flex: var(--ratio) 1 calc(var(--ratio) * var(--row));
  grid-template-rows: auto 1fr;
  gap: ${({ theme }) => theme.space.s};
  max-width: calc(var(--ratio) * var(--row) * 2);
  min-width: 0;
`;

const OpenLink = styled(Link)`
  display: block;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  border: 0.3rem solid ${({ theme }) => theme.color.card};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  cursor: zoom-in;
  transition: box-shadow ${({ theme }) => theme.motion.quick};

  &:hover {
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
  &:active {
    box-shadow: none;
  }
`;

const Placeholder = styled.div`
  aspect-ratio: var(--ratio);
  background: ${({ theme }) => theme.color.sunken};
`;

const Caption = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  font-size: ${({ theme }) => theme.text.small};
  line-height: 1.35;

  > span {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`;
