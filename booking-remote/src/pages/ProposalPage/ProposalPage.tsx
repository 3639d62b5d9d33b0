import { useRef } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import { useApi } from '@rangmala/shared/api';
import type { Proposal } from '@rangmala/shared/contract';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { ButtonLink, EmptyState, LoadingState, NoScriptNotice, Page } from '@rangmala/shared/ui';
import { getProposalPath } from '../../api/paths.ts';
import { NoAppointment } from '../../components/NoAppointment.tsx';
import { OpenProposal } from './OpenProposal.tsx';

export const data: PageData = (_params, search) => {
  const token = search.get('token');
  return token ? [getProposalPath(token)] : [];
};

/** The page that the mailed link of a proposal opens. Only its buttons answer: mail scanners open links too. */
export default function ProposalPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data: proposal, error, reload } = useApi(token ? getProposalPath(token) : null);
  const isUnknown = token === '' || error?.status === 404;
  const result = useRef<HTMLDivElement>(null);

  return (
    <Page
      narrow
      title="Another Time"
      description="Other times for your session with an artist."
      status={isUnknown ? 404 : undefined}
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <NoScriptNotice>Answering here</NoScriptNotice>
      <div ref={result} tabIndex={-1}>
        {isUnknown ? (
          <NoAppointment title="This link is no longer valid.">
            Please use the link in our newest email, or change the session in My Appointments.
          </NoAppointment>
        ) : proposal?.status === 'open' ? (
          <OpenProposal
            token={token}
            proposal={proposal}
            // Moves the focus, because the pressed button disappears.
            onAnswered={() => result.current?.focus()}
          />
        ) : proposal ? (
          <ClosedProposal proposal={proposal} />
        ) : (
          <LoadingState tall label="Loading the suggested times…" error={error} onRetry={reload} />
        )}
      </div>
    </Page>
  );
}

function ClosedProposal({ proposal }: { proposal: Proposal }) {
  const { status, artist_id, artist_name, art_type, date, time } = proposal;
  if (status === 'changed') {
    return (
      <EmptyState
        title={`Your session is on ${formatDay(date)}, ${formatTime(time)}.`}
        action={<ButtonLink to={links.appointments()}>My Appointments</ButtonLink>}
      >
        <p>
          {artist_name} is looking forward to meeting you. We’ve mailed you the details (Indian Standard
          Time).
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={
        status === 'cancelled' ? 'Your session has been cancelled.' : 'This session has already started.'
      }
      action={
        <ButtonLink to={links.appointment({ artType: art_type, artist: artist_id })}>
          Book Another Time
        </ButtonLink>
      }
    >
      <p>{status === 'cancelled' ? 'We’d love to see you another time.' : 'It can’t be moved any more.'}</p>
    </EmptyState>
  );
}
