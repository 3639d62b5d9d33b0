import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import AboutPage from './AboutPage/AboutPage.tsx';
import AccountPage from './AccountPage/AccountPage.tsx';
import ContactPage from './ContactPage/ContactPage.tsx';
import HomePage from './HomePage/HomePage.tsx';

jest.mock('../federation/Slot.tsx', () => ({
  Slot: ({ name }: { name: string }) => <p>{`Slot ${name}`}</p>,
}));

describe('in a shop that takes no orders', () => {
  const site = { checkout: false, hiddenPaths: ['/delivery', '/returns', '/checkout', '/account/addresses'] };
  const ORDER_WORDS = /\border|deliver|dispatch|courier|parcel|refund|\bpay\b/i;

  it.each([
    ['home', HomePage],
    ['about', AboutPage],
    ['contact', ContactPage],
  ])('the %s page does not mention orders', (_name, Page) => {
    const { container } = renderPage(<Page />, { site });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(container).not.toHaveTextContent(ORDER_WORDS);
  });

  it('the account page does not link to saved addresses', () => {
    const user = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
    renderPage(<AccountPage />, { path: '/account', session: { user }, site });
    expect(screen.getByRole('link', { name: 'My Orders' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Saved Addresses' })).not.toBeInTheDocument();
  });
});
