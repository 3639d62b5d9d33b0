import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { UserProvider, useUser, type UserContextValue } from '@rangmala/shared/session';

const SESSION = {
  user: { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false },
  artist: null,
};

/** Renders a component on the server and returns how often the component read a detail of the user. */
function countUserReads(getText: (value: UserContextValue) => ReactNode): number {
  const onUserRead = jest.fn();
  const Reader = () => getText(useUser());
  renderToString(
    <UserProvider initial={SESSION} onUserRead={onUserRead}>
      <Reader />
    </UserProvider>,
  );
  return onUserRead.mock.calls.length;
}

test('does not report a component that only checks whether a customer is signed in', () => {
  expect(
    countUserReads(({ user, isAuthenticated }) => (user && isAuthenticated ? 'Sign Out' : 'Sign In')),
  ).toBe(0);
});

test.each<[string, (value: UserContextValue) => ReactNode]>([
  ['a detail', ({ user }) => user?.name],
  ['a copy', ({ user }) => ({ ...user }).email],
  ['the JSON', ({ user }) => JSON.stringify(user)],
  ['the names of the details', ({ user }) => Object.keys(user ?? {}).join()],
  ['whether there is a detail', ({ user }) => String('email' in (user ?? {}))],
])('reports a component that reads %s', (_, getText) => {
  expect(countUserReads(getText)).toBeGreaterThan(0);
});
