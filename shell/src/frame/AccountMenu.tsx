import { links } from '@rangmala/shared/links';
import { AppLink } from '@rangmala/shared/ui';
import { useSignOut } from '../api/session.ts';
import { Disclosure } from './Disclosure.tsx';
import { useNavigation } from './use-navigation.ts';

export function AccountMenu() {
  const signOut = useSignOut();
  const remoteEntries = useNavigation('account');
  return (
    <Disclosure label="My Account" edge="right">
      <li>
        <AppLink to={links.orders()}>My Orders</AppLink>
      </li>
      <li>
        <AppLink to={links.appointments()}>My Appointments</AppLink>
      </li>
      <li>
        <AppLink to={links.editProfile()}>Edit Profile</AppLink>
      </li>
      <li>
        <AppLink to={links.changePassword()}>Change Password</AppLink>
      </li>
      {remoteEntries.map(({ label, to }) => (
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
