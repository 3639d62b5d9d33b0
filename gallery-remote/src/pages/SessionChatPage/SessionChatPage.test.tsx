import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type ArtistSessions,
  type Conversation,
  type HandOver,
  LATE_MESSAGE,
} from '@rangmala/shared/contract';
import { createRefusal, expectLink, renderPage, stubDecode } from '@rangmala/shared/testing';
import { artistAreaApi, createSession, meeraSession } from '../../testing/fixtures.ts';
import SessionChatPage from './SessionChatPage.tsx';

const GET_SESSIONS = 'GET /artists/meera-joshi/sessions?appointment=s1';
const GET_MESSAGES = 'GET /artists/meera-joshi/sessions/s1/messages';
const POST_MESSAGE = 'POST /artists/meera-joshi/sessions/s1/messages';
const DESIGN_PATH = '/artists/meera-joshi/sessions/s1/hand-over';
const GET_DESIGN = `GET ${DESIGN_PATH}`;
const NO_DESIGN: HandOver = {
  status: 'none',
  artist_name: 'Meera Joshi',
  customer_name: 'Asha Rao',
  art_type: 'Warli',
  versions: [],
  events: [],
  rounds: { used: 0, included: 2 },
  gallery_allowed: false,
  can_print: false,
  products: [
    { id: 'm', name: 'Mug', category: 'Mugs', area: { width: 80, height: 76, bleed: 2, safe: 3 } },
    { id: 'p', name: 'Poster', category: 'Posters', area: { width: 450, height: 600, bleed: 3, safe: 5 } },
  ],
};
const PICTURE = { id: 'p1', width: 1000, height: 1000, url: `/api${DESIGN_PATH}/pictures/p1` };
const VERSION = { version: 1, title: 'Peacock', created_at: '2026-11-26T05:30:00.000Z', pictures: [PICTURE] };
const APPROVED: HandOver = { ...NO_DESIGN, status: 'approved', versions: [VERSION] };
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

const createMessage = (text: string) =>
  ({ id: 'm2', author: 'artist', text, created_at: '2026-11-21T03:31:00.000Z' }) as const;

const SESSIONS = artistAreaApi['GET /artists/meera-joshi/sessions'] as ArtistSessions;

const showPage = (api: Record<string, unknown> = {}) =>
  renderPage(<SessionChatPage />, {
    path: '/artists/meera-joshi/sessions/s1',
    route: '/artists/:artistId/sessions/:appointmentId',
    session: meeraSession,
    api: {
      ...artistAreaApi,
      [GET_SESSIONS]: SESSIONS,
      [GET_MESSAGES]: CONVERSATION,
      [GET_DESIGN]: NO_DESIGN,
      ...api,
    },
  });

