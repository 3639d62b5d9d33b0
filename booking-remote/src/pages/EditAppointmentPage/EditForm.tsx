import { useRef, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Appointment } from '@rangmala/shared/contract';
import { SESSION_MINUTES, SESSION_TYPE_PHRASES } from '@rangmala/shared/contract/rules';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { Button, ButtonLink, LoadingState, VisuallyHidden } from '@rangmala/shared/ui';
import { DateStep } from '../../components/DateStep.tsx';
import { MethodStep } from '../../components/MethodStep.tsx';
import { RefusalNotice } from '../../components/RefusalNotice.tsx';
import { SameTimeNotice } from '../../components/SameTimeNotice.tsx';
import { SessionFacts } from '../../components/SessionFacts.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import { useViewerTime } from '../../components/use-clock.ts';
import { formatWeekdays } from '../../lib/week.ts';
import { useEdit } from './use-edit.ts';

/** The form that changes date, time and method of an appointment. */
export function EditForm({ appointment }: { appointment: Appointment }) {
  const edit = useEdit(appointment);
  const { chosen, choose, slots, slotsFailure, isComplete, isBusy, refusal, error, week } = edit;
  const viewerTime = useViewerTime(appointment);
  const save = useRef<HTMLDivElement>(null);
  const isWaiting = chosen.date !== undefined && !slots && !slotsFailure;

  // Shows all steps at once, so that nothing moves while the times load.
  if (isWaiting && chosen.date === appointment.date && !edit.isTouched) {
    return (
      <>
        <LoadingState tall label="Loading your appointment…" />
        <noscript>
          <SessionFacts appointment={appointment} />
        </noscript>
      </>
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void edit.save();
  }

  const days = week && formatWeekdays(week);
  return (
    <Form onSubmit={submit} autoComplete="off" aria-label="Edit Appointment">
      <Now>
        <p>
          <strong>
            {appointment.artist_name}, {appointment.art_type}
          </strong>
        </p>
        <p>
          Now on {formatDay(appointment.date)}, {formatTime(appointment.time)} (Indian Standard Time
          {viewerTime && `; ${viewerTime} your time`}), {SESSION_TYPE_PHRASES[appointment.session_type]}.
        </p>
      </Now>
      <VisuallyHidden role="status">
        {slots && edit.isTouched ? `${slots.length} times to choose from.` : ''}
      </VisuallyHidden>
      <DateStep
        date={chosen.date}
        hint={
          <Line>
            {days
              ? `${appointment.artist_name} takes appointments ${days === 'every day' ? days : `on ${days}`}.`
              : `A session lasts ${SESSION_MINUTES} minutes.`}
          </Line>
        }
        onChoose={(date) => choose('date', date)}
      />
      {chosen.date && (
        <TimeStep
          date={chosen.date}
          time={chosen.time}
          slots={slots}
          failure={slotsFailure}
          onRetry={edit.reloadSlots}
          error={error}
          onChoose={({ value }) => choose('time', value)}
        />
      )}
      {!isWaiting && (
        <>
          <MethodStep
            method={chosen.method}
            onChoose={(method) => choose('method', method)}
            artistName={appointment.artist_name}
            phone={edit.phone}
          />
          <Save ref={save} tabIndex={-1}>
            {chosen.date && chosen.time && edit.isTouched && edit.isComplete && (
              <SameTimeNotice date={chosen.date} time={chosen.time} excludedId={appointment.id} />
            )}
            <Actions>
              <Button type="submit" disabled={!isComplete} busy={isBusy}>
                {isBusy ? 'Saving...' : 'Save Changes'}
              </Button>
              <ButtonLink to={links.appointments()} variant="secondary">
                Keep it as it is
              </ButtonLink>
            </Actions>
            {refusal && (
              <RefusalNotice
                refusal={refusal}
                onTake={(free) => {
                  edit.chooseInstead(free);
                  // The pressed button disappears with the offered times.
                  save.current?.focus();
                }}
              />
            )}
          </Save>
        </>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
`;

const Now = styled.div`
  padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
  border-left: 0.4rem solid ${({ theme }) => theme.color.turmeric};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

const Line = styled.p`
  min-height: 1lh;
`;

const Save = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
`;
