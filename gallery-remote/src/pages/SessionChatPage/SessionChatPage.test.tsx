import { act, screen, waitFor, within } from '@testing-library/react';
import { type ArtistSessions, type Conversation, LATE_MESSAGE } from '@rangmala/shared/contract';
import { renderPage } from '@rangmala/shared/testing';
import { artistAreaApi } from '../../testing/fixtures.ts';
import SessionChatPage, { data } from './SessionChatPage.tsx';

const GET_SESSIONS = 'GET /artists/meera-joshi/sessions';
const GET_MESSAGES = 'GET /artists/meera-joshi/sessions/s1/messages';
const POST_MESSAGE = 'POST /artists/meera-joshi/sessions/s1/messages';
const CONVERSATION: Conversation = {
  date: '2026-11-25',
  time: '10:30:00',
  session_type: 'Chat',
  artist_id: 'meera-joshi',
  artist_name: 'Meera Joshi',
  customer_name: 'Asha Rao',
  is_open: true,
  open_until: '2026-12-02',
  messages: [{ id: 'm1', author: 'customer', text: 'Namaste', created_at: '2026-11-21T03:30:00.000Z' }],
};

const showPage = (api: Record<string, unknown> = {}) =>
  renderPage(<SessionChatPage />, {
    path: '/artists/meera-joshi/sessions/s1',
    route: '/artists/:artistId/sessions/:appointmentId',
    session: { artist: { artist_id: 'meera-joshi' } },
    api: { ...artistAreaApi, [GET_MESSAGES]: CONVERSATION, ...api },
  });

test('prefetches the sessions and the messages', () => {
  expect(data({ artistId: 'meera-joshi', appointmentId: 's1' }, new URLSearchParams())).toEqual([
    '/artists/meera-joshi/sessions',
    '/artists/meera-joshi/sessions/s1/messages',
  ]);
});

test('shows customer, time, note, phone number and messages, and sends a reply', async () => {
  const sessions = artistAreaApi[GET_SESSIONS] as ArtistSessions;
  const [first] = sessions.today;
  const callSession = {
    ...first,
    session_type: 'Call',
    customer_phone: '+91 98765 43210',
    note: 'A peacock',
  };
  const sentMessage = { id: 'm2', author: 'artist', text: 'Gladly', created_at: '2026-11-21T03:31:00.000Z' };
  const { user, api } = showPage({
    [GET_SESSIONS]: { ...sessions, today: [callSession] },
    [POST_MESSAGE]: { status: 201, body: sentMessage },
  });
  const messages = within(await screen.findByRole('log'));
  expect(messages.getByText('Namaste')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(screen.getByText(/10:30 AM \(Indian Standard Time\)/)).toBeVisible();
  expect(screen.getByText('“A peacock”')).toBeVisible();
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Gladly');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await messages.findByText('Gladly')).toBeVisible();
  expect(api.to(POST_MESSAGE)).toMatchObject([{ body: { text: 'Gladly' } }]);
});

test('says with one tap that the artist is late, also in a video session', async () => {
  const { user, api } = showPage({
    [GET_MESSAGES]: { ...CONVERSATION, session_type: 'Jitsi Meet', messages: [], can_say_late: true },
    [POST_MESSAGE]: {
      status: 201,
      body: { id: 'm9', author: 'artist', text: LATE_MESSAGE, created_at: '2026-11-21T03:31:00.000Z' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I’m five minutes late' }));
  expect(await screen.findByText(LATE_MESSAGE)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’m five minutes late' })).not.toBeInTheDocument();
  expect(api.to(POST_MESSAGE).map(({ body }) => body)).toEqual([{ text: LATE_MESSAGE }]);
});

test('links to the sessions when the session does not exist', async () => {
  showPage({ [GET_MESSAGES]: { status: 404, body: { detail: 'There is no such session.' } } });
  expect(await screen.findByText('Session not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your sessions' })).toHaveAttribute('href', '/artists/meera-joshi');
});

test('offers to try again when the messages cannot be loaded', async () => {
  const { user, api } = showPage({
    [GET_MESSAGES]: { status: 500, body: { detail: 'Something went wrong.' } },
  });
  await screen.findByText('Something went wrong.');
  api.setResponses({ [GET_MESSAGES]: CONVERSATION });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByText('Namaste')).toBeVisible());
});

test('redirects to the sign-in page with the URL of the chat when the session has ended', async () => {
  const { currentUrl } = showPage({
    [GET_SESSIONS]: { status: 401, body: { detail: 'Please sign in.' } },
    'GET /session': { user: null, artist: null },
  });
  await waitFor(() => expect(currentUrl()).toBe('/artists?next=%2Fartists%2Fmeera-joshi%2Fsessions%2Fs1'));
  await act(async () => undefined);
});
