import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, Columns, EmptyState, LoadingState, Stack, VisuallyHidden } from '@rangmala/shared/ui';
import { BookingFailureNotice } from '../../components/BookingFailureNotice.tsx';
import { DateStep } from '../../components/DateStep.tsx';
import { MethodStep } from '../../components/MethodStep.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import { usePhoneField } from '../../components/use-phone-field.ts';
import { ArtistStep } from './ArtistStep.tsx';
import { ArtTypeStep } from './ArtTypeStep.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { IdeaStep } from './IdeaStep.tsx';
import { useAppointmentDraft } from './use-appointment-draft.ts';
import { type BookingForm, useBookingForm, useChoices } from './use-booking-form.ts';
import { useBookingSubmission } from './use-booking-submission.ts';
import { useIdea } from './use-idea.ts';
import { describeWeek } from '../../lib/business-time.ts';
import type { Choices } from '../../lib/choices.ts';
import { describeFreeTimes, formatCount } from '../../lib/time-slots.ts';

/** The booking form with its steps and the summary of the choices. `title` is the accessible name of the form. */
export function AppointmentForm({ title }: { title: string }) {
  const { isAuthenticated } = useUser();
  const choicesState = useChoices();
  const submission = useBookingSubmission(links.appointment(choicesState[0]));
  const { failure } = submission;
  const form = useBookingForm(choicesState, failure !== undefined && failure.reason === undefined);
  const { artTypes, artType, artists, artist, choices, choose, errors, visibleSteps, slot, week } = form;
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
              <ArtistStep
                artType={artType.name}
                artists={artists}
                chosenArtist={artist}
                error={errors.artist}
                onChoose={(id) => choose('artist', id)}
              />
            )}
            {visibleSteps.date && artist && (
              <DateStep
                number={3}
                date={choices.date}
                hint={(week && describeWeek(artist.name, week)) ?? ''}
                offersDaysOf={artist.id}
                onChoose={(date) => choose('date', date)}
              />
            )}
            {visibleSteps.time && choices.date && (
              <TimeStep
                number={4}
                date={choices.date}
                time={choices.time}
                freeTimes={form.freeTimes}
                error={failure || submission.isBusy ? undefined : errors.time}
                onChoose={({ value }) => choose('time', value)}
              />
            )}
            {visibleSteps.method && artist && (
              <MethodStep
                number={5}
                method={choices.method}
                onChoose={(method) => choose('method', method)}
                artistName={artist.name}
                {...(isAuthenticated && { phone })}
              />
            )}
            {form.isComplete && isAuthenticated && artist && (
              <IdeaStep idea={idea} artistName={artist.name} />
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
