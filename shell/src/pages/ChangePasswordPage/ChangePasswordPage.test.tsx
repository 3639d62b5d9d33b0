import { screen } from '@testing-library/react';
import { createRefusal, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import ChangePasswordPage from './ChangePasswordPage.tsx';

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
const WRONG_PASSWORD = 'Your current password is incorrect.';

const showPage = (api: PageOptions['api'] = {}) =>
  renderPage(<ChangePasswordPage />, { path: '/account/change-password', session: { user: asha }, api });
const currentPasswordField = () => screen.getByLabelText('Current password');
const newPasswordField = () => screen.getByLabelText('New password');
const changeButton = () => screen.getByRole('button', { name: 'Change Password' });

async function changePassword({ user }: ReturnType<typeof showPage>) {
  await user.type(currentPasswordField(), 'monsoon over warangal');
  await user.type(newPasswordField(), 'mangoes in may');
  await user.click(changeButton());
}

it('changes the password, says that other browsers were signed out, and clears the form', async () => {
  const page = showPage({ 'POST /change-password': { status: 204 } });
  expect(document.title).toBe('Change Password | Rangmala');
  expect(currentPasswordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(newPasswordField()).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('asha@example.com');
  expect(screen.getByText(/signed out on all other devices/)).toBeVisible();
  await changePassword(page);
  const notice = await screen.findByText('Password updated successfully!');
  expect(notice.closest('[role="status"]')).toHaveTextContent('You’ve been signed out on all other devices.');
  expect(page.api.bodiesTo('POST /change-password')).toMatchObject([
    { old_password: 'monsoon over warangal', new_password: 'mangoes in may' },
  ]);
  expect(currentPasswordField()).toHaveValue('');
  expect(newPasswordField()).toHaveValue('');
});

it('shows a wrong current password at its field and keeps both values', async () => {
  const page = showPage({
    'POST /change-password': createRefusal(422, WRONG_PASSWORD, { fields: { old_password: WRONG_PASSWORD } }),
  });
  await changePassword(page);
  expect(await screen.findByText(WRONG_PASSWORD)).toBeVisible();
  expect(currentPasswordField()).toHaveAccessibleDescription(WRONG_PASSWORD);
  expect(currentPasswordField()).toHaveFocus();
  expect(newPasswordField()).toHaveValue('mangoes in may');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['the server’s message', createRefusal(429, 'Please wait 4 seconds.'), 'Please wait 4 seconds.'],
  ['a general message', noConnection, 'Failed to change password.'],
])('shows %s when the password cannot be changed', async (_case, response, text) => {
  const page = showPage({ 'POST /change-password': response });
  await changePassword(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(currentPasswordField()).toHaveValue('monsoon over warangal');
});
