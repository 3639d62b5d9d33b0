import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, Muted, Page, Stack } from '@rangmala/shared/ui';
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
          <Card key={id}>
            <h2>
              <AppLink to={links.job(id)}>{title}</AppLink>
            </h2>
            <Muted>
              {type} · {location}
            </Muted>
            <p>{summary}</p>
          </Card>
        ))}
      </Stack>
      <Artists>
        <ArtistAreaHint />
      </Artists>
    </Page>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.l};
  border-left: 0.3rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

const Artists = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
`;
