import styled from 'styled-components';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Grid, Icon, InfoCard, Page } from '@rangmala/shared/ui';
import { useAccountPages } from '../../components/AccountNav.tsx';

export default function AccountPage() {
  const { user } = useUser();
  return (
    <Page
      title="My Account"
      description="Your orders, your appointments and your details."
      lead={
        user && (
          <>
            Welcome, {user.name}.<br />
            You are signed in as <Email>{user.email}.</Email>
          </>
        )
      }
    >
      <Grid as="ul" $min="14rem">
        {useAccountPages().map(({ name, text, icon, to }) => (
          <PageCard key={to}>
            <Icon name={icon} />
            <AppLink className="stretched-link" to={to}>
              {name}
            </AppLink>
            {text && <p>{text}</p>}
          </PageCard>
        ))}
      </Grid>
    </Page>
  );
}

/** Stands on a line of its own where it does not fit, so that fonts of other widths break the lines alike. */
const Email = styled.span`
  display: inline-block;
  max-width: 100%;
`;

const PageCard = styled(InfoCard).attrs({ as: 'li', $gap: 'xs' })`
  position: relative;
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
  p {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`;
