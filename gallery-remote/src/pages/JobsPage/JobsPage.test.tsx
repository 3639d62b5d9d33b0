import { screen } from '@testing-library/react';
import { expectLink, renderPage } from '@rangmala/shared/testing';
import JobsPage from './JobsPage.tsx';

test('links each job by its title', async () => {
  const { user, currentUrl } = renderPage(<JobsPage />, { path: '/jobs', route: '/jobs' });
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Become an Artist' }));
  expect(currentUrl()).toBe('/jobs/1');
});

test('links visitors to the artist sign-in, and a signed-in artist to the artist area', () => {
  const { unmount } = renderPage(<JobsPage />, { path: '/jobs' });
  expectLink('Sign in to your artist area', '/artists');
  unmount();
  renderPage(<JobsPage />, { path: '/jobs', session: { artist: { artist_id: 'meera-joshi' } } });
  expect(screen.queryByRole('link', { name: /Sign in/ })).not.toBeInTheDocument();
  expectLink('Your artist area', '/artists/meera-joshi');
});
