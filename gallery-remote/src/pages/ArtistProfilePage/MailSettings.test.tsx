import { screen, waitFor } from '@testing-library/react';
import { createRefusal, renderPage, type PageOptions } from '@rangmala/shared/testing';
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
  api.setResponses({ [GET_ACCOUNT]: accountWithPendingEmail });
  await user.click(screen.getByRole('checkbox', { name: /summary/ }));
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  expect(await screen.findByText(/We’ve sent a link to meera@example\.in/)).toBeVisible();
  expect(api.bodiesTo(PUT_ACCOUNT)).toEqual([{ email: 'meera@example.in', daily_summary: true }]);
});

it('shows the verified and the pending address, and requests another link', async () => {
  const account = { email: 'old@example.in', pending_email: 'new@example.in', daily_summary: false };
  const { user, api } = showMailSettings({ [GET_ACCOUNT]: account, [PUT_ACCOUNT]: account });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('new@example.in');
  const notice = screen.getByText(/We’ve sent a link to new@example\.in/);
  expect(notice).toHaveTextContent('Until then, we’ll keep writing to old@example.in.');
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  expect(await screen.findByText('Email settings saved.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /summary/ }));
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  await waitFor(() =>
    expect(api.bodiesTo(PUT_ACCOUNT)).toEqual([
      { email: 'new@example.in', daily_summary: false },
      { daily_summary: true },
    ]),
  );
});

it('keeps the verified address when the artist clears a mistyped pending address', async () => {
  const account = { email: 'meera@example.in', pending_email: 'mera@example.in', daily_summary: false };
  const verifiedAccount = { ...account, pending_email: null };
  const { user, api } = showMailSettings({ [GET_ACCOUNT]: account, [PUT_ACCOUNT]: verifiedAccount });
  await user.clear(await screen.findByRole('textbox', { name: 'Email' }));
  api.setResponses({ [GET_ACCOUNT]: verifiedAccount });
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  expect(await screen.findByText('Email settings saved.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('meera@example.in');
  expect(screen.queryByText(/We’ve sent a link/)).not.toBeInTheDocument();
  expect(api.bodiesTo(PUT_ACCOUNT)).toEqual([{ email: 'meera@example.in', daily_summary: false }]);
});

it('removes the verified address when the artist clears the field, and describes this at the field', async () => {
  const account = { ...NO_EMAIL, email: 'meera@example.in' };
  const { user, api } = showMailSettings({ [GET_ACCOUNT]: account, [PUT_ACCOUNT]: NO_EMAIL });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription(/^To remove your address, empty this field and save\./);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  expect(await screen.findByText('Email settings saved.')).toBeVisible();
  expect(api.bodiesTo(PUT_ACCOUNT)).toEqual([{ email: '', daily_summary: false }]);
});

it('shows why an address was refused, and keeps it', async () => {
  const detail = 'Please enter a valid email address.';
  const refusal = createRefusal(422, detail);
  const { user } = showMailSettings({ [GET_ACCOUNT]: NO_EMAIL, [PUT_ACCOUNT]: refusal });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(field, 'no address');
  await user.click(screen.getByRole('button', { name: 'Save Email Settings' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(detail));
  expect(field).toHaveValue('no address');
});
