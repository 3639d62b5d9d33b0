import { screen, waitFor, within } from '@testing-library/react';
import type { Conversation } from '@rangmala/shared/contract';
import { createRefusal, createSlowResponse, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { customer, DATE, meera } from '../../testing/booking-api.ts';
import { createHandOver } from '../../testing/hand-over.ts';
import ChatPage from './ChatPage.tsx';

const CONVERSATION: Conversation = {
  date: DATE,
  time: '10:30:00',
  session_type: 'Chat',
  artist_id: meera.id,
  artist_name: meera.name,
  customer_name: customer.name,
  is_open: true,
  open_until: '2026-12-02',
  messages: [{ id: 'm1', author: 'artist', text: 'Hello Asha', created_at: '2026-11-21T03:30:00.000Z' }],
};
const SENT_MESSAGE = { ...CONVERSATION.messages[0], id: 'm2', author: 'customer', text: 'A peacock!' };
const NO_DESIGN = createHandOver({ status: 'none', versions: [], events: [] });
const GET_MESSAGES = 'GET /appointments/a1/messages';
const POST_MESSAGE = 'POST /appointments/a1/messages';

const showPage = (api: PageOptions['api'] = {}, options: PageOptions = {}) =>
  renderPage(<ChatPage />, {
    path: '/account/appointments/a1/chat',
    route: '/account/appointments/:id/chat',
    session: { user: customer },
    ...options,
    api: {
      [GET_MESSAGES]: CONVERSATION,
      'GET /appointments/a2/messages': CONVERSATION,
      'GET /appointments/a1/hand-over': NO_DESIGN,
      'GET /appointments/a2/hand-over': NO_DESIGN,
      ...api,
    },
  });
const findMessageField = () => screen.findByRole('textbox', { name: 'Message' });

it('shows the messages with author and time, sends a message, and returns the focus to the field', async () => {
  const { user, api } = showPage({ [POST_MESSAGE]: { status: 201, body: SENT_MESSAGE } });
  const field = await findMessageField();
  expect(document.title).toBe('Session with Meera Joshi | Rangmala');
  expect(screen.getByRole('log')).toHaveTextContent(/Meera Joshi .*9:00 AM\s*Hello Asha/);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(field, ' A peacock! ');
  api.setResponses({
    [GET_MESSAGES]: { ...CONVERSATION, messages: [...CONVERSATION.messages, SENT_MESSAGE] },
  });
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.keyboard('{Enter}');
  expect(await within(screen.getByRole('log')).findByText('A peacock!')).toBeVisible();
  expect(field).toHaveValue('');
  await waitFor(() => expect(field).toHaveFocus());
  expect(api.bodiesTo(POST_MESSAGE)).toEqual([{ text: 'A peacock!' }]);
});

it('keeps what the customer types while a message is sent', async () => {
  const sending = createSlowResponse();
  const { user } = showPage({ [POST_MESSAGE]: sending.response });
  const field = await findMessageField();
  await user.type(field, 'First');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(field, ' and second');
  sending.finish({ status: 201, body: SENT_MESSAGE });
  await waitFor(() => expect(field).toHaveValue('and second'));
});

describe('an unsent message', () => {
  async function typeAndLeave() {
    const { user, unmount } = showPage();
    await user.type(await findMessageField(), 'Unsent');
    unmount();
  }

  it('is kept after a reload until it is sent', async () => {
    await typeAndLeave();
    const { user, unmount } = showPage({ [POST_MESSAGE]: { status: 201, body: SENT_MESSAGE } });
    expect(await findMessageField()).toHaveValue('Unsent');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    unmount();
    showPage();
    expect(await findMessageField()).toHaveValue('');
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is not shown in another conversation or to another customer', async () => {
    await typeAndLeave();
    const { unmount } = showPage({}, { path: '/account/appointments/a2/chat' });
    expect(await findMessageField()).toHaveValue('');
    unmount();
    showPage({}, { session: { user: { ...customer, userId: 'u2', email: 'ravi@example.com' } } });
    expect(await findMessageField()).toHaveValue('');
  });
});

it('keeps the text when sending fails', async () => {
  const detail = 'This chat is full. Please write to us if you need more room.';
  const { user } = showPage({ [POST_MESSAGE]: createRefusal(422, detail) });
  const field = await findMessageField();
  await user.type(field, 'Once more');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(field).toHaveValue('Once more');
});

it('shows no form once the chat is closed', async () => {
  showPage({ [GET_MESSAGES]: { ...CONVERSATION, is_open: false } });
  expect(await screen.findByText(/These messages closed on/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('shows a message for an unknown chat', async () => {
  showPage({ [GET_MESSAGES]: createRefusal(404, 'There is no such appointment.') });
  expect(await screen.findByText('Session not found')).toBeVisible();
});
