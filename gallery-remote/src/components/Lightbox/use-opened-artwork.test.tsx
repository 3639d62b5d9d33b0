import { act, screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { dance, deer, harvest, meera } from '../../testing/fixtures.ts';
import { ArtworkGrid } from '../ArtworkGrid.tsx';
import { Lightbox } from './Lightbox.tsx';

const artworks = [dance, deer, harvest].map((artwork) => ({
  ...artwork,
  artist_id: meera.id,
  artist_name: meera.name,
}));

function showLightbox() {
  return renderPage(
    <>
      <ArtworkGrid label="Artworks" artworks={artworks} />
      <Lightbox artworks={artworks} />
    </>,
    { path: '/art-gallery' },
  );
}

const press = (key: string, target: EventTarget = document) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('applies arrow keys that are pressed while the lightbox is opening', () => {
  const { currentUrl } = showLightbox();
  const link = screen.getByRole('link', { name: /The Dance/ });
  // Sends all events in one `act` call, so that React renders nothing between the click and the keys.
  act(() => {
    link.click();
    press('ArrowRight');
    press('ArrowRight');
  });
  expect(currentUrl()).toBe('/art-gallery?artwork=harvest');
  expect(screen.getByRole('dialog', { name: 'Harvest Home' })).toBeVisible();
});

it('ignores arrow keys when no artwork is open', () => {
  const { currentUrl } = showLightbox();
  act(() => void press('ArrowRight'));
  expect(currentUrl()).toBe('/art-gallery');
});
