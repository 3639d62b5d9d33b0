import { screen } from '@testing-library/react';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import GrievancePage from './GrievancePage.tsx';

const grievance = {
  number: 'GR-7K4Q-2M9D',
  status: 'open',
  name: 'Asha Rao',
  order_number: 'RM-7K4Q-2M9D',
  message: 'The mug arrived broken.',
  created_at: '2026-11-20T10:00:00.000Z',
  due_at: '2026-11-22T10:00:00.000Z',
  answers: [] as { text: string; at: string }[],
};
const GET_GRIEVANCE = 'GET /grievances/GR-7K4Q-2M9D?token=secret';

const showPage = (api: NonNullable<PageOptions['api']>) =>
  renderPage(<GrievancePage />, {
    path: '/grievances/GR-7K4Q-2M9D?token=secret',
    route: '/grievances/:number',
    api,
  });

it('shows the message and the deadline of the answer', async () => {
  showPage({ [GET_GRIEVANCE]: grievance });
  expect(await screen.findByRole('heading', { level: 1, name: 'Grievance GR-7K4Q-2M9D' })).toBeVisible();
  expect(screen.getByText('Waiting for our answer')).toBeVisible();
  expect(screen.getByText('You’ll get our answer by 22 Nov 2026, 3:30 PM (India time).')).toBeVisible();
  expect(screen.getByRole('region', { name: 'You wrote' })).toHaveTextContent('The mug arrived broken.');
});

it('shows the answers to a closed grievance, and no deadline', async () => {
  const answers = [{ text: 'A new mug is on its way.', at: '2026-11-21T10:00:00.000Z' }];
  showPage({ [GET_GRIEVANCE]: { ...grievance, status: 'closed', answers } });
  expect(await screen.findByText('Closed')).toBeVisible();
  const answer = screen.getByRole('region', { name: 'Our answer on 21 Nov 2026, 3:30 PM' });
  expect(answer).toHaveTextContent('A new mug is on its way.');
  expect(screen.queryByText(/You’ll get our answer by/)).not.toBeInTheDocument();
});

it('says what to do when the link is wrong', async () => {
  showPage({ [GET_GRIEVANCE]: createRefusal(404, 'We couldn’t find this grievance.') });
  expect(await screen.findByRole('heading', { name: 'Grievance not found' })).toBeVisible();
  expectLink('Raise a grievance', '/grievances');
});
