import { useParams, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { Grievance, GrievanceStatus } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { ButtonLink, Card, LoadingState, Page, Stack } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
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
  if (grievance) return <GrievanceView grievance={grievance} />;
  if (error?.status === 404) {
    return (
      <Page
        title="Grievance not found"
        description="There is no grievance at this address."
        status={404}
        lead="We couldn’t find this grievance. Please open the link in our email again."
      >
        <ButtonLink to={links.grievances()}>Raise a grievance</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title="Your grievance" description="A grievance and our answers to it.">
      <LoadingState label="Loading your grievance…" error={error} onRetry={reload} />
    </Page>
  );
}

function GrievanceView({ grievance }: { grievance: Grievance }) {
  const { number, status, order_number, message, created_at, due_at, answers } = grievance;
  return (
    <Page
      title={`Grievance ${number}`}
      description="A grievance and our answers to it."
      lead={`Raised on ${formatInstant(created_at)} (India time)`}
      trail={[{ name: 'Grievances', to: links.grievances() }]}
      crumb={number}
    >
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
    </Page>
  );
}

const Status = styled.p`
  font-size: ${({ theme }) => theme.text.large};
  font-weight: 600;
`;

const Entries = styled(Stack)`
  max-width: ${({ theme }) => theme.size.narrow};
  margin-top: ${({ theme }) => theme.space.l};
`;

const Entry = styled(Card)`
  white-space: pre-line;
`;
