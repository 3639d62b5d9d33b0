import { screen, waitFor, within } from '@testing-library/react';
import {
  createRefusal,
  expectLink,
  joinTexts,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import { createAppointment, setClock, customer } from '../../testing/booking-api.ts';
import AppointmentsPage, { data } from './AppointmentsPage.tsx';

const getPath = (show: string) => `/appointments/user/u1?show=${show}&page=1&limit=24`;
const GET_APPOINTMENTS = `GET ${getPath('upcoming')}`;
const GET_COUNTS = 'GET /appointments/user/u1/counts';
const COUNTS = { upcoming: 2, past: 1, all: 3 };
const SOON_TITLE = 'Wednesday, 25 November 2026, 10:30 AM';
const CALL_TITLE = 'Tuesday, 1 December 2026, 2:00 PM';

const upcomingAppointment = createAppointment();
const callAppointment = createAppointment({
  id: 'a2',
  date: '2026-12-01',
  time: '14:00:00',
  artist_name: 'Ravi Dhurve',
  art_type: 'Gond',
  session_type: 'Call',
  meeting_link: undefined,
});
const pastAppointment = createAppointment({ id: 'a3', date: '2026-11-21', time: '09:00:00' });
const allAppointments = [pastAppointment, upcomingAppointment, callAppointment];

const listItems = () =>
  screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
const listTitles = () => listItems().map((item) => within(item).getByRole('heading').textContent);
const findItem = (title: RegExp) =>
  within(listItems().find((item) => within(item).queryByRole('heading', { name: title })) ?? document.body);

beforeEach(() => setClock());

async function showPage(options: PageOptions = {}) {
  const page = renderPage(<AppointmentsPage />, {
    path: '/account/appointments',
    route: '/account/appointments',
    session: { user: customer },
    ...options,
    api: {
      [GET_APPOINTMENTS]: allAppointments,
      [`GET ${getPath('past')}`]: [pastAppointment],
      [`GET ${getPath('all')}`]: allAppointments,
      [GET_COUNTS]: COUNTS,
      ...options.api,
    },
  });
  await screen.findByRole('radiogroup', { name: 'Show' });
  return page;
}

test('prefetches the appointments of the signed-in customer only', () => {
  const listPaths = (user: typeof customer | null) => data({}, new URLSearchParams(), { user, artist: null });
  expect(listPaths(customer)).toEqual([getPath('upcoming'), '/appointments/user/u1/counts']);
  expect(listPaths(null)).toEqual([]);
  // An older shell passes no session.
  expect(data({}, new URLSearchParams())).toEqual([]);
});

describe('the list', () => {
  test('leads to the answer when the artist proposed another time', async () => {
    const appointment = createAppointment({ proposal_token: 'p'.repeat(43) });
    await showPage({ api: { [GET_APPOINTMENTS]: [appointment] } });
    expect(screen.getByText(/Meera Joshi proposed another time\./)).toBeVisible();
    expectLink('See the suggested times', `/appointment/proposal?token=${'p'.repeat(43)}`);
  });

  test('shows the upcoming appointments with their actions', async () => {
    await showPage();
    expect(screen.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
    expect(listTitles()).toEqual([SOON_TITLE, CALL_TITLE]);
    const video = findItem(/25 November/);
    expect(video.getByText('Meera Joshi')).toBeVisible();
    expect(video.getByText(/Warli/)).toBeVisible();
    expect(video.getByText('Jitsi Meet')).toBeVisible();
    expectLink('Edit', '/edit-appointment/a1', video);
    expectLink('Join Meeting', 'https://meet.example/Rangmala-1', video);
    expectLink('Add to calendar', '/api/appointments/a1/calendar.ics', video);
    expect(video.getByRole('button', { name: 'Cancel Appointment' })).toHaveAccessibleDescription(SOON_TITLE);
    expect(findItem(/1 December/).queryByRole('link', { name: 'Join Meeting' })).not.toBeInTheDocument();
  });

  test('offers only the messages of past appointments', async () => {
    const { user, currentUrl } = await showPage();
    await user.click(screen.getByRole('radio', { name: 'Past' }));
    expect(screen.getByRole('radio', { name: 'Past' })).toBeChecked();
    await waitFor(() => expect(listTitles()).toEqual(['Saturday, 21 November 2026, 9:00 AM']));
    expect(joinTexts(findItem(/21 November/).getAllByRole('link'))).toBe('Messages');
    expect(findItem(/21 November/).queryByRole('button')).not.toBeInTheDocument();
    expect(currentUrl()).toBe('/account/appointments?show=past');
  });

  test.each([
    ['', 'You have no upcoming appointments.'],
    ['?show=past', 'You have no past appointments.'],
    ['?show=all', 'You have no appointments yet.'],
  ])('says that the list is empty for the query “%s”', async (query, title) => {
    await showPage({
      path: `/account/appointments${query}`,
      api: {
        [GET_APPOINTMENTS]: [],
        [`GET ${getPath('past')}`]: [],
        [`GET ${getPath('all')}`]: [],
        [GET_COUNTS]: { upcoming: 0, past: 0, all: 0 },
      },
    });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expectLink('Book an Appointment', '/appointment');
  });

  test('links to the pages of the filter', async () => {
    await showPage({
      path: '/account/appointments?show=all',
      api: { [GET_COUNTS]: { upcoming: 2, past: 47, all: 49 } },
    });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expectLink('3', '/account/appointments?show=all&page=3', pages);
  });
});

describe('while the appointments are not loaded', () => {
  const showWithoutWaiting = ({ api, session = { user: customer } }: PageOptions) =>
    renderPage(<AppointmentsPage />, { session, api: { [GET_COUNTS]: COUNTS, ...api } });

  test('shows an error, and loads the appointments on Try Again', async () => {
    const { user, api } = showWithoutWaiting({ api: { [GET_APPOINTMENTS]: noConnection } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our server/);
    api.setResponses({ [GET_APPOINTMENTS]: [upcomingAppointment] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: SOON_TITLE })).toBeVisible();
  });

  test('asks a user unknown to the server to sign in, and returns afterwards', async () => {
    const { user, currentUrl } = showWithoutWaiting({
      api: { [GET_APPOINTMENTS]: createRefusal(403, 'Not yours.') },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign In' }));
    expect(currentUrl()).toBe('/signin?next=%2Faccount%2Fappointments');
    expect(localStorage.getItem('loggedIn')).toBeNull();
  });

  test('asks a guest to sign in and requests nothing', () => {
    const { api } = showWithoutWaiting({ session: {} });
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(api.requests).toHaveLength(0);
  });
});

describe('cancelling', () => {
  const DELETE_APPOINTMENT = 'DELETE /appointments/a1';
  const AFTER_CANCELLATION = {
    [DELETE_APPOINTMENT]: { status: 204 },
    [GET_APPOINTMENTS]: [callAppointment],
    [GET_COUNTS]: { upcoming: 1, past: 1, all: 2 },
  };

  async function openDialog(options: PageOptions = {}) {
    const page = await showPage(options);
    await page.user.click(findItem(/25 November/).getByRole('button', { name: 'Cancel Appointment' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel Appointment' }));
    expect(dialog.getByText('Are you sure you want to cancel this appointment?')).toBeVisible();
    expect(dialog.getByText(SOON_TITLE)).toBeVisible();
    return { ...page, dialog };
  }

  test('asks for confirmation, and keeps the appointment on Keep it', async () => {
    const { user, dialog, api } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(listTitles()).toEqual([SOON_TITLE, CALL_TITLE]);
    expect(api.to(DELETE_APPOINTMENT)).toHaveLength(0);
  });

  test('removes the appointment and shows a message in place of the message of the previous page', async () => {
    const { user, dialog, api } = await openDialog({
      state: { successMessage: 'Your appointment is now on Monday.' },
    });
    api.setResponses(AFTER_CANCELLATION);
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findByText('Your appointment with Meera Joshi has been cancelled.')).toBeVisible();
    await waitFor(() => expect(listTitles()).toEqual([CALL_TITLE]));
    expect(screen.queryByText('Your appointment is now on Monday.')).not.toBeInTheDocument();
    expect(api.to(DELETE_APPOINTMENT)).toHaveLength(1);
    // The removed button had the focus. Without a new target, the body would have the focus.
    expect(document.body).not.toHaveFocus();
  });

  test.each([
    ['returns 500', createRefusal(500, 'An error.'), ''],
    ['cannot be reached', noConnection, ''],
    ['refuses the request', createRefusal(422, 'Already past.'), 'Already past.'],
  ])('shows a message when the server %s, and cancels on the next press', async (_, response, reason) => {
    const { user, dialog, api } = await openDialog({ api: { [DELETE_APPOINTMENT]: response } });
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
    const sentence = `Could not cancel the appointment. Please try again.${reason}`;
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(listTitles()).toEqual([SOON_TITLE, CALL_TITLE]);
    api.setResponses(AFTER_CANCELLATION);
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(listTitles()).toEqual([CALL_TITLE]));
  });

  test('redirects to the sign-in page, with a return to the list, when another user is signed in on the server', async () => {
    const { user, dialog, currentUrl } = await openDialog({
      path: '/account/appointments?show=all',
      api: { [DELETE_APPOINTMENT]: createRefusal(403, 'Not yours.') },
    });
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(currentUrl()).toBe('/signin?next=%2Faccount%2Fappointments%3Fshow%3Dall'));
  });
});
