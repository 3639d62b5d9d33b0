import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { ButtonLink, Container, PageMeta } from '@rangmala/shared/ui';
import { Slot } from '../../federation/Slot.tsx';
import { useNavigation } from '../../federation/federation-context.tsx';
import { ArtistConnect } from './ArtistConnect.tsx';
import { Hero } from './Hero.tsx';
import { Reassurance } from './Reassurance.tsx';
import sharePicture from './share.png';

const DESCRIPTION =
  'Mugs, tees, wall decor, posters, cushions and stationery made yours, with your own design or one drawn for you by an artist in India.';

export default function HomePage() {
  const { name, promise, origin, email, phone, hero } = useSite();
  const remoteEntries = useNavigation('home');
  return (
    <>
      <PageMeta
        title={`${name} | ${promise}`}
        fullTitle
        description={DESCRIPTION}
        image={hero?.image ?? sharePicture}
        jsonLd={{ '@type': 'Organization', name, url: origin, email, telephone: phone }}
      />
      <Hero />
      <Section aria-labelledby="home-categories">
        <Container>
          <h2 id="home-categories">Shop by Category</h2>
          <p>Choose something you use every day. We’ll make it one of a kind.</p>
          <Slot name="home.categories" />
        </Container>
      </Section>
      <ArtistConnect />
      <Section aria-labelledby="home-gallery">
        <Container>
          <h2 id="home-gallery">From the Art Gallery</h2>
          <p>Work by the artists you can book.</p>
          <Slot name="home.gallery" />
          <ButtonLink to={links.artGallery()} variant="secondary">
            Explore Full Gallery
          </ButtonLink>
        </Container>
      </Section>
      <RemoteParts>
        <Slot name="home.more" />
        {remoteEntries.length > 0 && (
          <nav aria-label="More to explore">
            {remoteEntries.map(({ label, to }) => (
              <ButtonLink key={to} to={to} variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </nav>
        )}
      </RemoteParts>
      <Reassurance />
    </>
  );
}

const Section = styled.section`
  padding-top: ${({ theme }) => theme.space.section};

  ${Container} {
    display: grid;
    gap: ${({ theme }) => theme.space.s};
  }
  p {
    margin-bottom: ${({ theme }) => theme.space.m};
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.large};
  }
  ${Container} > a {
    justify-self: center;
    margin-top: ${({ theme }) => theme.space.l};
  }
`;

/** The slot `home.more` and the links that remotes add. Takes no space when both are empty. */
const RemoteParts = styled(Container)`
  section {
    display: grid;
    justify-items: start;
    gap: ${({ theme }) => theme.space.m};
    padding-top: ${({ theme }) => theme.space.section};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${({ theme }) => theme.space.m};
    padding-top: ${({ theme }) => theme.space.section};
  }
`;
