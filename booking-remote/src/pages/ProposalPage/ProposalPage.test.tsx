import { screen } from '@testing-library/react';
import type { Proposal } from '@rangmala/shared/contract';
import { createRefusal, renderPage } from '@rangmala/shared/testing';
import ProposalPage, { data } from './ProposalPage.tsx';

const READ = 'GET /appointment-proposals?token=t';
const ANSWER = 'POST /appointment-proposals/answer';
const suggested = { date: '2026-11-24', time: '18:00:00', label: '6:00 PM' };
const proposal: Proposal = {
  status: 'open',
  artist_id: 'meera-joshi',
  artist_name: 'Meera Joshi',
  artist_image: '/media/1/meera-joshi-800x800.webp',
  art_type: 'Warli',
  session_type: 'Call',
  date: '2026-11-23',
  time: '10:30:00',
  reason: 'I am at a fair.',
  times: [suggested],
};

const showPage = (api: Record<string, unknown>) =>
  renderPage(<ProposalPage />, {
    path: '/appointment/proposal?token=t',
    route: '/appointment/proposal',
    api,
  });

test('answers only when a button is pressed', async () => {
  expect(data({}, new URLSearchParams('token=t'))).toEqual(['/appointment-proposals?token=t']);
  const changed = { ...proposal, status: 'changed', ...suggested };
  const { user, api } = showPage({ [READ]: proposal, [ANSWER]: changed });
  const button = await screen.findByRole('button', { name: /^Accept Tuesday, 24 November, 6:00 PM/ });
  expect(screen.getByText('“I am at a fair.”')).toBeVisible();
  expect(api.to(ANSWER)).toHaveLength(0);
  api.setResponses({ [READ]: changed });
  await user.click(button);
  expect(await screen.findByText(/^Your session is on .*24 November 2026, 6:00 PM\.$/)).toBeVisible();
  const { date, time } = suggested;
  expect(api.bodiesTo(ANSWER)).toMatchObject([{ token: 't', answer: 'move', date, time }]);
});

test('lets the session go', async () => {
  const cancelled = { ...proposal, status: 'cancelled' };
  const { user, api } = showPage({ [READ]: proposal, [ANSWER]: cancelled });
  const button = await screen.findByRole('button', { name: 'Let the Session Go' });
  api.setResponses({ [READ]: cancelled });
  await user.click(button);
  expect(await screen.findByText('Your session has been cancelled.')).toBeVisible();
  expect(api.bodiesTo(ANSWER)).toMatchObject([{ token: 't', answer: 'cancel' }]);
});

test('offers the nearest free times when the time is taken, and any other free time', async () => {
  const nearest = [{ date: '2026-11-25', time: '11:00:00', label: '11:00 AM' }];
  const detail = 'Someone has just booked this time. Please choose another.';
  const { user, api } = showPage({
    [READ]: proposal,
    [ANSWER]: createRefusal(409, detail, { nearest }),
    'GET /artists/meera-joshi/free-days?days=28': {
      days: [{ date: '2026-11-26', free: 1 }],
      next: { date: '2026-11-26', time: '10:00:00', label: '10:00 AM' },
    },
    'GET /appointments/availability?artist_id=meera-joshi&date=2026-11-26': {
      slots: [{ hour: 10, label: '10:00 AM', value: '10:00:00' }],
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('button', { name: /^11:00 AM/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose Another Time' }));
  await user.click(await screen.findByRole('button', { name: /^Thursday, 26 November/ }));
  await user.click(await screen.findByRole('radio', { name: '10:00 AM' }));
  await user.click(screen.getByRole('button', { name: 'Move to Thursday, 26 November, 10:00 AM' }));
  expect(api.to(ANSWER).at(-1)).toMatchObject({ body: { date: '2026-11-26', time: '10:00:00' } });
});

test('shows what has become of the session when the answer comes too late', async () => {
  const { user, api } = showPage({
    [READ]: proposal,
    [ANSWER]: createRefusal(422, 'This session has changed since our email.'),
  });
  const button = await screen.findByRole('button', { name: /^Accept/ });
  api.setResponses({ [READ]: { ...proposal, status: 'cancelled' } });
  await user.click(button);
  expect(await screen.findByText('Your session has been cancelled.')).toBeVisible();
});

test('says that an outdated link is no longer valid', async () => {
  showPage({ [READ]: createRefusal(404, 'No.') });
  expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
});
