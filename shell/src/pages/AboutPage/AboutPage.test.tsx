import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import AboutPage from './AboutPage.tsx';

it('invites a guest to sign in to the artist area', () => {
  renderPage(<AboutPage />);
  expect(screen.getByRole('link', { name: 'Sign in to your artist area' })).toHaveAttribute(
    'href',
    '/artists',
  );
});

it('links a signed-in artist to the artist area', () => {
  renderPage(<AboutPage />, { session: { artist: { artist_id: 'meera-joshi' } } });
  expect(screen.getByRole('link', { name: 'Open your artist area' })).toHaveAttribute(
    'href',
    '/artists/meera-joshi',
  );
  expect(screen.queryByRole('link', { name: 'Sign in to your artist area' })).not.toBeInTheDocument();
});
