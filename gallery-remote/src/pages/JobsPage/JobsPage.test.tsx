import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import JobsPage from './JobsPage.tsx';

test('links each job by its title', async () => {
  const { user, currentUrl } = renderPage(<JobsPage />, { path: '/jobs', route: '/jobs' });
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Become an Artist' }));
  expect(currentUrl()).toBe('/jobs/1');
});
