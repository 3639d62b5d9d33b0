import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, InfoCard, Muted, Page, Stack } from '@rangmala/shared/ui';
import { ArtistAreaHint } from '../../components/ArtistAreaHint.tsx';
import { JOBS } from '../../lib/jobs.ts';

export default function JobsPage() {
  return (
    <Page
      narrow
      title="Jobs"
      description="Work with us: draw for people who come with an idea, set your own hours, and show your work in our gallery."
      lead="We’re a small studio that lives and breathes drawing. Here are our open roles."
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <Stack as="ul" $gap="l">
        {JOBS.map(({ id, title, type, location, summary }) => (
          <InfoCard as="li" $gap="s" key={id}>
            <h2>
              <AppLink to={links.job(id)}>{title}</AppLink>
            </h2>
            <Muted>
              {type} · {location}
            </Muted>
            <p>{summary}</p>
          </InfoCard>
        ))}
      </Stack>
      <Artists>
        <ArtistAreaHint />
      </Artists>
    </Page>
  );
}

const Artists = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
`;
