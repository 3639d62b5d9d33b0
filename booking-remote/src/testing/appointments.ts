import { screen, within } from '@testing-library/react';
import { createAppointment } from './booking-api.ts';

export const getPath = (show: string) => `/appointments/user/u1?show=${show}&page=1&limit=24`;
export const GET_APPOINTMENTS = `GET ${getPath('upcoming')}`;
export const GET_COUNTS = 'GET /appointments/user/u1/counts';
export const COUNTS = { upcoming: 2, past: 1, all: 3 };
export const allAppointments = () => [pastAppointment, upcomingAppointment, callAppointment];
export const upcomingAppointment = createAppointment();
export const callAppointment = createAppointment({
  id: 'a2',
  date: '2026-12-01',
  time: '14:00:00',
  artist_name: 'Ravi Dhurve',
  art_type: 'Gond',
  session_type: 'Call',
  meeting_link: undefined,
});
export const pastAppointment = createAppointment({ id: 'a3', date: '2026-11-21', time: '09:00:00' });

const listItems = () =>
  screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
export const listTitles = () => listItems().map((item) => within(item).getByRole('heading').textContent);
export const findItem = (title: RegExp) =>
  within(listItems().find((item) => within(item).queryByRole('heading', { name: title })) ?? document.body);
export const SOON_TITLE = 'Wednesday, 25 November 2026, 10:30 AM';
export const CALL_TITLE = 'Tuesday, 1 December 2026, 2:00 PM';
export const PAST_TITLE = 'Saturday, 21 November 2026, 9:00 AM';
