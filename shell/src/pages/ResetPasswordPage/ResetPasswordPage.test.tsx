import { screen } from '@testing-library/react';
import { LINK_EXPIRED } from '@rangmala/shared/contract/rules';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import ResetPasswordPage from './ResetPasswordPage.tsx';

const TOKEN = 'k7'.repeat(21) + 'x';
const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };

const showPage = (api: PageOptions['api'] = {}, options: PageOptions = {}) =>
  renderPage(<ResetPasswordPage />, { path: `/reset-password?token=${TOKEN}`, api, ...options });
const passwordField = () => screen.getByLabelText('New password');
const resetButton = () => screen.getByRole('button', { name: 'Reset Password' });

async function resetPassword({ user }: ReturnType<typeof showPage>) {
  await user.type(passwordField(), 'monsoon over warangal');
  await user.click(resetButton());
}

it('sets the password through the link and signs out this browser', async () => {
  const page = showPage(
    { 'POST /reset-password': { status: 204 }, 'GET /session': { user: null, artist: null } },
    { session: { user: asha } },
  );
  expect(document.title).toBe('Reset Password | Rangmala');
  // The URL contains a secret token.
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
  await resetPassword(page);
  const notice = await screen.findByText('Password updated successfully!');
  expect(notice.closest('[role="status"]')).toBeVisible();
  expect(page.api.bodiesTo('POST /reset-password')).toMatchObject([
    { token: TOKEN, password: 'monsoon over warangal' },
  ]);
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expectLink('Sign in now', '/signin');
  expect(document.activeElement).toContainElement(notice);
  expect(localStorage.getItem('rangmala.user')).toBeNull();
});

it('says that the link has expired or was used, links to a new one and keeps the typed password', async () => {
  const page = showPage({ 'POST /reset-password': createRefusal(422, LINK_EXPIRED) });
  await resetPassword(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(LINK_EXPIRED);
  expectLink('Request a new link', '/forgot-password');
  expect(passwordField()).toHaveValue('monsoon over warangal');
});

it.each(['/reset-password', '/reset-password?token=', `/reset-password?token=${TOKEN.slice(1)}`])(
  'says at once that %s is an incomplete link',
  (path) => {
    showPage({}, { path });
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expectLink('Request a New Link', '/forgot-password');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  },
);
