import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { ArtistSession, BookedTime } from '@rangmala/shared/contract';
import { findLengthProblem, MAX_PROPOSED_TIMES, REASON_MAX } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import {
  Button,
  CheckboxGroup,
  Dialog,
  ErrorState,
  LoadingState,
  Notice,
  TextArea,
  TextField,
  useToast,
} from '@rangmala/shared/ui';
import { getServerMessage } from '../../api/artist-changes.ts';
import { useSessionChanges } from '../../api/session-changes.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';

export interface ProposalDialogProps {
  artistId: string;
  session: ArtistSession;
  open: boolean;
  onClose: () => void;
}

/** Lets the artist choose other times for a session and sends them to the customer. */
export function ProposalDialog({ artistId, session, open, onClose }: ProposalDialogProps) {
  const { id, customer_name } = session;
  const { propose } = useSessionChanges(artistId);
  const redirectIfSignedOut = useRedirectWhenSignedOut(artistId);
  const toast = useToast();
  const formId = useId();
  const [date, setDate] = useState(session.date);
  const [times, setTimes] = useState<BookedTime[]>([]);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (times.length === 0) return setFailure('Please choose at least one time.');
    if (findLengthProblem(reason, REASON_MAX)) return;
    setFailure(undefined);
    setBusy(true);
    try {
      await propose(id, { reason: reason.trim(), times });
      toast(`We’ve mailed your suggestion to ${customer_name}.`);
      setTimes([]);
      onClose();
    } catch (error) {
      if (redirectIfSignedOut(error)) return;
      setFailure(getServerMessage(error) ?? 'We couldn’t send your suggestion. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Suggest other times"
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? 'Sending...' : 'Send Suggestion'}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
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
          error={findLengthProblem(reason, REASON_MAX)}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Form>
    </Dialog>
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
    return error ? (
      <ErrorState message="We couldn’t load your free times." onRetry={() => void reload()} />
    ) : (
      <LoadingState label="Loading your free times…" />
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

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;
