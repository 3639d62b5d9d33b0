import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import ArtistLoginPage from './ArtistLoginPage/ArtistLoginPage.tsx';
import ArtistPasswordPage from './ArtistPasswordPage/ArtistPasswordPage.tsx';
import ArtistProfilePage from './ArtistProfilePage/ArtistProfilePage.tsx';
import ArtistsPage from './ArtistsPage/ArtistsPage.tsx';
import ArtTypesPage from './ArtTypesPage/ArtTypesPage.tsx';
import GalleryPage from './GalleryPage/GalleryPage.tsx';

test.each([
  ['Art Gallery', GalleryPage, '/shop'],
  ['Art by Artist', ArtistsPage, '/art-gallery'],
  ['Art by Type', ArtTypesPage, '/art-gallery'],
  ['Artist Sign In', ArtistLoginPage, '/contact'],
  ['Artist Profile', ArtistProfilePage, '/contact'],
  ['Change Password', ArtistPasswordPage, '/contact'],
])('%s says what is coming and leads on', async (title, Page, way) => {
  renderPage(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(/until/i)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(way);
  await waitFor(() => expect(document.title).toBe(`${title} | Rangmala`));
});
