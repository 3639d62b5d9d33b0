import type * as React from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { bookingApi, setClock } from '../../testing/booking-api.ts';
import AppointmentPage from './AppointmentPage.tsx';

jest.mock('./LaterSteps.tsx', () => {
  const { use } = jest.requireActual<typeof React>('react');
  const pendingCode = new Promise<never>(() => undefined);
  return { LaterSteps: () => use(pendingCode) };
});

beforeEach(() => setClock());

test('shows a loading message until the code of the next steps has loaded', async () => {
  renderPage(<AppointmentPage />, { path: '/appointment', route: '/appointment', api: bookingApi });
  fireEvent.click(await screen.findByRole('radio', { name: /Warli/ }));
  expect(await screen.findByText('Loading the next steps…')).toBeVisible();
});
