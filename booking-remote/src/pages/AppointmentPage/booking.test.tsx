import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createRefusal,
  createSlowResponse,
  joinTexts,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import {
  createAppointment,
  setClock,
  customer,
  DATE,
  slotAtHalfPastTen,
  bookingApi,
  GET_SLOTS,
  slotAtTen,
  slotAtTwo,
  URL_WITH_TIME,
} from '../../testing/booking-api.ts';
import AppointmentPage from './AppointmentPage.tsx';

beforeEach(() => setClock());

const COMPLETE_URL = `${URL_WITH_TIME}&method=Jitsi+Meet`;
const BOOKING_FAILED = 'Could not book the appointment. Please try again.';
const newAppointment = createAppointment();

async function showPage(response: unknown, options: PageOptions = {}) {
  const page = renderPage(<AppointmentPage />, {
    path: COMPLETE_URL,
    route: '/appointment',
    session: { user: customer },
    ...options,
    api: { ...bookingApi, 'POST /appointments': response, ...options.api },
  });
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  await waitFor(() => expect(getBookButton()).toBeEnabled());
  const listIdempotencyKeys = () =>
    fetchSpy.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => (init?.headers as Record<string, string>)['idempotency-key']);
  return { ...page, listIdempotencyKeys };
}

const getBookButton = () => screen.getByRole('button', { name: /^Book/ });

test('sends the five choices and opens the confirmation', async () => {
  const { user, api, currentUrl, navigationState } = await showPage({ status: 201, body: newAppointment });
  await user.click(getBookButton());
  await waitFor(() => expect(currentUrl()).toBe('/appointment-confirmation'));
  expect(navigationState()).toEqual({ appointment: newAppointment });
  expect(api.bodiesTo('POST /appointments')).toEqual([
    {
      artist_id: 'meera-joshi',
      user_id: 'u1',
      date: DATE,
      time: '10:30:00',
      art_type: 'Warli',
      session_type: 'Jitsi Meet',
    },
  ]);
});

test('disables the button while the booking is sent, and ignores a second press', async () => {
  const booking = createSlowResponse();
  const { user, api, currentUrl } = await showPage(booking.response);
  await user.dblClick(getBookButton());
  const busyButton = screen.getByRole('button', { name: 'Booking...' });
  expect(busyButton).toBeDisabled();
  await user.click(busyButton);
  booking.finish({ status: 201, body: newAppointment });
  await waitFor(() => expect(currentUrl()).toBe('/appointment-confirmation'));
  expect(api.to('POST /appointments')).toHaveLength(1);
});

