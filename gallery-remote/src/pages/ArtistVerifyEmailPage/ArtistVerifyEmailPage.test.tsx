import { screen } from '@testing-library/react';
import { createRefusal, expectLink, noConnection, renderPage } from '@rangmala/shared/testing';
import ArtistVerifyEmailPage from './ArtistVerifyEmailPage.tsx';

const POST_VERIFY_EMAIL = 'POST /artists/verify-email';
const TOKEN = 'b'.repeat(43);

const showPage = (response?: unknown) =>
  renderPage(<ArtistVerifyEmailPage />, {
    path: `/artists/verify-email?token=${TOKEN}`,
    api: { [POST_VERIFY_EMAIL]: response },
  });
const getConfirmButton = () => screen.getByRole('button', { name: 'Confirm Email' });

test('confirms the address only when the button is pressed', async () => {
  const { user, api } = showPage({ status: 204 });
  expect(api.to(POST_VERIFY_EMAIL)).toEqual([]);
  await user.click(getConfirmButton());
  expect(await screen.findByText(/^Your email address is confirmed\./)).toBeVisible();
  expect(api.bodiesTo(POST_VERIFY_EMAIL)).toMatchObject([{ token: TOKEN }]);
});

test.each([
  [createRefusal(422, 'This link has expired.'), 'This link has expired.'],
  [noConnection, 'We couldn’t confirm your email. Please try again.'],
])('shows why it failed, and confirms the address on the next press', async (response, sentence) => {
  const { user, api } = showPage(response);
  await user.click(getConfirmButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expectLink('your profile', '/artists');
  api.setResponses({ [POST_VERIFY_EMAIL]: { status: 204 } });
  await user.click(getConfirmButton());
  expect(await screen.findByText(/^Your email address is confirmed\./)).toBeVisible();
});
