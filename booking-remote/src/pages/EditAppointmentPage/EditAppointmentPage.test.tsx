import type { ReactNode } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRoutes } from '@rangmala/shared/router';
import { createRefusal, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { AppLink } from '@rangmala/shared/ui';
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
} from '../../testing/booking-api.ts';
import EditAppointmentPage from './EditAppointmentPage.tsx';

beforeEach(() => setClock());

const GET_APPOINTMENT = 'GET /appointments/a1';
const PUT_APPOINTMENT = 'PUT /appointments/a1';
const bookedAppointment = createAppointment();

const showWithoutWaiting = ({
  ui = <EditAppointmentPage />,
  ...options
}: PageOptions & { ui?: ReactNode } = {}) =>
  renderPage(ui, {
    path: '/edit-appointment/a1',
    route: '/edit-appointment/:id',
    session: { user: customer },
    ...options,
    api: {
      ...bookingApi,
      [GET_APPOINTMENT]: bookedAppointment,
      // The API does not list the customer's booked time as free.
      [GET_SLOTS]: { slots: [slotAtTen, slotAtTwo] },
      ...options.api,
    },
  });

async function showPage(options: Parameters<typeof showWithoutWaiting>[0] = {}) {
  const page = showWithoutWaiting(options);
  await screen.findByRole('group', { name: 'Date' });
  return page;
}

const getRadio = (name: string) => screen.getByRole('radio', { name });
const getSaveButton = () => screen.getByRole('button', { name: 'Save Changes' });
const setDate = (value: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value } });

test('saves a new time and method, and returns to the list with a message', async () => {
  const changedAppointment = createAppointment({ time: '14:00:00', session_type: 'Chat' });
  const { user, api, currentUrl, navigationState } = await showPage({
    api: { [PUT_APPOINTMENT]: changedAppointment },
  });
  await user.click(getRadio('2:00 PM'));
  await user.click(getRadio('Chat'));
  await user.click(getSaveButton());
  await waitFor(() => expect(currentUrl()).toBe('/account/appointments'));
  const successMessage =
    'Your appointment with Meera Joshi is now on Wednesday, 25 November 2026, 2:00 PM, by chat.';
  expect(navigationState()).toEqual({ successMessage });
  expect(api.bodiesTo(PUT_APPOINTMENT)).toEqual([{ date: DATE, time: '14:00:00', session_type: 'Chat' }]);
});

const PageAndList = () =>
  useRoutes([
    { path: '/edit-appointment/:id', element: <EditAppointmentPage /> },
    { path: '/account/appointments', element: <AppLink to="/edit-appointment/a1">Edit</AppLink> },
  ]);

test('shows the saved choices when the form is opened again, also before they have loaded', async () => {
  const changedAppointment = createAppointment({ time: '14:00:00', session_type: 'Chat' });
  const { user, api } = await showPage({
    route: '*',
    ui: <PageAndList />,
    api: { [PUT_APPOINTMENT]: changedAppointment },
  });
  await user.click(getRadio('2:00 PM'));
  await user.click(getRadio('Chat'));
  await user.click(getSaveButton());
  const link = await screen.findByRole('link', { name: 'Edit' });
  api.setResponses({ [GET_APPOINTMENT]: () => new Promise<never>(() => undefined) });
  await user.click(link);
  await screen.findByRole('group', { name: 'Date' });
  expect(getRadio('2:00 PM')).toBeChecked();
  expect(getRadio('Chat')).toBeChecked();
});

test('shows what is booked, clears the time when the date changes, and requires a new time to save', async () => {
  const { user } = await showPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Appointment' })).toBeVisible();
  expect(screen.getByText(/Meera Joshi, Warli/)).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue(DATE);
  expect(getRadio('10:30 AM')).toBeChecked();
  expect(getRadio('Jitsi Meet')).toBeChecked();
  expect(getSaveButton()).toBeEnabled();

  setDate('2026-11-30');
  expect(await screen.findByRole('radio', { name: '2:00 PM' })).not.toBeChecked();
  expect(screen.queryByRole('radio', { name: '10:30 AM' })).not.toBeInTheDocument();
  expect(getSaveButton()).toBeDisabled();
  await user.click(getRadio('2:00 PM'));
  expect(getSaveButton()).toBeEnabled();
  expect(getRadio('Jitsi Meet')).toBeChecked();
});

