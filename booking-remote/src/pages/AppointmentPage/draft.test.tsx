import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRefusal, renderPage, type PageOptions } from '@rangmala/shared/testing';
import {
  createAppointment,
  bookingApi,
  customer,
  DATE,
  setClock,
  URL_WITH_TIME,
} from '../../testing/booking-api.ts';
import AppointmentPage from './AppointmentPage.tsx';

beforeEach(() => setClock());

const COMPLETE_URL = `${URL_WITH_TIME}&method=Call`;
const uploaded = { url: '/uploads/abc/design-9x9.webp', thumbnail: '/uploads/abc/design-9x9.320w.webp' };
const otherCustomer = { ...customer, userId: 'u2', email: 'ravi@example.com', name: 'Ravi' };

const showPage = (options: PageOptions = {}) =>
  renderPage(<AppointmentPage />, {
    path: COMPLETE_URL,
    route: '/appointment',
    session: { user: customer },
    ...options,
    api: {
      ...bookingApi,
      'POST /upload-image': uploaded,
      'POST /appointments': { status: 201, body: createAppointment() },
      [`GET /appointments/user/u2?date=${DATE}`]: [],
      ...options.api,
    },
  });

const findNoteField = () => screen.findByRole('textbox', { name: 'What should we draw? (optional)' });
const getPhoneField = () => screen.getByRole('textbox', { name: 'Phone' });
const queryPicture = () => screen.queryByRole('img', { name: 'Your reference picture' });

/** Opens the page, fills in note, picture and phone number, and leaves the page. */
async function fillInAndLeave() {
  const { user, unmount } = showPage();
  await user.type(await findNoteField(), 'A peacock');
  const picture = new File(['x'], 'peacock.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Reference picture (optional)'), picture);
  await waitFor(() => expect(queryPicture()).toBeVisible());
  await user.type(getPhoneField(), '040 5550 0142');
  unmount();
}

test('keeps note, picture and phone number after a reload, and sends them', async () => {
  await fillInAndLeave();
  const { user, api } = showPage();
  expect(await findNoteField()).toHaveValue('A peacock');
  expect(getPhoneField()).toHaveValue('040 5550 0142');
  expect(queryPicture()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  await waitFor(() => expect(api.to('POST /appointments')).toHaveLength(1));
  expect(api.bodiesTo('POST /appointments')[0]).toMatchObject({
    note: 'A peacock',
    reference_image: uploaded.url,
    phone: '040 5550 0142',
  });
});

test('is empty after a booking', async () => {
  await fillInAndLeave();
  const { user, currentUrl, unmount } = showPage();
  await findNoteField();
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  await waitFor(() => expect(currentUrl()).toBe('/appointment-confirmation'));
  unmount();
  showPage();
  expect(await findNoteField()).toHaveValue('');
  expect(queryPicture()).not.toBeInTheDocument();
});

test('keeps them when the session ends and the same customer signs in again', async () => {
  await fillInAndLeave();
  const { user, currentUrl, unmount } = showPage({
    api: {
      'POST /appointments': createRefusal(401, 'Not signed in.'),
      'GET /session': { user: null, artist: null },
    },
  });
  await findNoteField();
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  await waitFor(() => expect(currentUrl()).toMatch(/^\/signin/));
  unmount();
  showPage();
  expect(await findNoteField()).toHaveValue('A peacock');
  expect(getPhoneField()).toHaveValue('040 5550 0142');
  expect(queryPicture()).toBeVisible();
});

test('shows and keeps nothing for another customer', async () => {
  await fillInAndLeave();
  showPage({ session: { user: otherCustomer } });
  expect(await findNoteField()).toHaveValue('');
  expect(getPhoneField()).toHaveValue('');
  expect(queryPicture()).not.toBeInTheDocument();
  expect({ ...sessionStorage }).toEqual({});
});

test('forgets everything when the customer signs out', async () => {
  await fillInAndLeave();
  render(
    <form action="/api/logout" onSubmit={(event) => event.preventDefault()}>
      <button>Sign Out</button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect({ ...sessionStorage }).toEqual({});
});

test.each([
  'not JSON',
  '[]',
  '{"userId":"u1","note":7}',
  '{"userId":"u1","picture":{"url":"https://example.in/a.webp","thumbnail":""}}',
])('ignores and removes the invalid draft %s', async (stored) => {
  sessionStorage.setItem('rangmala.draft.appointment', stored);
  showPage();
  expect(await findNoteField()).toHaveValue('');
  expect(queryPicture()).not.toBeInTheDocument();
  expect({ ...sessionStorage }).toEqual({});
});
