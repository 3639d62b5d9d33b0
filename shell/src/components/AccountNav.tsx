import { useLocation } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { AppLink, Icon } from '@rangmala/shared/ui';
import { useNavigation } from '../federation/federation-context.tsx';
import { Aside } from './FormScreen.tsx';

/** The pages of an account, in display order. */
const ACCOUNT_PAGES = [
  { name: 'My Orders', text: 'Your past orders.', icon: 'bag', to: links.orders() },
  { name: 'My Designs', text: 'What you have made, finished or not.', icon: 'star', to: links.designs() },
  {
    name: 'My Appointments',
    text: 'Your sessions with artists.',
    icon: 'calendar',
    to: links.appointments(),
  },
  { name: 'Edit Profile', text: 'The name we use for you.', icon: 'user', to: links.editProfile() },
  { name: 'Change Password', text: 'Set a new password.', icon: 'key', to: links.changePassword() },
  {
    name: 'Saved Addresses',
    text: 'Delivery addresses for your orders.',
    icon: 'pin',
    to: links.addresses(),
  },
  {
    name: 'Your Data',
    text: 'Download your data or delete your account.',
    icon: 'download',
    to: links.accountData(),
  },
] as const;

/** Returns the account pages that this shop has, followed by the account menu entries of remotes. */
export function useAccountPages() {
  const { hiddenPaths } = useSite();
  const remoteEntries = useNavigation('account').map(({ label, to }) => ({
    name: label,
    text: undefined,
    icon: 'arrow' as const,
    to,
  }));
  return [...ACCOUNT_PAGES.filter(({ to }) => !hiddenPaths?.includes(to)), ...remoteEntries];
}

export function AccountNav() {
  const { pathname } = useLocation();
  return (
    <Aside as="nav" aria-label="Your account">
      <ul>
        {useAccountPages().map(({ name, icon, to }) => (
          <li key={to}>
            <Icon name={icon} />
            <PageLink to={to} aria-current={pathname === to ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Aside>
  );
}

const PageLink = styled(AppLink)`
  &[aria-current] {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
`;
