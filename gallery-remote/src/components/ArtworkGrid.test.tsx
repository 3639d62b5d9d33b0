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
  const sizes = listSizes(<ArtworkGrid label="Artworks" artworks={artworks} />);
  expect(sizes).toEqual(artworks.map(() => `${wide}, 67vw`));
});

it('requests the share of a single row in a grid of one artist, and a larger width in several rows', () => {
  const single = '(min(94.8vw, 75.8rem) - 3.8rem) / 2.666';
  const excess = `(${single} - clamp(6rem, 12.2vw, 7.9rem)) * 9999`;
  const sizes = listSizes(<ArtistArtworkGrid label="Artworks" artworks={artworks.slice(0, 2)} />);
  expect(sizes[1]).toMatch(/, min\(100vw - 2rem, 28rem\)$/);
  expect(sizes[0]).toBe(
    `(min-width: 40rem) min(100vw, 1.333 * max(min(${single}, 12rem), 17rem - clamp(0rem, ${excess}, 99rem))), ` +
      '67vw',
  );
});