test('repeats a booking without a response with the same key, and uses another key for other choices or another note', async () => {
  const { user, listIdempotencyKeys } = await showPage(noConnection);
  await user.click(getBookButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(BOOKING_FAILED);
  await user.click(getBookButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(BOOKING_FAILED);
  await user.click(screen.getByRole('radio', { name: 'Chat' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(getBookButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(BOOKING_FAILED);
  await user.type(screen.getByRole('textbox', { name: 'What should we draw? (optional)' }), 'A peacock');
  await user.click(getBookButton());
  await waitFor(() => expect(listIdempotencyKeys()).toHaveLength(4));
  const [first, second, ...others] = listIdempotencyKeys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test('keeps a chosen time that is no longer free after a lost response, because it may be the customer’s own', async () => {
  const { user, api, listIdempotencyKeys, currentUrl } = await showPage(noConnection);
  await user.click(getBookButton());
  await screen.findByRole('alert');
  api.setResponses({
    [GET_SLOTS]: { slots: [slotAtTen, slotAtTwo] },
    'POST /appointments': { status: 200, body: newAppointment },
  });
  // The `online` event makes the page request the free times again.
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(api.to(GET_SLOTS)).toHaveLength(2));
  expect(screen.getByRole('radio', { name: '10:30 AM' })).toBeChecked();
  await user.click(getBookButton());
  await waitFor(() => expect(currentUrl()).toBe('/appointment-confirmation'));
  expect(new Set(listIdempotencyKeys()).size).toBe(1);
});

test('warns about another session at the same time, and allows the booking', async () => {
  const otherAppointment = createAppointment({
    id: 'a2',
    artist_id: 'ravi-dhurve',
    artist_name: 'Ravi Dhurve',
  });
  const { user, currentUrl } = await showPage(
    { status: 201, body: newAppointment },
    { api: { [`GET /appointments/user/u1?date=${DATE}`]: [otherAppointment] } },
  );
  const warning = 'You already have a session with Ravi Dhurve at this time.';
  expect(await screen.findByText(warning)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '10:00 AM' }));
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  await user.click(getBookButton());
  await waitFor(() => expect(currentUrl()).toBe('/appointment-confirmation'));
});

describe('the sign-in', () => {
  const signInUrl = `/signin?next=${encodeURIComponent(COMPLETE_URL)}`;

  test('is required of a guest after the last choice, and keeps the choices', async () => {
    const { user, api, currentUrl } = await showPage(newAppointment, { session: {} });
    expect(screen.getByText('You’ll sign in first. We’ll keep what you’ve chosen.')).toBeVisible();
    await user.click(getBookButton());
    expect(currentUrl()).toBe(signInUrl);
    expect(api.to('POST /appointments')).toHaveLength(0);
  });

  test.each([401, 403])(
    'is required when the session has ended on the server (status %d), and the browser is signed out',
    async (status) => {
      const { user, currentUrl } = await showPage(createRefusal(status, 'Please sign in.'), {
        api: { 'GET /session': { user: null, artist: null } },
      });
      localStorage.setItem('loggedIn', 'true');
      await user.click(getBookButton());
      await waitFor(() => expect(currentUrl()).toBe(signInUrl));
      expect(localStorage.getItem('loggedIn')).toBeNull();
    },
  );
});

describe('a failed booking', () => {
  test.each([
    ['returns 500', createRefusal(500, 'An error.'), BOOKING_FAILED],
    ['refuses the request', createRefusal(422, 'Too far ahead.'), `${BOOKING_FAILED}Too far ahead.`],
    ['cannot be reached', noConnection, BOOKING_FAILED],
  ])('shows a message when the server %s, and keeps the choices', async (_, response, text) => {
    const { user, currentUrl, api } = await showPage(response);
    await user.click(getBookButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(currentUrl()).toBe(COMPLETE_URL);
    expect(getBookButton()).toBeEnabled();

    api.setResponses({ 'POST /appointments': { status: 201, body: newAppointment } });
    await user.click(getBookButton());
    await waitFor(() => expect(currentUrl()).toBe('/appointment-confirmation'));
  });

  test.each([
    ['was just taken', 409, 'Someone has just booked this time. Please choose another.'],
    ['was just removed by the artist', 422, 'Meera Joshi is not available at this time.'],
  ])('offers the nearest times when the time %s, and keeps the other choices', async (_, status, detail) => {
    const nearest = [
      { date: DATE, time: '10:00:00', label: '10:00 AM' },
      { date: '2026-11-30', time: '14:00:00', label: '2:00 PM' },
    ];
    const { user, api, currentUrl } = await showPage(createRefusal(status, detail, { nearest }));
    api.setResponses({ [GET_SLOTS]: { slots: [slotAtTen, slotAtTwo] } });
    await user.click(getBookButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(`${BOOKING_FAILED}${detail}`);
    await waitFor(() => expect(screen.queryByRole('radio', { name: '10:30 AM' })).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: 'Meera Joshi' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Jitsi Meet' })).toBeChecked();
    expect(screen.getByLabelText('Date')).toHaveValue(DATE);
    expect(getBookButton()).toBeDisabled();

    const nearestTimes = within(screen.getByRole('group', { name: 'Nearest free times' }));
    expect(joinTexts(nearestTimes.getAllByRole('button'))).toBe('10:00 AM, 2:00 PM');
    const monday = within(nearestTimes.getByRole('list', { name: 'Monday, 30 November' }));
    await user.click(monday.getByRole('button', { name: '2:00 PM' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your session' })).toHaveFocus();
    await waitFor(() => expect(getBookButton()).toBeEnabled());
    expect(currentUrl()).toBe(
      '/appointment?art_type=warli&artist=meera-joshi&date=2026-11-30&time=14:00:00&method=Jitsi+Meet',
    );

    api.setResponses({ 'POST /appointments': { status: 201, body: newAppointment } });
    await user.click(getBookButton());
    await waitFor(() => expect(currentUrl()).toBe('/appointment-confirmation'));
  });

  test('shows the server’s message for a conflict without other times', async () => {
    const { user } = await showPage(createRefusal(409, 'You have already booked Meera Joshi then.'));
    await user.click(getBookButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('You have already booked Meera Joshi then.');
    expect(screen.queryByRole('group', { name: 'Nearest free times' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: slotAtHalfPastTen.label })).toBeChecked();
  });
});
