import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, Columns, EmptyState, LoadingState, Stack, VisuallyHidden } from '@rangmala/shared/ui';
import { BookingFailureNotice } from '../../components/BookingFailureNotice.tsx';
import { usePhoneField } from '../../components/use-phone-field.ts';
import { ArtTypeStep } from './ArtTypeStep.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { LaterSteps } from './LaterSteps.tsx';
import { useAppointmentDraft } from './use-appointment-draft.ts';
import { type BookingForm, useBookingForm, useChoices } from './use-booking-form.ts';
import { useBookingSubmission } from './use-booking-submission.ts';
import { useIdea } from './use-idea.ts';
import type { Choices } from '../../lib/choices.ts';
import { describeFreeTimes, formatCount } from '../../lib/time-slots.ts';

/** The booking form with its steps and the summary of the choices. `title` is the accessible name of the form. */
export function AppointmentForm({ title }: { title: string }) {
  const { isAuthenticated } = useUser();
  const choicesState = useChoices();
  const submission = useBookingSubmission(links.appointment(choicesState[0]));
  const { failure } = submission;
  const form = useBookingForm(choicesState, failure !== undefined && failure.reason === undefined);
  const { artTypes, artType, artist, choices, choose, errors, visibleSteps, slot } = form;
  const storedDraft = useAppointmentDraft();
  const phone = usePhoneField(isAuthenticated && choices.method === 'Call', {
    typedNumber: storedDraft.draft.phone,
    onType: (typedNumber) => storedDraft.change({ phone: typedNumber }),
  });
  const idea = useIdea(storedDraft);
  const summary = useRef<HTMLElement>(null);

  useFocusOnReturn(summary, form.isComplete && isAuthenticated, choicesState[0]);

  const isBusy = submission.isBusy || idea.isWaiting;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { date, method } = choices;
    if (!form.isComplete || isBusy) return;
    if (!artType || !artist || !date || !slot || !method) return;
    if (method === 'Call' && !phone.validate()) return;
    const wishes = await idea.finish();
    const bookingFailure =
      wishes &&
      (await submission.book({
        ...wishes,
        ...(method === 'Call' && phone.request),
        artist_id: artist.id,
        date,
        time: slot.value,
        art_type: artType.name,
        session_type: method,
      }));
    if (bookingFailure?.reason !== undefined) void form.freeTimes.reload();
  }

  return (
    <>
      <VisuallyHidden role="status">{describeNextStep(form)}</VisuallyHidden>
      {artTypes.data?.length === 0 ? (
        <EmptyState
          title="No sessions to book yet."
          action={<ButtonLink to={links.contact()}>Contact us</ButtonLink>}
        >
          <p>Please check back soon, or tell us what you’d like drawn.</p>
        </EmptyState>
      ) : artTypes.data ? (
        <Columns
          as="form"
          $wide="minmax(0, 1fr) 23rem"
          $gap="xl"
          onSubmit={(event) => void submit(event)}
          autoComplete="off"
          aria-label={title}
        >
          <Stack $gap="xl">
            <ArtTypeStep
              artTypes={artTypes.data}
              chosenType={artType}
              error={errors.artType}
              onChoose={(value) => choose('artType', value)}
            />
            {visibleSteps.artist && artType && (
              <LaterSteps form={form} artType={artType} submission={submission} phone={phone} idea={idea} />
            )}
          </Stack>
          <BookingSummary form={form} isBusy={isBusy} isGuest={!isAuthenticated} ref={summary}>
            {failure && (
              <BookingFailureNotice
                failure={failure}
                onChooseTime={(freeTime) => {
                  form.chooseOtherTime(freeTime);
                  // Moves the focus, because the pressed button disappears with the offered times.
                  summary.current?.focus();
                }}
              />
            )}
          </BookingSummary>
        </Columns>
      ) : (
        <LoadingState tall label="Loading the art types…" error={artTypes.error} onRetry={artTypes.reload} />
      )}
    </>
  );
}

/**
 * Moves to the button of the summary when the page opens with all choices, as it does after a sign-in. Does nothing once
 * the customer has changed a choice.
 */
function useFocusOnReturn(summary: RefObject<HTMLElement | null>, isReady: boolean, choices: Choices): void {
  const choicesInUrl = JSON.stringify(choices);
  const [choicesAtStart] = useState(choicesInUrl);
  const isReturn = isReady && choicesInUrl === choicesAtStart;
  useEffect(() => {
    if (!isReturn) return;
    summary.current?.scrollIntoView({ block: 'nearest' });
    summary.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [isReturn, summary]);
}

/** Returns the announcement of the next step for screen readers; an empty text when there is nothing to announce. */
function describeNextStep(form: BookingForm): string {
  const { visibleSteps, isComplete, artType, artist, artists, freeTimes } = form;
  if (isComplete) return 'That’s everything. You can book the appointment now.';
  if (visibleSteps.method) return form.choices.method ? '' : 'Now choose the session method.';
  if (visibleSteps.time) return freeTimes.slots ? describeFreeTimes(freeTimes.slots.length) : '';
  if (visibleSteps.date) return `Now choose the date of your session with ${artist?.name}.`;
  if (visibleSteps.artist && artists.data) {
    return `Now choose the artist: ${formatCount(artists.data.length, 'artist')} for ${artType?.name}.`;
  }
  return '';
}
