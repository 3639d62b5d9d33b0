import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { galleryOverview } from '../testing/fixtures.ts';
import { ArtistArtworkGrid } from './ArtistArtworkGrid.tsx';
import { ArtworkGrid } from './ArtworkGrid.tsx';

const { artworks } = galleryOverview;
const listSizes = (grid: ReactElement) => {
  renderPage(grid);
  return screen.getAllByRole('img').map((picture) => picture.getAttribute('sizes'));
};

it('requests the largest width of a tile in a grid of several artists', () => {
  const wide = '(min-width: 40rem) min(100vw, 1.333 * clamp(20rem, 35rem - 19vw, 26rem))';
  const usual = `${wide}, min(100vw - 2rem, 1.333 * min(15rem, 66.6vw))`;
  expect(listSizes(<ArtworkGrid label="Artworks" artworks={artworks} />)).toEqual([
    usual,
    usual,
    `${wide}, min(100vw - 2rem, 28rem)`,
  ]);
});

it('requests the share of a single row in a grid of one artist, and a larger width in several rows', () => {
  const single = '(min(94.8vw, 75.8rem) - 3.8rem) / 2.666';
  const excess = `(${single} - clamp(6rem, 12.2vw, 7.9rem)) * 9999`;
  expect(listSizes(<ArtistArtworkGrid label="Artworks" artworks={artworks.slice(0, 2)} />)[0]).toBe(
    `(min-width: 40rem) min(100vw, 1.333 * max(min(${single}, 12rem), 17rem - clamp(0rem, ${excess}, 99rem))), ` +
      'min(100vw - 2rem, 1.333 * min(15rem, 66.6vw))',
  );
});
