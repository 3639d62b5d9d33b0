import { useParams, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { Grievance, GrievanceStatus } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { ButtonLink, Container, ErrorState, LoadingState, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { Card } from '../../components/Card.tsx';
import { formatInstant } from '../../lib/order-labels.ts';

const STATUS_LABELS: Record<GrievanceStatus, string> = {
  open: 'Waiting for our answer',
  answered: 'Answered',
  closed: 'Closed',
};

const getGrievancePath = (number: string, search: URLSearchParams) =>
  apiPath('GET /grievances/{number}', { number, token: search.get('token') ?? '' });

export const data: PageData = ({ number = '' }, search) => [getGrievancePath(number, search)];

/** The page of one grievance with its answers. The URL contains the token of the grievance. */
export default function GrievancePage() {
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const { data: grievance, error, reload } = useApi(getGrievancePath(number, search));
  return (
    <Container>
      {grievance ? (
        <GrievanceView grievance={grievance} />
      ) : error?.status === 404 ? (
        <NotFound />
      ) : (
        <>
          <PageMeta title="Your grievance" description="A grievance and our answers to it." noIndex />
          {error ? (
            <ErrorState message={error.message} onRetry={() => void reload()} />
          ) : (
            <LoadingState label="Loading your grievance…" />
          )}
        </>
      )}
    </Container>
  );
}

function GrievanceView({ grievance }: { grievance: Grievance }) {
  const { number, status, order_number, message, created_at, due_at, answers } = grievance;
  return (
    <>
      <PageMeta title={`Grievance ${number}`} description="A grievance and our answers to it." noIndex />
      <PageHeader
        title={`Grievance ${number}`}
        lead={`Raised on ${formatInstant(created_at)} (India time)`}
        trail={[{ name: 'Grievances', to: links.grievances() }, { name: number }]}
      />
      <Status>{STATUS_LABELS[status]}</Status>
      {status === 'open' && <p>You’ll get our answer by {formatInstant(due_at)} (India time).</p>}
      {order_number && <p>About order {order_number}</p>}
      <Entries>
        <Entry aria-labelledby="grievance-message">
          <h2 id="grievance-message">You wrote</h2>
          <p>{message}</p>
        </Entry>
        {answers.map(({ text, at }, index) => (
          <Entry key={at} aria-labelledby={`grievance-answer-${index}`}>
            <h2 id={`grievance-answer-${index}`}>Our answer on {formatInstant(at)}</h2>
            <p>{text}</p>
          </Entry>
        ))}
      </Entries>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageMeta
        title="Grievance not found"
        description="There is no grievance at this address."
        noIndex
        status={404}
      />
      <PageHeader
        title="Grievance not found"
        lead="We couldn’t find this grievance. Please open the link in our email again."
      />
      <ButtonLink to={links.grievances()}>Raise a grievance</ButtonLink>
    </>
  );
}

const Status = styled.p`
  font-size: ${({ theme }) => theme.text.large};
  font-weight: 600;
`;

const Entries = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: ${({ theme }) => theme.size.narrow};
  margin-top: ${({ theme }) => theme.space.l};
`;

const Entry = styled(Card)`
  white-space: pre-line;
`;
