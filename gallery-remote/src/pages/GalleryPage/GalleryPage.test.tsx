import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { galleryOverview } from '../../testing/fixtures.ts';
import GalleryPage, { data } from './GalleryPage.tsx';

const GET_PAGE = 'GET /art-gallery?artworks=24';
const API = {
  [GET_PAGE]: galleryOverview,
  [`${GET_PAGE}&artwork=dance`]: galleryOverview,
  [`${GET_PAGE}&artwork=deer`]: galleryOverview,
};

async function showPage(options: PageOptions = {}) {
  const page = renderPage(<GalleryPage />, { path: '/art-gallery', api: API, ...options });
  await screen.findByRole('heading', { name: 'Artworks' });
  return page;
}
const getLightbox = (name: string) => within(screen.getByRole('dialog', { name }));
const getArtworkLink = (name: RegExp) => screen.getByRole('link', { name });

test('shows featured artists, testimonials and artworks, with links to booking', async () => {
  await showPage();
  expect(data({}, new URLSearchParams())).toEqual(['/art-gallery?artworks=24']);
  expect(data({}, new URLSearchParams('artwork=deer'))).toEqual(['/art-gallery?artworks=24&artwork=deer']);
  expect(screen.getByRole('heading', { level: 1, name: 'Art Gallery' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Meera Joshi' })).toBeVisible();
  expect(screen.getByText('My wall sings.')).toBeVisible();
  const artworkList = within(screen.getByRole('list', { name: 'Artworks' }));
  expect(artworkList.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'The Dance, Warli by Meera Joshi',
    'Deer of Dots, Gond by Ravi Dhurve',
    'Harvest Home, Warli by Meera Joshi',
  ]);
  expectLink('Book a session with Ravi Dhurve', '/appointment?art_type=Gond&artist=ravi-dhurve', artworkList);
  const featured = within(screen.getByRole('region', { name: 'Featured artists' }));
  expectLink('Book a session with Meera Joshi', '/appointment?art_type=Warli&artist=meera-joshi', featured);
});

describe('lightbox', () => {
  test('opens, switches by buttons and keys, and closes', async () => {
    const { user, currentUrl } = await showPage();
    await user.click(getArtworkLink(/The Dance/));
    expect(currentUrl()).toBe('/art-gallery?artwork=dance');
    const openedLightbox = getLightbox('The Dance');
    expect(openedLightbox.getByRole('img', { name: 'The Dance, Warli by Meera Joshi' })).toBeVisible();
    expect(openedLightbox.getByText('(1 of 3)')).toBeVisible();
    expectLink('Book Meera Joshi', '/appointment?art_type=Warli&artist=meera-joshi', openedLightbox);

    expect(openedLightbox.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.click(openedLightbox.getByRole('button', { name: 'Next artwork' }));
    expect(currentUrl()).toBe('/art-gallery?artwork=deer');
    expect(screen.getByRole('button', { name: 'Next artwork' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(currentUrl()).toBe('/art-gallery?artwork=harvest');
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(currentUrl()).toBe('/art-gallery?artwork=deer');
    await user.click(getLightbox('Deer of Dots').getByRole('button', { name: 'Previous artwork' }));
    expect(currentUrl()).toBe('/art-gallery?artwork=dance');

    await user.click(getLightbox('The Dance').getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/art-gallery');
  });

  test('zooms by keys and buttons and pans by arrow keys', async () => {
    const { user, currentUrl } = await showPage({ path: '/art-gallery?artwork=dance' });
    const openedLightbox = getLightbox('The Dance');
    const getZoomOutButton = () => openedLightbox.getByRole('button', { name: 'Zoom out' });
    expect(getZoomOutButton()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('+');
    expect(getZoomOutButton()).toHaveAttribute('aria-disabled', 'false');
    await user.keyboard('{ArrowRight}');
    expect(currentUrl()).toBe('/art-gallery?artwork=dance');
    await user.keyboard('-');
    expect(getZoomOutButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(openedLightbox.getByRole('button', { name: 'Zoom in' }));
    expect(getZoomOutButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test('preloads the adjacent pictures after its own picture', async () => {
    await showPage({ path: '/art-gallery?artwork=dance' });
    const openedLightbox = screen.getByRole('dialog', { name: 'The Dance' });
    const listPreloadedSources = () =>
      within(openedLightbox)
        .queryAllByRole('presentation', { hidden: true })
        .filter((image) => image.getAttribute('loading') === 'eager')
        .map((image) => image.getAttribute('src'));
    expect(listPreloadedSources()).toEqual([]);
    fireEvent.load(within(openedLightbox).getByRole('img', { name: 'The Dance, Warli by Meera Joshi' }));
    expect(listPreloadedSources()).toEqual([
      '/media/deer/deer-1200x900.webp',
      '/media/harvest/harvest-1200x900.webp',
    ]);
  });

  test('opens from a link, and keeps the rest of the query when Escape closes it', async () => {
    const { user, currentUrl } = await showPage({ path: '/art-gallery?from=mail&artwork=deer' });
    expect(screen.getByRole('dialog', { name: 'Deer of Dots' })).toBeVisible();
    const pictureText = document.querySelector('meta[property="og:image:alt"]');
    expect(pictureText).toHaveAttribute('content', 'Deer of Dots, Gond by Ravi Dhurve');
    await user.keyboard('{Escape}');
    expect(currentUrl()).toBe('/art-gallery?from=mail');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('shows the artworks of a further page, with links to the pages', async () => {
  await showPage({
    path: '/art-gallery?page=2',
    api: { 'GET /art-gallery?artworks=24&page=2': { ...galleryOverview, artwork_count: 60 } },
  });
  expect(screen.queryByRole('heading', { name: 'Featured artists' })).not.toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expectLink('3', '/art-gallery?page=3', pages);
});
