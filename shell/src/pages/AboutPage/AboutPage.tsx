import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import {
  AppLink,
  ButtonLink,
  Columns,
  Container,
  PageHeader,
  PageMeta,
  Row,
  Stack,
} from '@rangmala/shared/ui';
import { HowItWorks } from './HowItWorks.tsx';
import { Materials } from './Materials.tsx';

export default function AboutPage() {
  const { name, origin, checkout } = useSite();
  const { artist } = useUser();
  return (
    <>
      <PageMeta
        title="About Us"
        description={`We bring together people who want something of their own and artists who can draw it: who we are, how personalising works${checkout ? ', what we print on, and how we ship it' : ' and what we print on'}.`}
        jsonLd={{ '@type': 'AboutPage', name: `About ${name}`, url: `${origin}${links.about()}` }}
      />
      <Container>
        <PageHeader
          title="About Us"
          lead="Rang means colour, mala means garland. We bring together people who want something of their own and artists who can draw it."
          trail={[{ name: 'Home', to: links.home() }, { name: 'About Us' }]}
        />
        <Story $wide="1.5fr 1fr">
          <Stack>
            <h2>Who we are</h2>
            <p>
              Rangmala is a small studio on a university campus in Telangana. It began with a hostel wall, a
              visiting Madhubani painter, and a queue of students who wanted her birds on their own cups. She
              had more requests than she had days. So we built a place where you can ask an artist directly,
              and where the drawing ends up on something you use every day.
            </p>
            <p>
              We are printers, packers, a few programmers and, above all, artists: painters of Madhubani,
              Warli, Gond, Kalamkari and other traditions, and people whose style has no name yet.
            </p>
          </Stack>
          <blockquote>
            <p>A garland is just flowers and the thread that holds them together. We are the thread.</p>
          </blockquote>
        </Story>
      </Container>
      <HowItWorks />
      <Materials />
      <Container>
        <Artists>
          <h2>The artists</h2>
          <p>
            Every artist sets their own hours and shows their own work. A session is half an hour with one
            artist, by video, call or chat. What they draw for you is yours to print as often as you like, and
            we credit the artist wherever we show it.
          </p>
          <p>
            Are you an artist? We’d love to see your work. Already working with us?{' '}
            <AppLink to={artist ? links.artist(artist.artist_id) : links.artistLogin()}>
              {artist ? 'Open your artist area' : 'Sign in to your artist area'}
            </AppLink>
            .
          </p>
          <Row $gap="m">
            <ButtonLink to={links.appointment()}>Book an Appointment</ButtonLink>
            <ButtonLink to={links.artGallery()} variant="secondary">
              See Their Work
            </ButtonLink>
            <ButtonLink to={links.jobs()} variant="secondary">
              Become an Artist
            </ButtonLink>
          </Row>
        </Artists>
      </Container>
    </>
  );
}

const Story = styled(Columns)`
  font-size: ${({ theme }) => theme.text.large};

  blockquote {
    align-self: center;
    padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.l};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.turmeric};
    font: 600 ${({ theme }) => theme.text.h2} / 1.25 ${({ theme }) => theme.font.display};
  }
`;

const Artists = styled(Stack).attrs({ as: 'section' })`
  max-width: ${({ theme }) => theme.size.narrow};
  padding-top: ${({ theme }) => theme.space.section};
  font-size: ${({ theme }) => theme.text.large};
`;
