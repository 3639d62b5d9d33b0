import type { CSSProperties } from 'react';
import { Link, useSearchParams } from '@rangmala/shared/router';
import styled, { css, type RuleSet } from 'styled-components';
import type { ArtworkWithArtist } from '@rangmala/shared/contract';
import { Picture } from '@rangmala/shared/ui';
import { createArtworkUrl, describeArtwork, readPictureRatio } from '../lib/gallery-artwork.ts';
import { BookingLink } from './BookingLink.tsx';

export interface ArtworkGridProps {
  label: string;
  artworks: readonly ArtworkWithArtist[];
  /** Rows for artworks of one artist: the CSS, and the largest row height on screens of at least 40rem. */
  low?: { css: RuleSet; row: string };
}

/**
 * Returns the `sizes` attribute of a tile's picture: on screens of at least 40rem its largest possible width, otherwise
 * an approximate width, because tiles of the same ratio differ by a factor of two there. `sizes="auto"` is not used,
 * because Chrome would fetch each picture again in a large size when the picture is removed from the page.
 * @param row the largest row height on screens of at least 40rem
 * @param mayFillRow whether the tile may stand alone in its row on other screens
 */
const createSizes = (ratio: number, row: string, mayFillRow: boolean) =>
  `(min-width: 40rem) min(100vw, ${ratio} * ${row}), ${mayFillRow ? 'min(100vw - 2rem, 28rem)' : `${Math.min(88, Math.round(ratio * 50))}vw`}`;

/** Rows of `--row: 13rem` grow less on wide screens, because the next tile is narrow compared with the row. */
const HIGH_ROW = 'clamp(20rem, 35rem - 19vw, 26rem)';

/**
 * Artworks in rows of similar height, with the artist's name and a booking link unless `low` is given. Each tile has the
 * aspect ratio from the picture's URL. The layout therefore stays the same when the picture loads.
 */
export function ArtworkGrid({ label, artworks, low }: ArtworkGridProps) {
  const [search] = useSearchParams();
  return (
    <ArtworkList aria-label={label} $low={low?.css} style={low && toRowWidthStyle(artworks)}>
      {artworks.map((artwork, index) => (
        <Tile key={artwork.id} style={toRatioStyle(readPictureRatio(artwork.image))}>
          <OpenLink
            discover="none"
            data-artwork={artwork.id}
            to={createArtworkUrl(search, artwork.id)}
            state={{ opened: true }}
          >
            <Picture
              src={artwork.image}
              alt={describeArtwork(artwork)}
              sizes={createSizes(
                readPictureRatio(artwork.image),
                low?.row ?? HIGH_ROW,
                low !== undefined && index === artworks.length - 1,
              )}
              maxWidth={960}
              placeholder={artwork.placeholder}
              fit="cover"
            />
          </OpenLink>
          <Caption>
            <strong>{artwork.title}</strong>
            {!low && (
              <>
                <span>{artwork.artist_name}</span>
                <BookingLink
                  artist={{ id: artwork.artist_id, name: artwork.artist_name }}
                  artType={artwork.type}
                />
              </>
            )}
          </Caption>
        </Tile>
      ))}
    </ArtworkList>
  );
}

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

/** Returns the total width of artworks at height 1. */
export const sumRatios = (artworks: readonly ArtworkWithArtist[]) =>
  artworks.reduce((sum, { image }) => sum + readPictureRatio(image), 0);

/** Returns the number of artworks and their total width at height 1, as CSS variables. */
const toRowWidthStyle = (artworks: readonly ArtworkWithArtist[]) =>
  ({ '--count': artworks.length, '--width': sumRatios(artworks) }) as CSSProperties;

/**
 * Keeps the last two artworks in one row: each needs less than half of it, the margin of the first reserves the space of
 * the second, and the margin of the second gives this space back. Margins in percent do not make the page wider.
 */
const highRows = css`
  --row: 13rem;

  > :nth-last-child(2) {
    margin-right: min(52%, 30rem);

    + * {
      margin-left: max(-52%, -30rem);
    }
  }
  > :nth-last-child(-n + 2) {
    flex-basis: min(var(--ratio) * var(--row), 46%);
  }
`;

const ArtworkList = styled.ul<{ $low?: RuleSet | undefined }>`
  --row: min(7.5rem, 33.3vw);
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};

  ${({ $low }) => $low}
  @media ${({ theme }) => theme.media.medium} {
    ${({ $low }) => !$low && highRows}
    gap: ${({ theme }) => theme.space.l};

    /* Prevents the last row from stretching. Without height, the box does not count in layout shifts. */
    &::after {
      content: '';
      flex: 1000 1 0;
      height: 0;
    }
  }
`;

const Tile = styled.li`
  display: grid;
  flex: var(--ratio) 1 calc(var(--ratio) * var(--row));
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
  max-width: calc(var(--ratio) * var(--row) * 2);
  min-width: 0;
  overflow-wrap: anywhere;
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
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  font-size: ${({ theme }) => theme.text.small};
  line-height: 1.35;

  > span {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`;
