import { useParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import { SessionSteps } from '@rangmala/shared/chat';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Page, Stack } from '@rangmala/shared/ui';
import { ArtistAreaHint } from '../../components/ArtistAreaHint.tsx';
import { findJob } from '../../lib/jobs.ts';

const trail = [
  { name: 'Home', to: links.home() },
  { name: 'Jobs', to: links.jobs() },
];

export default function JobPage() {
  const { id = '' } = useParams();
  const job = findJob(id);
  if (!job)
    return (
      <Page
        narrow
        title="Job not found"
        description="This job could not be found."
        status={404}
        heading="Job not found."
        trail={trail}
      >
        <ButtonLink to={links.jobs()}>See all jobs</ButtonLink>
      </Page>
    );
  return (
    <Page
      narrow
      title={job.title}
      description={job.summary}
      path={links.job(job.id)}
      lead={`${job.type} · ${job.location}`}
      trail={trail}
    >
      <Text>
        <p>{job.description}</p>
        <h2>Requirements</h2>
        <ul>
          {job.requirements.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h2>Benefits</h2>
        <ul>
          {job.benefits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <SessionSteps title="What we tell customers" />
        <ButtonLink to={links.contact(`Application: ${job.title}`)}>Apply</ButtonLink>
        <p>
          <ArtistAreaHint />
        </p>
      </Text>
    </Page>
  );
}

const Text = styled(Stack).attrs({ $align: 'start' })`
  h2 {
    margin-top: ${({ theme }) => theme.space.m};
  }
  ul {
    display: grid;
    gap: ${({ theme }) => theme.space.s};
    padding-left: 1.25rem;
  }
  li::marker {
    color: ${({ theme }) => theme.color.accent};
  }
  a {
    margin-top: ${({ theme }) => theme.space.m};
  }
`;
