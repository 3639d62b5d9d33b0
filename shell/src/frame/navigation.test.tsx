import { screen, within } from '@testing-library/react';
import type { NavigationEntry } from '@rangmala/shared/contract';
import { expectLink, joinTexts, renderPage } from '@rangmala/shared/testing';
import AccountPage from '../pages/AccountPage/AccountPage.tsx';
import HomePage from '../pages/HomePage/HomePage.tsx';
import { Frame } from './Frame.tsx';
import { FederationProvider } from '../federation/federation-context.tsx';
import type { ModuleLoader } from '../federation/module-loader.ts';

jest.mock('../federation/Slot.tsx', () => ({ Slot: () => null }));

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };

function showMenus(ui: React.ReactNode, menus: readonly NavigationEntry['menu'][]) {
  const navigation = menus.map((menu) => ({ menu, label: 'Weaving', to: '/weaving' }));
  const snapshot = {
    number: 1,
    shell: '1.0.0',
    remotes: [{ app: 'weaving', releases: [], pages: [], slots: [], navigation }],
  };
  return renderPage(
    <FederationProvider loader={{} as ModuleLoader} snapshot={snapshot}>
      {ui}
    </FederationProvider>,
    { session: { user: asha } },
  );
}

const readLinks = (name: string) =>
  joinTexts(within(screen.getByRole('navigation', { name })).getAllByRole('link'));

it('adds header entries of remotes after the shell’s own, below More', async () => {
  const { user } = showMenus(<Frame>A page</Frame>, ['header']);
  const header = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(joinTexts(header.getAllByRole('button'))).toBe('Menu, Shop, More, My Account');
  await user.click(header.getByRole('button', { name: 'More' }));
  expectLink('Weaving', '/weaving', header);
});

it('adds footer and account entries of remotes after the shell’s own', async () => {
  const { user } = showMenus(<Frame>A page</Frame>, ['footer', 'account']);
  const names = 'Home, Shop, Art Gallery, Appointment, About Us, Contact Us, Weaving';
  expect(readLinks('Explore')).toBe(names);
  await user.click(screen.getByRole('button', { name: 'My Account' }));
  // The last link leads to the cart and has no text.
  expect(readLinks('Main')).toMatch(/, Change Password, Weaving, $/);
});

it('adds entries of remotes to the account page after the shell’s own', () => {
  showMenus(<AccountPage />, ['account']);
  expect(joinTexts(screen.getAllByRole('link'))).toMatch(/^My Orders, .*, Weaving$/);
});

it('adds entries of remotes to the home page', () => {
  showMenus(<HomePage />, ['home']);
  expect(readLinks('More to explore')).toBe('Weaving');
});
