import { screen } from '@testing-library/react';
import {
  createRefusal,
  createSlowResponse,
  expectLink,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import SignUpPage from './SignUpPage.tsx';

const WELCOME = 'Welcome, Asha Rao! Your account is ready.';

const asha = { email: 'asha@example.com', name: 'Asha Rao', userId: 'u1', isGoogleUser: false };

const showPage = (api: PageOptions['api'] = {}, path = '/signup') =>
  renderPage(<SignUpPage />, { path, api });
const fullNameField = () => screen.getByRole('textbox', { name: 'Full name' });
const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const passwordField = () => screen.getByLabelText('Password');
const signUpButton = () => screen.getByRole('button', { name: 'Sign Up' });

async function signUp({ user }: ReturnType<typeof showPage>, passwordText = 'monsoon over warangal') {
  await user.type(fullNameField(), 'Asha Rao');
  await user.type(emailField(), 'asha@example.com');
  await user.type(passwordField(), passwordText);
  await user.click(signUpButton());
}

it('registers, signs in, shows a message, clears the form and offers the next step', async () => {
  const registration = createSlowResponse();
  const page = showPage(
    {
      'POST /register': registration.response,
      'POST /login': asha,
      'GET /session': { user: asha, artist: null },
    },
    '/signup?next=/account/orders',
  );
  expect(document.title).toBe('Sign Up | Rangmala');
  expect(fullNameField()).toHaveAttribute('autocomplete', 'name');
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signUp(page);
  expect(screen.getByRole('button', { name: 'Signing Up...' })).toBeDisabled();
  registration.finish({ status: 201, body: { message: WELCOME } });
  expect((await screen.findByText(WELCOME)).closest('[role="status"]')).toBeVisible();
  expect(page.api.bodiesTo('POST /register')).toEqual([
    { full_name: 'Asha Rao', email: 'asha@example.com', password: 'monsoon over warangal' },
  ]);
  expect(fullNameField()).toHaveValue('');
  expect(passwordField()).toHaveValue('');
  expect(page.api.bodiesTo('POST /login')).toEqual([
    { email: 'asha@example.com', password: 'monsoon over warangal' },
  ]);
  expect(localStorage.getItem('rangmala.user')).toContain('asha@example.com');
  expectLink('Continue', '/account/orders');
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

it('links to the sign-in page when signing in fails', async () => {
  const page = showPage(
    { 'POST /register': { status: 201, body: { message: WELCOME } }, 'POST /login': noConnection },
    '/signup?next=/account/orders',
  );
  await signUp(page);
  expect(await screen.findByText(WELCOME)).toBeVisible();
  expectLink('Sign in now', '/signin?next=%2Faccount%2Forders');
});

const EMAIL_TAKEN = 'There is already an account with this email. Please sign in instead.';

it.each([
  ['the server’s message', createRefusal(409, EMAIL_TAKEN), EMAIL_TAKEN],
  ['a general message when there is none', { status: 502 }, 'Registration failed. Please try again.'],
  ['a general message without a connection', noConnection, 'Registration failed. Please try again.'],
])('shows %s when the registration fails, and keeps what was typed', async (_case, response, text) => {
  const page = showPage({ 'POST /register': response });
  await signUp(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(fullNameField()).toHaveValue('Asha Rao');
  expect(passwordField()).toHaveValue('monsoon over warangal');
  expect(signUpButton()).toBeEnabled();
});

it('shows each broken rule at its field without sending', async () => {
  const page = showPage();
  await page.user.click(signUpButton());
  expect(fullNameField()).toHaveAccessibleDescription('Please enter your full name.');
  expect(emailField()).toHaveAccessibleDescription('Please enter your email.');
  expect(passwordField()).toHaveAccessibleDescription(/Please enter a password\.$/);
  expect(fullNameField()).toHaveFocus();
  await signUp(page, 'short');
  expect(passwordField()).toHaveAccessibleDescription(/of at least 8 characters\.$/);
  expect(passwordField()).toHaveFocus();
  expect(page.api.requests).toEqual([]);
});

it('shows a password that the server refuses at its field', async () => {
  const detail = 'Too many people use this password, so it’s easy to guess. Please choose another.';
  const page = showPage({ 'POST /register': createRefusal(422, detail, { fields: { password: detail } }) });
  await signUp(page);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(passwordField()).toHaveAccessibleDescription(new RegExp(detail));
  expect(passwordField()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
