import { css } from 'styled-components';
import type { ArtworkWithArtist } from '@rangmala/shared/contract';
import { ArtworkGrid, sumRatios, type ArtworkGridProps } from './ArtworkGrid.tsx';

/** The artworks of one artist. A separate file, so that the gallery page does not load the code of these rows. */
export function ArtistArtworkGrid(props: Omit<ArtworkGridProps, 'low'>) {
  return <ArtworkGrid {...props} low={{ css: lowRows, row: createLowRow(props.artworks) }} />;
}

/** Returns the largest row height of `lowRows`: the height of a single row, or 17rem when there are several rows. */
function createLowRow(artworks: readonly ArtworkWithArtist[]): string {
  const single = `(min(94.8vw, 75.8rem) - ${0.8 + 1.5 * artworks.length}rem) / ${sumRatios(artworks)}`;
  return `max(min(${single}, 12rem), 17rem - clamp(0rem, (${single} - clamp(6rem, 12.2vw, 7.9rem)) * 9999, 99rem))`;
}

/**
 * Row height for the artworks of one artist. All artworks are in one row if this row is at least 0.66 times as high as
 * `--usual`. Otherwise the rows have the height `--usual`, or up to 1.6 times this height when few artworks fill two
 * rows. Without these rules the last artwork is often alone in its row.
 */
const lowRows = css`
  @media (min-width: 32rem) {
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
  }
  /* On phones, a last artwork that is alone in its row fills the row. */
  @media (width < 28rem) {
    > :last-child {
      max-width: none;
    }
  }
`;
