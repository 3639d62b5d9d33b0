import { screen } from '@testing-library/react';
import { createRefusal, renderPage, type PageOptions } from '@rangmala/shared/testing';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';

const LINK_SENT = 'If there is an account with this email, a link to set a new password is on its way.';

const showPage = (api: PageOptions['api'] = {}) =>
  renderPage(<ForgotPasswordPage />, { path: '/forgot-password', api });
const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const sendButton = () => screen.getByRole('button', { name: 'Send Reset Link' });

it('requests a link and shows the server’s message', async () => {
  const { user, api } = showPage({ 'POST /forgot-password': { status: 202, body: { message: LINK_SENT } } });
  expect(document.title).toBe('Forgot Password | Rangmala');
  await user.type(emailField(), 'asha@example.com');
  await user.click(sendButton());
  expect((await screen.findByText(LINK_SENT)).closest('[role="status"]')).toBeVisible();
  expect(api.bodiesTo('POST /forgot-password')).toMatchObject([{ email: 'asha@example.com' }]);
  expect(emailField()).toHaveValue('');
});

it('shows why the request was refused, and keeps the email address', async () => {
  const refusal = createRefusal(429, 'Too many requests.');
  const { user } = showPage({ 'POST /forgot-password': refusal });
  await user.type(emailField(), 'asha@example.com');
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  expect(emailField()).toHaveValue('asha@example.com');
});
