import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import AccountPage from './AccountPage/AccountPage.tsx';

it('the account page of a shop that takes no orders does not link to saved addresses', () => {
  const site = { checkout: false, hiddenPaths: ['/account/addresses'] };
  const user = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
  renderPage(<AccountPage />, { path: '/account', session: { user }, site });
  expect(screen.getByRole('link', { name: 'My Orders' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Saved Addresses' })).not.toBeInTheDocument();
});
