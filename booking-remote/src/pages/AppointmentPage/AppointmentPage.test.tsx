import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '@rangmala/shared/contract';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { setClock, customer, DATE, bookingApi, GET_SLOTS, URL_WITH_TIME } from '../../testing/booking-api.ts';
import AppointmentPage, { data } from './AppointmentPage.tsx';

beforeEach(() => setClock());

async function showPage(path = '/appointment', options: PageOptions = {}) {
  const page = renderPage(<AppointmentPage />, {
    path,
    route: '/appointment',
    ...options,
    api: { ...bookingApi, ...options.api },
  });
  await screen.findByRole('group', { name: 'Art type' });
  return page;
}

const findStep = (name: string) => screen.queryByRole('group', { name });
const getRadio = (name: string) => screen.getByRole('radio', { name });
const getBookButton = () => screen.getByRole('button', { name: 'Book Appointment' });
const getDateField = () => screen.getByLabelText('Date');
const setDate = (value: string) => fireEvent.change(getDateField(), { target: { value } });
const listAlerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const COMPLETE_URL = `${URL_WITH_TIME}&method=Call`;

describe('prefetched data', () => {
  const listPaths = (query: string, user: SessionUser | null = null) =>
    data({}, new URLSearchParams(query), { user, artist: null });

  test('requests the art types, and the data of the choices in the URL', () => {
    expect(listPaths('')).toEqual(['/artists/art-types']);
    expect(listPaths(`art_type=Block Print&artist=meera-joshi&date=${DATE}`)).toEqual([
      '/artists/art-types',
      '/artists?art_type=block-print',
      '/artists/meera-joshi',
      '/artists/meera-joshi/free-days?days=28',
      `/appointments/availability?artist_id=meera-joshi&date=${DATE}`,
    ]);
  });

  test('requests the customer’s appointments when the URL has a time', () => {
    const getLastPath = (query: string) => listPaths(query, customer).at(-1);
    const query = `artist=meera-joshi&date=${DATE}`;
    expect(getLastPath(`${query}&time=10:30`)).toBe(`/appointments/user/u1?date=${DATE}`);
    expect(getLastPath(query)).toMatch(/availability/);
    expect(listPaths(`${query}&time=10:30`).at(-1)).toMatch(/availability/);
  });
});

test('shows how to reach us when there are no art types', async () => {
  renderPage(<AppointmentPage />, { api: { ...bookingApi, 'GET /artists/art-types': [] } });
  expect(await screen.findByText('No sessions to book yet.')).toBeVisible();
  expectLink('Contact us', '/contact');
  expect(screen.queryByRole('button', { name: 'Book Appointment' })).not.toBeInTheDocument();
});

describe('steps', () => {
  test('shows and announces one step after the other, and enables the button after all five choices', async () => {
    const { user, currentUrl } = await showPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Book an Appointment' })).toBeVisible();
    expect(findStep('Artist')).not.toBeInTheDocument();
    expect(getBookButton()).toBeDisabled();

    await user.click(getRadio('Warli'));
    expect(getRadio('Warli')).toBeChecked();
    expect(await screen.findByText('Now choose the artist: 2 artists for Warli.')).toBeInTheDocument();
    expect(getRadio('Warli')).toHaveFocus();
    expect(getRadio('Meera Joshi')).toHaveAccessibleDescription(/^Rated 4\.8 out of 5\. Paints village/);
    expect(findStep('Date')).not.toBeInTheDocument();

    await user.click(getRadio('Meera Joshi'));
    expect(screen.getByText('Now choose the date of your session with Meera Joshi.')).toBeInTheDocument();
    expectLink('See artworks by Meera Joshi', '/art-gallery/artist/meera-joshi');
    expect(findStep('Date')).toBeInTheDocument();
    expect(getDateField()).toHaveAttribute('type', 'date');
    expect(findStep('Time')).not.toBeInTheDocument();

    setDate(DATE);
    expect(findStep('Time')).toBeInTheDocument();
    expect(await screen.findByText('Now choose the time: 3 free times.')).toBeInTheDocument();
    const hours = await screen.findAllByRole('group', { name: /^\d+ [AP]M$/ });
    expect(hours.map((hour) => hour.textContent)).toEqual(['10 AM10:00 AM10:30 AM', '2 PM2:00 PM']);
    expect(screen.getByText(/Times are Indian Standard Time/)).toBeVisible();
    expect(findStep('Session method')).not.toBeInTheDocument();

    await user.click(getRadio('10:30 AM'));
    expect(screen.getByText('Now choose the session method.')).toBeInTheDocument();
    expect(within(findStep('Session method') as HTMLElement).getAllByRole('radio')).toHaveLength(3);
    expect(getBookButton()).toBeDisabled();

    await user.click(getRadio('Call'));
    expect(screen.getByText('That’s everything. You can book the appointment now.')).toBeInTheDocument();
    expect(getBookButton()).toBeEnabled();
    expect(currentUrl()).toBe(COMPLETE_URL);
  });

  test('chooses the only artist of an art type', async () => {
    const { user } = await showPage();
    await user.click(getRadio('Block Print'));
    await waitFor(() => expect(getRadio('Meera Joshi')).toBeChecked());
    expect(findStep('Date')).toBeInTheDocument();
  });

  test('offers to change what was chosen by touch, and moves on to the next step', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
    const { user } = await showPage();
    await user.click(getRadio('Warli'));
    const change = await screen.findByRole('button', { name: 'Change art type' });
    expect(change.parentElement).toHaveTextContent('Warli · Change');
    expect(findStep('Artist')).toContainElement(document.activeElement as HTMLElement);
    await user.click(change);
    expect(screen.queryByRole('button', { name: 'Change art type' })).not.toBeInTheDocument();
    await waitFor(() => expect(getRadio('Warli')).toHaveFocus());
    window.matchMedia = matchMedia;
  });
});

