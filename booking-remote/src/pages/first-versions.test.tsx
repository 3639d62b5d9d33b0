import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import AppointmentPage from './AppointmentPage/AppointmentPage.tsx';
import AppointmentsPage from './AppointmentsPage/AppointmentsPage.tsx';
import ConfirmationPage from './ConfirmationPage/ConfirmationPage.tsx';
import EditAppointmentPage from './EditAppointmentPage/EditAppointmentPage.tsx';

test.each([
  ['Book an Appointment', AppointmentPage, '/contact'],
  ['Appointment Confirmation', ConfirmationPage, '/appointment'],
  ['Edit Appointment', EditAppointmentPage, '/contact'],
  ['My Appointments', AppointmentsPage, '/appointment'],
])('%s says what is coming and leads on', async (title, Page, way) => {
  renderPage(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(/yet/)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(way);
  await waitFor(() => expect(document.title).toBe(`${title} | Rangmala`));
});