test('shows the time in the viewer’s zone, and warns about another session at the new time', async () => {
  setClock({ zone: 'Europe/Berlin' });
  const otherAppointment = createAppointment({ id: 'a2', time: '14:00:00', artist_name: 'Ravi Dhurve' });
  const { user } = await showPage({
    api: { [`GET /appointments/user/u1?date=${DATE}`]: [bookedAppointment, otherAppointment] },
  });
  const booked = /10:30 AM \(Indian Standard Time; 6:00 AM your time\), by video call/;
  expect(screen.getByText(booked)).toBeVisible();
  await user.click(getRadio('Chat'));
  expect(screen.queryByText(/You already have a session/)).not.toBeInTheDocument();
  await user.click(getRadio('2:00 PM'));
  expect(await screen.findByText('You already have a session with Ravi Dhurve at this time.')).toBeVisible();
});

describe('when the change fails', () => {
  test('offers the nearest times when the time was just taken', async () => {
    const conflict = {
      detail: 'Someone has just booked this time. Please choose another.',
      nearest: [{ date: '2026-11-30', time: '14:00:00', label: '2:00 PM' }],
    };
    const { user, api, currentUrl } = await showPage({
      api: { [PUT_APPOINTMENT]: { status: 409, body: conflict } },
    });
    await user.click(getRadio('10:00 AM'));
    api.setResponses({ [GET_SLOTS]: { slots: [slotAtTwo] } });
    await user.click(getSaveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone has just booked this time.');
    await waitFor(() => expect(screen.queryByRole('radio', { name: '10:00 AM' })).not.toBeInTheDocument());
    // The customer can still keep the booked time.
    expect(getRadio('10:30 AM')).toBeInTheDocument();

    const nearestTimes = within(screen.getByRole('group', { name: 'Nearest free times' }));
    await user.click(nearestTimes.getByRole('button'));
    await waitFor(() => expect(getRadio('2:00 PM')).toBeChecked());
    api.setResponses({ [PUT_APPOINTMENT]: createAppointment({ date: '2026-11-30', time: '14:00:00' }) });
    await user.click(getSaveButton());
    await waitFor(() => expect(currentUrl()).toBe('/account/appointments'));
  });

  test('loads the current state after a lost response, and allows sending again', async () => {
    const { user, api, currentUrl } = await showPage({ api: { [PUT_APPOINTMENT]: noConnection } });
    await user.click(getRadio('10:00 AM'));
    const movedAppointment = createAppointment({ time: '10:00:00' });
    api.setResponses({
      [GET_APPOINTMENT]: movedAppointment,
      [GET_SLOTS]: { slots: [slotAtHalfPastTen, slotAtTwo] },
    });
    await user.click(getSaveButton());
    expect(await screen.findByText(/^Now on Wednesday, 25 November 2026, 10:00 AM/)).toBeVisible();
    expect(getRadio('10:00 AM')).toBeChecked();
    api.setResponses({ [PUT_APPOINTMENT]: movedAppointment });
    await user.click(getSaveButton());
    await waitFor(() => expect(currentUrl()).toBe('/account/appointments'));
  });

  test.each([
    [createRefusal(422, 'Not available at this time.'), 'Not available at this time.'],
    [createRefusal(404, 'This appointment was cancelled.'), 'This appointment was cancelled.'],
    [createRefusal(500, 'An error.'), ''],
    [noConnection, ''],
  ])('shows a message for the response %p', async (response, reason) => {
    const { user, currentUrl } = await showPage({ api: { [PUT_APPOINTMENT]: response } });
    await user.click(getRadio('10:00 AM'));
    await user.click(getSaveButton());
    const sentence = `Could not change the appointment. Please try again.${reason}`;
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(getRadio('10:00 AM')).toBeChecked();
    expect(currentUrl()).toBe('/edit-appointment/a1');
  });
});

describe('an appointment that cannot be changed', () => {
  test.each([
    ['of another customer', createRefusal(403, 'No.'), 'This appointment isn’t yours.'],
    ['unknown', createRefusal(404, 'None.'), 'Appointment not found'],
    ['past', createAppointment({ date: '2026-11-20' }), 'This appointment has passed.'],
    ['cached for another customer', createAppointment({ user_id: 'u2' }), 'This appointment isn’t yours.'],
  ])('shows a message when the appointment is %s, and links to the list', async (_, response, title) => {
    showWithoutWaiting({ api: { [GET_APPOINTMENT]: response } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    const list = screen.getAllByRole('link', { name: 'My Appointments' });
    expect(list.map((link) => link.getAttribute('href'))).toContain('/account/appointments');
  });
});