test('shows customer, time, note, phone number and messages, and sends a reply', async () => {
  const phone = { customer_phone: '+91 98765 43210' };
  const callSession = createSession({ ...phone, session_type: 'Call', note: 'A peacock' });
  const { user, api } = showPage({
    [GET_SESSIONS]: { ...SESSIONS, today: [callSession] },
    [POST_MESSAGE]: { status: 201, body: createMessage('Gladly') },
  });
  const messages = within(await screen.findByRole('log'));
  expect(messages.getByText('Namaste')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(screen.getByText(/10:30 AM \(Indian Standard Time\)/)).toBeVisible();
  expect(screen.getByText('“A peacock”')).toBeVisible();
  expectLink('+91 98765 43210', 'tel:+919876543210');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Gladly');
  api.setResponses({ [GET_MESSAGES]: { ...CONVERSATION, messages: [createMessage('Gladly')] } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await messages.findByText('Gladly')).toBeVisible();
  expect(api.bodiesTo(POST_MESSAGE)).toMatchObject([{ text: 'Gladly' }]);
});

test('says with one tap that the artist is late, also in a video session', async () => {
  const { user, api } = showPage({
    [GET_MESSAGES]: { ...CONVERSATION, session_type: 'Jitsi Meet', messages: [], can_say_late: true },
    [POST_MESSAGE]: { status: 201, body: createMessage(LATE_MESSAGE) },
  });
  const lateButton = await screen.findByRole('button', { name: 'I’m five minutes late' });
  api.setResponses({ [GET_MESSAGES]: { ...CONVERSATION, messages: [createMessage(LATE_MESSAGE)] } });
  await user.click(lateButton);
  expect(await screen.findByText(LATE_MESSAGE)).toBeVisible();
  expect(await screen.findByText('Sent. We’ve emailed it, too.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’m five minutes late' })).not.toBeInTheDocument();
  expect(api.bodiesTo(POST_MESSAGE)).toEqual([{ text: LATE_MESSAGE }]);
});

test('hands over a picture with its print quality, a title and a note, and names a refused file', async () => {
  stubDecode({});
  let count = 0;
  const handedOver = { ...APPROVED, status: 'waiting_for_customer' };
  const { user, api } = showPage({
    [`POST ${DESIGN_PATH}/pictures`]: () =>
      count++ === 0 ? createRefusal(422, 'It is damaged.') : { status: 201, body: PICTURE },
    [`POST ${DESIGN_PATH}`]: { status: 201, body: handedOver },
  });
  await user.click(await screen.findByRole('button', { name: 'Hand over design' }));
  const form = within(screen.getByRole('form', { name: 'Hand over design' }));
  await user.click(form.getByRole('button', { name: 'Hand over design' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please add a picture of the design.');
  const files = ['owl.png', 'peacock.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await user.upload(form.getByLabelText('Pictures or drawings'), files);
  const quality = '1000 × 1000 pixels. Sharp on mugs, soft on posters of 450 × 600 mm.';
  expect(await form.findByText(quality)).toBeVisible();
  expect(form.getByText('owl.png')).toBeVisible();
  expect(form.getByText('It is damaged.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Title' }), 'Peacock');
  await user.type(form.getByRole('textbox', { name: 'Note (optional)' }), 'In white');
  api.setResponses({ [GET_DESIGN]: handedOver });
  await user.click(form.getByRole('button', { name: 'Hand over design' }));
  expect(await screen.findByText(/Waiting for Asha Rao to approve it/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Peacock' })).toBeVisible();
  expect(api.bodiesTo(`POST ${DESIGN_PATH}`)).toEqual([
    { title: 'Peacock', note: 'In white', pictures: ['p1'] },
  ]);
});

test('offers no place in the gallery without the customer’s consent, and says so', async () => {
  showPage({ [GET_DESIGN]: APPROVED });
  expect(await screen.findByText(/Asha Rao hasn’t allowed it in the gallery/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show in gallery' })).not.toBeInTheDocument();
});

test('shows an approved design in the gallery with a title and art types', async () => {
  const allowed = { ...APPROVED, gallery_allowed: true };
  const inGallery = { ...allowed, versions: [{ ...VERSION, pictures: [{ ...PICTURE, artwork_id: 'w1' }] }] };
  const { user, api } = showPage({
    [GET_DESIGN]: allowed,
    [`POST ${DESIGN_PATH}/gallery`]: { status: 201, body: inGallery },
  });
  await user.click(await screen.findByRole('button', { name: 'Show in gallery' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Show in gallery' }));
  expect(dialog.getByRole('checkbox', { name: 'Warli' })).toBeChecked();
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' at dawn');
  api.setResponses({ [GET_DESIGN]: inGallery });
  await user.click(dialog.getByRole('button', { name: 'Show in gallery' }));
  await screen.findByRole('link', { name: 'in your gallery' });
  expectLink('in your gallery', '/artists/meera-joshi');
  expect(api.bodiesTo(`POST ${DESIGN_PATH}/gallery`)).toEqual([
    { picture: 'p1', title: 'Peacock at dawn', art_types: ['Warli'] },
  ]);
});

test('links to the sessions when the session does not exist', async () => {
  showPage({ [GET_MESSAGES]: createRefusal(404, 'There is no such session.') });
  expect(await screen.findByText('Session not found')).toBeVisible();
  expectLink('Your sessions', '/artists/meera-joshi');
});

test('redirects to the sign-in page with the URL of the chat when the session has ended', async () => {
  const { currentUrl } = showPage({
    [GET_SESSIONS]: createRefusal(401, 'Please sign in.'),
    'GET /session': { user: null, artist: null },
  });
  await waitFor(() => expect(currentUrl()).toBe('/artists?next=%2Fartists%2Fmeera-joshi%2Fsessions%2Fs1'));
  await act(async () => undefined);
});
