import { links } from '@rangmala/shared/links';
import { AppLink } from '@rangmala/shared/ui';
import { useSignOut } from '../api/session.ts';
import { Disclosure } from './Disclosure.tsx';
import { useNavigation } from '../federation/federation-context.tsx';

const ENTRIES = [
  { label: 'My Orders', to: links.orders() },
  { label: 'My Appointments', to: links.appointments() },
  { label: 'Edit Profile', to: links.editProfile() },
  { label: 'Change Password', to: links.changePassword() },
];

export function AccountMenu() {
  const signOut = useSignOut();
  const remoteEntries = useNavigation('account');
  return (
    <Disclosure label="My Account" edge="right">
      {[...ENTRIES, ...remoteEntries].map(({ label, to }) => (
        <li key={to}>
          <AppLink to={to}>{label}</AppLink>
        </li>
      ))}
      <li>
        {/* A form, because signing out must work without JavaScript. */}
        <form
          method="post"
          action={links.signOut()}
          onSubmit={(event) => {
            event.preventDefault();
            void signOut();
          }}
        >
          <button type="submit">Sign Out</button>
        </form>
      </li>
    </Disclosure>
  );
}
