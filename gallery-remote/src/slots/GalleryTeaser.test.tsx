import { screen } from '@testing-library/react';
import { noConnection, renderPage } from '@rangmala/shared/testing';
import GalleryTeaser from './GalleryTeaser.tsx';

const createGallery = (count: number) => ({
  featured_artists: [],
  testimonials: [],
  artworks: Array.from({ length: count }, (_, index) => ({
    id: `work-${index + 1}`,
    image: `/media/${index}/work-1200x900.webp`,
    title: `Work ${index + 1}`,
    type: 'Warli',
    artist_id: 'meera-joshi',
    artist_name: 'Meera Joshi',
  })),
});

test('shows six artworks with titles and alternative texts', async () => {
  renderPage(<GalleryTeaser />, { api: { 'GET /art-gallery?artworks=6&only=artworks': createGallery(9) } });
  expect(await screen.findByText('Work 6')).toBeInTheDocument();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Work 1, Warli by Meera Joshi',
    'Work 2, Warli by Meera Joshi',
    'Work 3, Warli by Meera Joshi',
    'Work 4, Warli by Meera Joshi',
    'Work 5, Warli by Meera Joshi',
    'Work 6, Warli by Meera Joshi',
  ]);
});

test('shows an error, and loads the artworks on Try Again', async () => {
  const { user, api } = renderPage(<GalleryTeaser />, {
    api: { 'GET /art-gallery?artworks=6&only=artworks': noConnection },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the artworks.');
  api.setResponses({ 'GET /art-gallery?artworks=6&only=artworks': createGallery(2) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Work 2')).toBeInTheDocument();
});
