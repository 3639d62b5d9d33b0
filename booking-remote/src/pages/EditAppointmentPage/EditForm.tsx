import { type FormEvent, useRef } from 'react';
import type { Appointment } from '@rangmala/shared/contract';
import { SESSION_MINUTES, SESSION_TYPE_PHRASES } from '@rangmala/shared/contract/rules';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { Button, ButtonLink, InfoCard, LoadingState, Row, Stack, VisuallyHidden } from '@rangmala/shared/ui';
import { DateStep } from '../../components/DateStep.tsx';
import { MethodStep } from '../../components/MethodStep.tsx';
import { BookingFailureNotice, SameTimeNotice } from '../../components/BookingFailureNotice.tsx';
import { SessionFacts } from '../../components/SessionFacts.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import { useViewerTime } from '../../components/use-clock.ts';
import { describeWeek } from '../../lib/business-time.ts';
import { describeFreeTimes } from '../../lib/time-slots.ts';
import { useEditForm } from './use-edit-form.ts';

/** The form that changes the date, time, method and phone number of an appointment. */
export function EditForm({ appointment }: { appointment: Appointment }) {
  const edit = useEditForm(appointment);
  const { choices, choose, freeTimes, isComplete, isBusy, failure, error, week } = edit;
  const { slots } = freeTimes;
  const viewerTime = useViewerTime(appointment);
  const saveArea = useRef<HTMLDivElement>(null);
  const isWaiting = choices.date !== undefined && !slots && !freeTimes.error;

  // Shows no step before the free times have loaded, because the loaded times would move the steps.
  if (isWaiting && choices.date === appointment.date && !edit.isTouched) {
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

  return (
    <Stack as="form" $gap="xl" onSubmit={submit} autoComplete="off" aria-label="Edit Appointment">
      <InfoCard as="div" $gap="xs">
        <p>
          <strong>
            {appointment.artist_name}, {appointment.art_type}
          </strong>
        </p>
        <p>
          Now on {formatDay(appointment.date)}, {formatTime(appointment.time)} (Indian Standard Time
          {viewerTime && `; ${viewerTime} your time`}), {SESSION_TYPE_PHRASES[appointment.session_type]}.
        </p>
      </InfoCard>
      <VisuallyHidden role="status">
        {slots && edit.isTouched && !choices.time ? describeFreeTimes(slots.length) : ''}
      </VisuallyHidden>
      <DateStep
        date={choices.date}
        hint={
          (week && describeWeek(appointment.artist_name, week)) ??
          `A session lasts ${SESSION_MINUTES} minutes.`
        }
        onChoose={(date) => choose('date', date)}
      />
      {choices.date && (
        <TimeStep
          date={choices.date}
          time={choices.time}
          freeTimes={freeTimes}
          error={error}
          onChoose={({ value }) => choose('time', value)}
        />
      )}
      {!isWaiting && (
        <>
          <MethodStep
            method={choices.method}
            onChoose={(method) => choose('method', method)}
            artistName={appointment.artist_name}
            phone={edit.phone}
          />
          <Stack ref={saveArea} tabIndex={-1}>
            {choices.date && choices.time && edit.isTouched && edit.isComplete && (
              <SameTimeNotice date={choices.date} time={choices.time} excludedId={appointment.id} />
            )}
            <Row $gap="m">
              <Button type="submit" disabled={!isComplete} busy={isBusy}>
                {isBusy ? 'Saving...' : 'Save Changes'}
              </Button>
              <ButtonLink to={links.appointments()} variant="secondary">
                Keep it as it is
              </ButtonLink>
            </Row>
            {failure && (
              <BookingFailureNotice
                failure={failure}
                onChooseTime={(freeTime) => {
                  edit.chooseOtherTime(freeTime);
                  // Moves the focus, because the pressed button disappears with the offered times.
                  saveArea.current?.focus();
                }}
              />
            )}
          </Stack>
        </>
      )}
    </Stack>
  );
}
