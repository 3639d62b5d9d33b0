import { useState } from 'react';
import { useApi } from '@rangmala/shared/api';
import { useTextDraft } from '@rangmala/shared/chat';
import type { ArtistSession, BookedTime } from '@rangmala/shared/contract';
import { findLengthProblem, MAX_PROPOSED_TIMES, REASON_MAX } from '@rangmala/shared/contract/rules';
import { apiPath, useChangeApi } from '@rangmala/shared/endpoints';
import { formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import {
  CheckboxGroup,
  ConfirmDialog,
  LoadingState,
  TextArea,
  TextField,
  useToast,
} from '@rangmala/shared/ui';
import { getServerMessage } from '../../api/server-message.ts';

export interface ProposalDialogProps {
  artistId: string;
  session: ArtistSession;
  open: boolean;
  onClose: () => void;
}

/** Lets the artist choose other times for a session and sends them to the customer. */
export function ProposalDialog({ artistId, session, open, onClose }: ProposalDialogProps) {
  const { id, customer_name } = session;
  const changeApi = useChangeApi();
  const toast = useToast();
  const [date, setDate] = useState(session.date);
  const [times, setTimes] = useState<BookedTime[]>([]);
  const [reason, setReason] = useTextDraft('artist', ` propose ${id}`);
  const reasonProblem = findLengthProblem(reason, REASON_MAX);

  async function submit(): Promise<string | void> {
    if (times.length === 0) return 'Please choose at least one time.';
    if (reasonProblem) return;
    await changeApi('POST /artists/{id}/sessions/{appointmentId}/proposal', {
      params: { id: artistId, appointmentId: id },
      body: { reason: reason.trim(), times },
    });
    toast(`We’ve mailed your suggestion to ${customer_name}.`);
    setTimes([]);
    setReason('');
    onClose();
  }

  return (
    <ConfirmDialog
      title="Suggest other times"
      open={open}
      cancelLabel="Back"
      confirmLabel="Send Suggestion"
      busyLabel="Sending..."
      onCancel={onClose}
      onConfirm={submit}
      describeFailure={(error) =>
        getServerMessage(error) ?? 'We couldn’t send your suggestion. Please try again.'
      }
    >
      <p>
        {customer_name}’s session is on {formatDayWithoutYear(session.date)}, {formatTime(session.time)}. It
        stays there until {customer_name} answers.
      </p>
      <TextField
        label="Date"
        name="date"
        type="date"
        value={date}
        onChange={({ currentTarget: { value } }) => setDate(value)}
      />
      <FreeTimes artistId={artistId} date={date} times={times} onChange={setTimes} />
      {times.length > 0 && (
        <p role="status">
          You suggest{' '}
          {times.map((each) => `${formatDayWithoutYear(each.date)}, ${formatTime(each.time)}`).join('; ')}.
        </p>
      )}
      <TextArea
        label="Message (optional)"
        name="reason"
        rows={2}
        value={reason}
        error={reasonProblem}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ConfirmDialog>
  );
}

interface FreeTimesProps {
  artistId: string;
  date: string;
  /** The chosen times of all days. */
  times: readonly BookedTime[];
  onChange: (times: BookedTime[]) => void;
}

function FreeTimes({ artistId, date, times, onChange }: FreeTimesProps) {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const { data, error, reload } = useApi(
    isDate ? apiPath('GET /appointments/availability', { artist_id: artistId, date }) : null,
  );
  if (!isDate) return <p>Choose a date to see your free times.</p>;
  if (!data) {
    return (
      <LoadingState
        label="Loading your free times…"
        error={error && { message: 'We couldn’t load your free times.' }}
        onRetry={reload}
      />
    );
  }
  if (data.slots.length === 0) {
    return <p>You have no free times on {formatDayWithoutYear(date)}. Please choose another date.</p>;
  }
  const otherDays = times.filter((each) => each.date !== date);
  return (
    <CheckboxGroup
      legend={`Free times, ${formatDayWithoutYear(date)}`}
      name="times"
      hint={`Choose up to ${MAX_PROPOSED_TIMES}.`}
      options={data.slots.map(({ value, label }) => ({
        value,
        label,
        disabled:
          times.length >= MAX_PROPOSED_TIMES &&
          !times.some((each) => each.date === date && each.time === value),
      }))}
      value={times.filter((each) => each.date === date).map(({ time }) => time)}
      onChange={(chosen) => onChange([...otherDays, ...chosen.map((time) => ({ date, time }))])}
    />
  );
}
