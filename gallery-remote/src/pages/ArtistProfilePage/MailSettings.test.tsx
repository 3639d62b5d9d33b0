import { screen } from '@testing-library/react';
import { renderPage, type PageOptions } from '@rangmala/shared/testing';
import { MailSettings } from './MailSettings.tsx';

const NO_EMAIL = { email: null, pending_email: null, daily_summary: false };
const GET_ACCOUNT = 'GET /artists/meera/account';
const PUT_ACCOUNT = 'PUT /artists/meera/account';

const showMailSettings = (api: NonNullable<PageOptions['api']>) =>
  renderPage(<MailSettings artistId="meera" />, { api });

it('saves an address and the daily summary, and says that the address must be confirmed', async () => {
  const accountWithPendingEmail = { email: null, pending_email: 'meera@example.in', daily_summary: true };
  const { user, api } = showMailSettings({ [GET_ACCOUNT]: NO_EMAIL, [PUT_ACCOUNT]: accountWithPendingEmail });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'meera@example.in');
  await user.click(screen.getByRole('checkbox', { name: /summary/ }));
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  expect(await screen.findByText(/We’ve sent a link to meera@example\.in/)).toBeVisible();
  expect(api.to(PUT_ACCOUNT).map(({ body }) => body)).toEqual([
    { email: 'meera@example.in', daily_summary: true },
  ]);
});

it('shows why an address was refused', async () => {
  const detail = 'Please enter a valid email address.';
  const { user } = showMailSettings({
    [GET_ACCOUNT]: NO_EMAIL,
    [PUT_ACCOUNT]: { status: 422, body: { detail } },
  });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(field, 'no address');
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(field).toHaveAccessibleDescription(detail);
});
