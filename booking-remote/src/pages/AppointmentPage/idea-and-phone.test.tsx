import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRefusal, createSlowResponse, renderPage, type PageOptions } from '@rangmala/shared/testing';
import {
  createAppointment,
  bookingApi,
  customer,
  setClock,
  URL_WITH_TIME,
} from '../../testing/booking-api.ts';
import AppointmentPage from './AppointmentPage.tsx';

beforeEach(() => setClock());

const uploaded = { url: '/uploads/abc/design-9x9.webp', thumbnail: '/uploads/abc/design-9x9.webp' };

const showPage = (method: string, api: PageOptions['api'] = {}) =>
  renderPage(<AppointmentPage />, {
    path: `${URL_WITH_TIME}&method=${method}`,
    route: '/appointment',
    session: { user: customer },
    api: { ...bookingApi, 'POST /appointments': { status: 201, body: createAppointment() }, ...api },
  });
const findBookButton = () => screen.findByRole('button', { name: 'Book Appointment' });

it('sends what the customer would like, and the reference picture', async () => {
  const { user, api } = showPage('Jitsi Meet', { 'POST /upload-image': uploaded });
  const idea = await screen.findByRole('textbox', { name: 'What should we draw? (optional)' });
  await user.type(idea, 'A peacock');
  expect(screen.getByRole('group', { name: 'What would you like?' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Occasion (optional)' }), 'Wedding');
  fireEvent.change(screen.getByLabelText('Needed by (optional)'), { target: { value: '2026-12-24' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product (optional)' }), 'Mugs');
  const picture = new File(['x'], 'peacock.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Reference picture (optional)'), picture);
  expect(await screen.findByRole('img', { name: 'Your reference picture' })).toBeVisible();
  await user.click(await findBookButton());
  await waitFor(() => expect(api.to('POST /appointments')).toHaveLength(1));
  expect(api.bodiesTo('POST /appointments')[0]).toMatchObject({
    note: 'A peacock',
    occasion: 'Wedding',
    needed_by: '2026-12-24',
    product: 'Mugs',
    reference_image: uploaded.url,
  });
});

/** Presses Book Appointment during the upload of a picture. The returned `finishUpload` ends the upload. */
async function bookDuringUpload() {
  const upload = createSlowResponse();
  const { user, api } = showPage('Jitsi Meet', { 'POST /upload-image': upload.response });
  const picture = new File(['x'], 'peacock.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Reference picture (optional)'), picture);
  await user.click(await findBookButton());
  return { api, finishUpload: upload.finish };
}

it('books after the upload when Book Appointment is pressed during the upload', async () => {
  const { api, finishUpload } = await bookDuringUpload();
  expect(await screen.findByRole('button', { name: 'Booking...' })).toBeVisible();
  expect(api.to('POST /appointments')).toEqual([]);
  finishUpload(uploaded);
  await waitFor(() => expect(api.to('POST /appointments')).toHaveLength(1));
  expect(api.bodiesTo('POST /appointments')[0]).toMatchObject({ reference_image: uploaded.url });
});

it('does not book when Book Appointment is pressed during an upload that fails', async () => {
  const { api, finishUpload } = await bookDuringUpload();
  finishUpload(createRefusal(507, 'We cannot store pictures right now.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot store pictures right now.');
  expect(await findBookButton()).toBeEnabled();
  expect(api.to('POST /appointments')).toEqual([]);
});

/** Shows the page of a call and waits for the customer's stored phone number. */
async function showCall() {
  const page = showPage('Call', {
    'GET /profile': { name: 'Asha', email: 'asha@example.com', phone: '+91 98765 43210' },
  });
  const phone = await screen.findByRole('textbox', { name: 'Phone' });
  await waitFor(() => expect(phone).toHaveValue('+91 98765 43210'));
  return { ...page, phone };
}

it('fills in the stored phone number of a call, says who calls, and refuses an invalid number', async () => {
  const { user, api, phone } = await showCall();
  expect(phone).toHaveAccessibleDescription(/Meera Joshi will call you on this number/);
  await user.clear(phone);
  await user.type(phone, 'call me');
  await user.click(await findBookButton());
  expect(phone).toHaveAccessibleDescription(/Please enter a phone number/);
  expect(phone).toHaveFocus();
  expect(api.to('POST /appointments')).toEqual([]);
  await user.clear(phone);
  await user.type(phone, '040 5550 0142');
  await user.click(await findBookButton());
  await waitFor(() => expect(api.to('POST /appointments')).toHaveLength(1));
  expect(api.bodiesTo('POST /appointments')[0]).toMatchObject({ phone: '040 5550 0142' });
});

it('books a call without a number when the customer empties the field', async () => {
  const { user, api, phone } = await showCall();
  await user.clear(phone);
  await user.click(await findBookButton());
  await waitFor(() => expect(api.to('POST /appointments')).toHaveLength(1));
  expect(api.bodiesTo('POST /appointments')[0]).toMatchObject({ phone: '' });
});

it('offers the next days with free times, and says that a session costs nothing', async () => {
  const { user, currentUrl } = showPage('Chat');
  expect(await screen.findByText('Next free time: Wednesday, 25 November, 10:00 AM.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /30 November.*1 free/ }));
  await waitFor(() => expect(currentUrl()).toContain('date=2026-11-30'));
  expect(screen.getByText('Free')).toBeVisible();
});
