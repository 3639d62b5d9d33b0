import { screen } from '@testing-library/react';
import type { ArtistSession, ArtistSessions } from '@rangmala/shared/contract';
import { toBusinessTime } from '@rangmala/shared/contract/rules';
import { renderPage } from '@rangmala/shared/testing';
import { artistAreaApi } from '../../testing/fixtures.ts';
import { Sessions } from './Sessions.tsx';

const showSessions = (sessions: ArtistSessions) =>
  renderPage(<Sessions artistId="meera" sessions={sessions} />);

test('shows today’s and upcoming sessions with meeting links', () => {
  showSessions(artistAreaApi['GET /artists/meera-joshi/sessions'] as ArtistSessions);
  expect(screen.getByRole('heading', { name: 'Today, Wednesday, 25 November' })).toBeVisible();
  expect(screen.getByText('10:30 AM')).toBeVisible();
  expect(screen.getByText('Asha Rao')).toBeVisible();
  // The session of the customer “Early Bird” is over and has no link.
  expect(screen.getByRole('link', { name: /^Join Meeting/ })).toHaveAccessibleName(
    'Join Meeting with Asha Rao',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://meet.example/Rangmala-1');
  expect(screen.getByRole('heading', { name: 'Friday, 27 November' })).toBeVisible();
  expect(screen.getByText('Block Print · Call')).toBeVisible();
});

test('shows messages when there are no sessions', () => {
  showSessions({ date: '2026-11-25', today: [], coming: [] });
  expect(screen.getByText('No sessions today.')).toBeVisible();
  expect(screen.getByText('No upcoming sessions yet.')).toBeVisible();
});

test('collapses upcoming sessions after the first eight', async () => {
  const upcomingSessions = Array.from({ length: 10 }, (_, index): ArtistSession => ({
    id: `s${index}`,
    date: `2026-12-${String(index + 1).padStart(2, '0')}`,
    time: '10:00:00',
    customer_name: `Customer ${index}`,
    art_type: 'Warli',
    session_type: 'Call',
    is_over: false,
  }));
  const { user } = showSessions({ date: '2026-11-25', today: [], coming: upcomingSessions });
  expect(screen.getByText('Customer 7')).toBeVisible();
  expect(screen.getByText('Customer 8')).not.toBeVisible();
  await user.click(screen.getByText('2 later sessions'));
  expect(screen.getByText('Customer 9')).toBeVisible();
});

test.each([
  [25, 'You’ll call the customer. Their number appears here a day before, if they gave one.'],
  [23, 'Asha Rao has not given a phone number yet.'],
])('says what is known of the phone number %i hours before a call', (hours, sentence) => {
  const call: ArtistSession = {
    id: 's1',
    ...toBusinessTime(Date.now() + hours * 3_600_000),
    customer_name: 'Asha Rao',
    art_type: 'Warli',
    session_type: 'Call',
    is_over: false,
  };
  showSessions({ date: '2026-11-25', today: [], coming: [call] });
  expect(screen.getByText(sentence)).toBeVisible();
});
