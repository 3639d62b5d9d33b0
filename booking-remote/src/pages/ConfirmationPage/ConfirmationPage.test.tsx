import { screen } from '@testing-library/react';
import { expectLink, renderPage } from '@rangmala/shared/testing';
import { createAppointment, setClock, customer } from '../../testing/booking-api.ts';
import ConfirmationPage from './ConfirmationPage.tsx';

beforeEach(() => setClock());

const showPage = (state: unknown) =>
  renderPage(<ConfirmationPage />, { path: '/appointment-confirmation', state, session: { user: customer } });
const findFact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

test('shows the booking and links to the next pages', () => {
  showPage({ appointment: createAppointment() });
  expect(screen.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
  expect(findFact('Artist')).toHaveTextContent('Meera Joshi');
  expect(findFact('Art type')).toHaveTextContent('Warli');
  expect(findFact('Date')).toHaveTextContent('Wednesday, 25 November 2026');
  expect(findFact('Time')).toHaveTextContent('10:30 AM Indian Standard Time, 30 minutes');
  expect(findFact('Session method')).toHaveTextContent('Jitsi Meet');
  expect(screen.getByText(/A confirmation is on its way to asha@example.com/)).toBeVisible();
  expectLink('Go to Home', '/');
  expectLink('Book Another', '/appointment');
  expectLink('Join Meeting', 'https://meet.example/Rangmala-1');
  expectLink('Add to calendar', '/api/appointments/a1/calendar.ics');
});

test.each([
  ['+91 98765 43210', 'Meera Joshi will call you on +91 98765 43210.'],
  [undefined, 'Add your phone number in My Appointments, so that Meera Joshi can call you.'],
])('says who calls, and on which number (%s)', (phone, sentence) => {
  const call = createAppointment({ session_type: 'Call', meeting_link: undefined });
  showPage({ appointment: { ...call, phone } });
  expect(findFact('Session method')).toHaveTextContent('Call');
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join Meeting' })).not.toBeInTheDocument();
});

test('links to the chat of a chat session', () => {
  showPage({ appointment: createAppointment({ session_type: 'Chat', meeting_link: undefined }) });
  expectLink('Open Chat', '/account/appointments/a1/chat');
});

test('says that there is no booking when opened without one, and links to the list', () => {
  showPage(null);
  expect(screen.getByRole('heading', { name: 'There’s no booking to show here.' })).toBeVisible();
  expectLink('My Appointments', '/account/appointments');
});
