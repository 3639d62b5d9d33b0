import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Container, Grid, Icon, PageHeader, PageMeta } from '@rangmala/shared/ui';

const PLACES = [
  { name: 'My Orders', text: 'What you have ordered.', icon: 'bag', to: links.orders() },
  {
    name: 'My Appointments',
    text: 'Your sessions with artists.',
    icon: 'calendar',
    to: links.appointments(),
  },
  { name: 'Edit Profile', text: 'How we call you.', icon: 'user', to: links.editProfile() },
  { name: 'Change Password', text: 'A new key to your account.', icon: 'check', to: links.changePassword() },
] as const;

export default function AccountPage() {
  const { user } = useUser();
  return (
    <Container>
      <PageMeta title="My Account" description="Your orders, appointments and details at Rangmala." noIndex />
      <PageHeader title="My Account" lead={user && `Welcome, ${user.email}`} />
      <Grid as="ul" $min="14rem">
        {PLACES.map(({ name, text, icon, to }) => (
          <Place key={to}>
            <Icon name={icon} />
            <AppLink to={to}>{name}</AppLink>
            <p>{text}</p>
          </Place>
        ))}
      </Grid>
    </Container>
  );
}

const Place = styled.li`
  position: relative;
  display: grid;
  gap: 0.25rem;
  padding: ${({ theme }) => theme.space.l};
  border-top: 0.4rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  transition: box-shadow ${({ theme }) => theme.motion.quick};

  &:hover {
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
  svg {
    color: ${({ theme }) => theme.color.accent};
    font-size: 1.4rem;
  }
  a {
    color: inherit;
    font: 600 ${({ theme }) => theme.text.h3} / 1.3 ${({ theme }) => theme.font.display};
    text-decoration: none;
  }
  /* The whole card can be pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`;
