import { useState } from 'react';
import styled from 'styled-components';
import type { ArtistSession } from '@rangmala/shared/contract';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import { Button, useToast } from '@rangmala/shared/ui';
import { getServerMessage } from '../../api/server-message.ts';
import { CancelSessionDialog } from './CancelSessionDialog.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';

export interface SessionActionsProps {
  artistId: string;
  session: ArtistSession;
  /** Called after the session was cancelled: its buttons disappear with it. */
  onCancelled: () => void;
}

/**
 * What the artist can do about a session: before its start propose other times or cancel, afterwards record that the
 * customer did not come.
 */
export function SessionActions({ artistId, session, onCancelled }: SessionActionsProps) {
  const { id, customer_name, did_not_come = false, has_begun, proposed_times } = session;
  const changeApi = useChangeApi();
  const toast = useToast();
  const [openDialog, setOpenDialog] = useState<'cancel' | 'propose'>();

  async function toggleAttendance(): Promise<void> {
    try {
      await changeApi('PUT /artists/{id}/sessions/{appointmentId}/attendance', {
        params: { id: artistId, appointmentId: id },
        body: { did_not_come: !did_not_come },
      });
    } catch (error) {
      toast(getServerMessage(error) ?? 'We couldn’t save this. Please try again.', 'bad');
    }
  }

  if (has_begun) {
    return (
      <Actions>
        <Button
          variant="secondary"
          aria-pressed={did_not_come}
          aria-label={`Did not come: ${customer_name}`}
          onClick={() => void toggleAttendance()}
        >
          Did not come
        </Button>
      </Actions>
    );
  }
  return (
    <>
      {proposed_times && (
        <Waiting>
          You suggested{' '}
          {proposed_times
            .map(({ date, time }) => `${formatDayWithoutYear(date)}, ${formatTime(time)}`)
            .join('; ')}
          . {customer_name} has not answered yet.
        </Waiting>
      )}
      <Actions>
        <Button
          variant="secondary"
          aria-label={`Suggest Other Times to ${customer_name}`}
          onClick={() => setOpenDialog('propose')}
        >
          Suggest Other Times
        </Button>
        <Button
          variant="quiet"
          aria-label={`Cancel Session with ${customer_name}`}
          onClick={() => setOpenDialog('cancel')}
        >
          Cancel Session
        </Button>
      </Actions>
      <ProposalDialog
        artistId={artistId}
        session={session}
        open={openDialog === 'propose'}
        onClose={() => setOpenDialog(undefined)}
      />
      <CancelSessionDialog
        artistId={artistId}
        session={session}
        open={openDialog === 'cancel'}
        onClose={() => setOpenDialog(undefined)}
        onCancelled={onCancelled}
      />
    </>
  );
}

const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  button {
    padding-inline: 0.8rem;
    font-size: ${({ theme }) => theme.text.small};
  }
`;

const Waiting = styled.p`
  grid-column: 1 / -1;
  font-size: ${({ theme }) => theme.text.small};
`;
