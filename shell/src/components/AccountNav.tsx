import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon } from '@rangmala/shared/ui';
import { Aside } from './FormScreen.tsx';

/** The screens of an account, in the order of the menu. */
export const ACCOUNT_PAGES = [
  { name: 'My Orders', text: 'What you have ordered.', icon: 'bag', to: links.orders() },
  {
    name: 'My Appointments',
    text: 'Your sessions with artists.',
    icon: 'calendar',
    to: links.appointments(),
  },
  { name: 'Edit Profile', text: 'How we call you.', icon: 'user', to: links.editProfile() },
  { name: 'Change Password', text: 'A new key to your account.', icon: 'key', to: links.changePassword() },
] as const;

/** Beside the forms of an account: its other screens. */
export function AccountNav() {
  const { pathname } = useLocation();
  return (
    <Aside as="nav" aria-label="Your account">
      <ul>
        {ACCOUNT_PAGES.map(({ name, icon, to }) => (
          <li key={to}>
            <Icon name={icon} />
            <Place to={to} aria-current={pathname === to ? 'page' : undefined}>
              {name}
            </Place>
          </li>
        ))}
      </ul>
    </Aside>
  );
}

const Place = styled(AppLink)`
  &[aria-current] {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
`;
