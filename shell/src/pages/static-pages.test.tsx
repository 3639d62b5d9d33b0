import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import AccountPage from './AccountPage/AccountPage.tsx';

describe('in a shop that takes no orders', () => {
  const site = { checkout: false, hiddenPaths: ['/delivery', '/returns', '/checkout', '/account/addresses'] };

  it('the account page does not link to saved addresses', () => {
    const user = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
    renderPage(<AccountPage />, { path: '/account', session: { user }, site });
    expect(screen.getByRole('link', { name: 'My Orders' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Saved Addresses' })).not.toBeInTheDocument();
  });
});