describe('date', () => {
  const URL_WITH_ARTIST = '/appointment?art_type=warli&artist=meera-joshi';

  test('allows dates from today in India to a year later, with the artist’s days as hint', async () => {
    // The date is 22 November in India and 21 November in London.
    setClock({ now: Date.parse('2026-11-21T19:00:00Z'), zone: 'Europe/London' });
    await showPage(URL_WITH_ARTIST);
    expect(await screen.findByText('Meera Joshi takes appointments on Mon and Wed.')).toBeVisible();
    expect(getDateField()).toHaveAttribute('min', '2026-11-22');
    expect(getDateField()).toHaveAttribute('max', '2027-11-22');
  });

  test('refuses dates of the past and dates too far ahead, but not a year that is being typed', async () => {
    const { currentUrl } = await showPage(URL_WITH_ARTIST);
    await waitFor(() => expect(findStep('Date')).toBeInTheDocument());
    for (const [date, problem] of [
      ['2026-11-20', /That date is in the past/],
      ['2027-11-22', /Sessions can be booked up to Sunday, 21 November 2027/],
    ] as const) {
      setDate(date);
      expect(getDateField()).toBeInvalid();
      expect(getDateField()).toHaveAccessibleDescription(problem);
      expect(getDateField()).toHaveValue(date);
      expect(findStep('Time')).not.toBeInTheDocument();
      expect(currentUrl()).not.toContain('date=');
    }
    setDate('0002-11-25');
    expect(getDateField()).not.toHaveAccessibleDescription();
    expect(findStep('Time')).not.toBeInTheDocument();
  });

  test('shows a message for a day without free times', async () => {
    await showPage(`${URL_WITH_ARTIST}&date=${DATE}`, { api: { [GET_SLOTS]: { slots: [] } } });
    expect(await screen.findByText('No free times on this day. Please choose another date.')).toBeVisible();
  });
});

describe('a link with choices', () => {
  test('shows the choices of the link', async () => {
    await showPage(COMPLETE_URL);
    await waitFor(() => expect(getBookButton()).toBeEnabled());
    for (const name of ['Warli', 'Meera Joshi', '10:30 AM', 'Call']) expect(getRadio(name)).toBeChecked();
    expect(getDateField()).toHaveValue(DATE);
    const summary = within(screen.getByRole('region', { name: 'Your session' }));
    expect(summary.getByText('Wednesday, 25 November 2026')).toBeVisible();
    expect(summary.getByText('10:30 AM')).toBeVisible();
    expect(summary.getByText('Indian Standard Time')).toBeVisible();
  });

  test('selects the first art type of the artist when the link names only the artist', async () => {
    const { user, currentUrl } = await showPage('/appointment?artist=meera-joshi');
    await waitFor(() => expect(getRadio('Warli')).toBeChecked());
    await waitFor(() => expect(getRadio('Meera Joshi')).toBeChecked());
    await user.click(getRadio('Ravi Dhurve'));
    expect(currentUrl()).toBe('/appointment?art_type=warli&artist=ravi-dhurve');
  });

  test.each([
    ['art_type=batik', 'We don’t have this art type. Please choose another.'],
    ['artist=nobody', 'We couldn’t find this artist. Please start with an art type.'],
    ['art_type=gond&artist=meera-joshi', 'This artist doesn’t offer Gond. Please choose another.'],
    [`artist=meera-joshi&date=${DATE}&time=11:00`, '11:00 AM is not free. Please choose another time.'],
    [`artist=meera-joshi&date=${DATE}&time=noonish`, 'Invalid time format'],
  ])('shows a message when a choice is not available: %s', async (query, problem) => {
    const artistNotFound = createRefusal(404, 'Artist not found');
    await showPage(`/appointment?${query}`, { api: { 'GET /artists/nobody': artistNotFound } });
    await waitFor(() => expect(listAlerts()).toEqual([problem]));
    expect(getBookButton()).toBeDisabled();
  });
});

test('shows an error for art types, artists and times that cannot be loaded, and loads them on Try Again', async () => {
  const serverError = createRefusal(500, 'The database is busy.');
  const calls = ['GET /artists/art-types', 'GET /artists?art_type=warli', GET_SLOTS];
  const page = renderPage(<AppointmentPage />, {
    path: COMPLETE_URL,
    api: { ...bookingApi, ...Object.fromEntries(calls.map((call) => [call, serverError])) },
  });
  for (const call of calls) {
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is busy.');
    page.api.setResponses({ [call]: bookingApi[call] });
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  }
  await waitFor(() => expect(getBookButton()).toBeEnabled());
});

test('shows a message for an art type without artists', async () => {
  await showPage('/appointment?art_type=warli', { api: { 'GET /artists?art_type=warli': [] } });
  expect(await screen.findByText(/No artist offers Warli right now/)).toBeVisible();
});
