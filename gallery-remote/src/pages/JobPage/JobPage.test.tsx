import { screen, waitFor } from '@testing-library/react';
import { expectLink, renderPage } from '@rangmala/shared/testing';
import JobPage from './JobPage.tsx';

const showPage = (path: string) => renderPage(<JobPage />, { path, route: '/jobs/:id' });

test('shows the job, and Apply opens the contact page with the subject filled in', async () => {
  const { user, currentUrl } = showPage('/jobs/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Become an Artist' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Requirements' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Benefits' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Apply' }));
  expect(currentUrl()).toBe('/contact?subject=Application%3A+Become+an+Artist');
});

test('shows “Job not found.” for an unknown job', async () => {
  showPage('/jobs/2');
  expect(screen.getByRole('heading', { level: 1, name: 'Job not found.' })).toBeInTheDocument();
  expectLink('See all jobs', '/jobs');
  await waitFor(() => expect(document.title).toBe('Job not found | Rangmala'));
});
