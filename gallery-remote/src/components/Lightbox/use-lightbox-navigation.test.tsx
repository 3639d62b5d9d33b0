import { act, screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { dance, deer, harvest, meera } from '../../testing/fixtures.ts';
import { ArtworkGrid } from '../ArtworkGrid.tsx';
import { loadArtworkView } from './load-artwork-view.ts';
import { Lightbox } from './Lightbox.tsx';

beforeAll(loadArtworkView);

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

it('applies arrow keys that are pressed while a click is held until hydration', () => {
  const { currentUrl } = showLightbox();
  const link = screen.getByRole('link', { name: /The Dance/ });
  const holdClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', holdClick, { capture: true, once: true });
  act(() => link.click());
  expect(currentUrl()).toBe('/art-gallery');
  act(() => void press('ArrowRight'));
  act(() => link.click());
  expect(currentUrl()).toBe('/art-gallery?artwork=deer');
});

it('applies arrow keys that React stops because the link is not hydrated', () => {
  const { currentUrl, container } = showLightbox();
  const stopKey = (event: Event) => event.stopPropagation();
  container.addEventListener('keydown', stopKey, { capture: true });
  const link = screen.getByRole('link', { name: /The Dance/ });
  act(() => {
    link.click();
    press('ArrowRight', link);
  });
  expect(currentUrl()).toBe('/art-gallery?artwork=deer');
});

it('applies every arrow key when keys are pressed faster than the page renders', () => {
  const { currentUrl } = showLightbox();
  act(() => screen.getByRole('link', { name: /The Dance/ }).click());
  act(() => {
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
  });
  expect(currentUrl()).toBe('/art-gallery?artwork=deer');
});

it('ignores arrow keys when no artwork is open', () => {
  const { currentUrl } = showLightbox();
  act(() => void press('ArrowRight'));
  expect(currentUrl()).toBe('/art-gallery');
});
