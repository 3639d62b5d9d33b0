import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ArtistSessions } from '@rangmala/shared/contract';
import { toBusinessTime } from '@rangmala/shared/contract/rules';
import { expectLink, renderPage } from '@rangmala/shared/testing';
import { artistAreaApi, createSession, noSessions } from '../../testing/fixtures.ts';
import { Sessions } from './Sessions.tsx';

const NO_EMAIL = { email: null, pending_email: null, daily_summary: false };

const showSessions = (sessions: ArtistSessions, api: Record<string, unknown> = {}) =>
  renderPage(<Sessions artistId="meera" account={NO_EMAIL} sessions={sessions} />, {
    session: { artist: { artist_id: 'meera' } },
    api,
  });

test('shows today’s and upcoming sessions with meeting links, and why the artist gets no emails', () => {
  showSessions(artistAreaApi['GET /artists/meera-joshi/sessions'] as ArtistSessions);
  expect(screen.getByRole('heading', { name: 'Today, Wednesday, 25 November' })).toBeVisible();
  expect(screen.getByText('10:30 AM')).toBeVisible();
  expect(screen.getByText('Asha Rao')).toBeVisible();
  // The session of the customer “Early Bird” is over and has no link.
  expect(screen.getAllByRole('link', { name: /^Join Meeting/ })).toHaveLength(1);
  expectLink('Join Meeting with Asha Rao', 'https://meet.example/Rangmala-1');
  expect(screen.getByRole('heading', { name: 'Friday, 27 November' })).toBeVisible();
  expect(screen.getByText('Block Print · Call')).toBeVisible();
  expectLink('Add your email address', '#email');
});

test('links to the pages of upcoming and of earlier sessions', () => {
  showSessions({
    ...noSessions,
    coming: [createSession()],
    coming_total: 50,
    recent: [createSession({ id: 's2', date: '2026-11-20' })],
    recent_total: 25,
  });
  expect(screen.getByText('25 earlier sessions')).toBeVisible();
  const upcoming = within(screen.getByRole('navigation', { name: 'Pages of upcoming sessions' }));
  expectLink('3', '/?sessions=3', upcoming);
  const earlier = screen.getByRole('navigation', { name: 'Pages of earlier sessions', hidden: true });
  const secondPage = within(earlier).getByRole('link', { name: '2', hidden: true });
  expect(secondPage).toHaveAttribute('href', '/?earlier=2');
});

test.each([
  [25, 'You’ll call the customer. Their number appears here a day before, if they gave one.'],
  [23, 'Asha Rao has not given a phone number yet.'],
])('says what is known of the phone number %i hours before a call', (hours, sentence) => {
  const call = createSession({ ...toBusinessTime(Date.now() + hours * 3_600_000), session_type: 'Call' });
  showSessions({ ...noSessions, coming: [call] });
  expect(screen.getByText(sentence)).toBeVisible();
});

test('cancels a session only with a reason, and keeps the reason after a new sign-in', async () => {
  const CANCEL = 'POST /artists/meera/sessions/s1/cancellation';
  const openDialog = async () => {
    const page = showSessions({ ...noSessions, coming: [createSession()] }, { [CANCEL]: { status: 204 } });
    await page.user.click(screen.getByRole('button', { name: 'Cancel Session with Asha Rao' }));
    return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Cancel this session?' })) };
  };
  const firstVisit = await openDialog();
  await firstVisit.user.type(firstVisit.dialog.getByLabelText('Your reason'), ' ');
  firstVisit.unmount();
  const { user, api, dialog } = await openDialog();
  expect(dialog.getByLabelText('Your reason')).toHaveValue(' ');
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  expect(dialog.getByLabelText('Your reason')).toHaveAccessibleDescription('Please give a reason.');
  expect(api.to(CANCEL)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Your reason'), 'A burst pipe.');
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText('Session cancelled. We’ve told Asha Rao.')).toBeVisible();
  expect(api.bodiesTo(CANCEL)).toMatchObject([{ reason: 'A burst pipe.' }]);
});

test('proposes free times of several days', async () => {
  const PROPOSE = 'POST /artists/meera/sessions/s1/proposal';
  const slot = { hour: 14, label: '2:00 PM', value: '14:00:00' };
  const { user, api } = showSessions(
    { ...noSessions, coming: [createSession()] },
    {
      'GET /appointments/availability?artist_id=meera&date=2026-11-25': { slots: [slot] },
      'GET /appointments/availability?artist_id=meera&date=2026-11-28': { slots: [slot] },
      [PROPOSE]: { status: 204 },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Suggest Other Times to Asha Rao' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suggest other times' }));
  await user.click(dialog.getByRole('button', { name: 'Send Suggestion' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please choose at least one time.');
  await user.click(await dialog.findByRole('checkbox', { name: '2:00 PM' }));
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-28' } });
  await user.click(await dialog.findByRole('checkbox', { name: '2:00 PM' }));
  await user.click(dialog.getByRole('button', { name: 'Send Suggestion' }));
  expect(await screen.findByText('We’ve mailed your suggestion to Asha Rao.')).toBeVisible();
  const times = ['2026-11-25', '2026-11-28'].map((date) => ({ date, time: '14:00:00' }));
  expect(api.bodiesTo(PROPOSE)).toMatchObject([{ reason: '', times }]);
});

test('records that a customer did not come', async () => {
  const PUT = 'PUT /artists/meera/sessions/s1/attendance';
  const { user, api } = showSessions(
    { ...noSessions, today: [createSession({ has_begun: true })] },
    { [PUT]: { status: 204 } },
  );
  await user.click(screen.getByRole('button', { name: 'Did not come: Asha Rao' }));
  await waitFor(() => expect(api.bodiesTo(PUT)).toMatchObject([{ did_not_come: true }]));
});

test.each([true, false])('says that the artist must sign in to a meeting when needed: %s', (isNeeded) => {
  const meetings = { test_link: 'https://meet.example/test', needs_host_sign_in: isNeeded };
  showSessions({ ...noSessions, meetings });
  expectLink('Try a test meeting', meetings.test_link);
  expect(screen.queryByText(/Your customer can join only after that/) !== null).toBe(isNeeded);
});
