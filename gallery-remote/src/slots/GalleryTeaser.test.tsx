import { screen } from '@testing-library/react';
import { noConnection, renderPage } from '@rangmala/shared/testing';
import GalleryTeaser from './GalleryTeaser.tsx';

const GET_GALLERY = 'GET /art-gallery?artworks=6&only=artworks';
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
  renderPage(<GalleryTeaser />, { api: { [GET_GALLERY]: createGallery(9) } });
  expect(await screen.findByText('Work 6')).toBeInTheDocument();
  const pictures = screen.getAllByRole('img');
  expect(pictures).toHaveLength(6);
  expect(pictures.at(-1)).toHaveAccessibleName('Work 6, Warli by Meera Joshi');
});

test('shows an error, and loads the artworks on Try Again', async () => {
  const { user, api } = renderPage(<GalleryTeaser />, { api: { [GET_GALLERY]: noConnection } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the artworks.');
  api.setResponses({ [GET_GALLERY]: createGallery(2) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Work 2')).toBeInTheDocument();
});
