import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import { blockBorder } from '@rangmala/shared/theme';
import { AppLink, Container, LogoMark } from '@rangmala/shared/ui';
import { ContactRows } from '../components/ContactRows.tsx';
import { useNavigation } from '../federation/federation-context.tsx';

const EXPLORE_LINKS = [
  { name: 'Home', to: links.home() },
  { name: 'Shop', to: links.shop() },
  { name: 'Art Gallery', to: links.artGallery() },
  { name: 'Appointment', to: links.appointment() },
  { name: 'About Us', to: links.about() },
  { name: 'Contact Us', to: links.contact() },
];

const HELP_LINKS = [
  { name: 'FAQ', to: links.faq() },
  { name: 'Delivery', to: links.delivery() },
  { name: 'Returns', to: links.returns() },
  { name: 'Find your order', to: links.findOrder() },
  { name: 'Terms', to: links.terms() },
  { name: 'Privacy', to: links.privacy() },
  { name: 'Grievances', to: links.grievances() },
];

export function Footer() {
  const { name, tagline, hiddenPaths } = useSite();
  const { artist } = useUser();
  const remoteEntries = useNavigation('footer').map(({ label, to }) => ({ name: label, to }));
  const helpLinks = [
    ...HELP_LINKS,
    artist
      ? { name: 'Your artist area', to: links.artist(artist.artist_id) }
      : { name: 'Artist sign-in', to: links.artistLogin() },
  ];
  return (
    <Background>
      <Columns>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contact</h2>
          <ContactRows />
        </section>
        <ExploreNav className="screen-only" aria-label="Explore">
          <h2>Explore</h2>
          <ul>
            {[...EXPLORE_LINKS, ...remoteEntries].map((link) => (
              <li key={link.to}>
                <AppLink to={link.to}>{link.name}</AppLink>
              </li>
            ))}
          </ul>
        </ExploreNav>
        <Tagline className="screen-only">
          <LogoMark />
          <p>{tagline}</p>
        </Tagline>
      </Columns>
      <Container>
        <SmallPrint>
          <p>© 2025 {name}. All rights reserved.</p>
          <nav className="screen-only" aria-label="Help">
            {helpLinks
              .filter(({ to }) => !hiddenPaths?.includes(to))
              .map((link) => (
                <AppLink key={link.to} to={link.to}>
                  {link.name}
                </AppLink>
              ))}
          </nav>
        </SmallPrint>
      </Container>
    </Background>
  );
}

const Background = styled.footer`
  padding-top: 8px;
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};

  &::before {
    content: '';
    display: block;
    height: 24px;
    margin-bottom: calc(${({ theme }) => theme.space.xl} - 8px);
    background: ${({ theme }) => blockBorder(theme.color.turmeric, theme.color.rose)} repeat-x;
  }
  a {
    color: inherit;
  }
  a:hover {
    color: ${({ theme }) => theme.color.turmeric};
  }
  :focus-visible {
    outline-color: ${({ theme }) => theme.color.turmeric};
  }
  section svg {
    color: ${({ theme }) => theme.color.turmeric};
  }
  h2 {
    margin-bottom: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.turmeric};
    font-size: ${({ theme }) => theme.text.h3};
  }
  @media print {
    padding: 0;
    background: none;
    color: inherit;

    &::before {
      display: none;
    }
    h2,
    svg {
      color: inherit;
    }
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space.xl};

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1.3fr 1fr 1.3fr;
  }
`;

const ExploreNav = styled.nav`
  ul {
    /* Two columns with room for the longest link; one beside large text. */
    columns: 2 7rem;
    max-width: 18rem;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: 0.35rem;
  }
`;

const Tagline = styled.div`
  font-family: ${({ theme }) => theme.font.display};
  font-size: 1.35rem;
  font-weight: 600;
  line-height: 1.35;

  svg {
    width: 4.5rem;
    height: 3.2rem;
    margin-bottom: ${({ theme }) => theme.space.s};
  }
`;

const SmallPrint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  margin-top: ${({ theme }) => theme.space.xl};
  padding-block: ${({ theme }) => theme.space.m};
  border-top: 1px solid ${({ theme }) => theme.color.sky};
  font-size: ${({ theme }) => theme.text.small};

  nav {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${({ theme }) => theme.space.l};
    /* Space for the button "Scroll to top". */
    padding-right: 4rem;
  }
  a {
    padding-block: 0.35rem;
  }
  @media print {
    margin-top: ${({ theme }) => theme.space.m};
  }
`;
