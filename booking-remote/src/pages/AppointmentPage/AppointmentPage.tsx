import { lazy, Suspense, useRef, useState, type ComponentType, type FormEvent } from 'react';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import type { PageData, PageParts } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  LoadingState,
  NoScriptNotice,
  PageHeader,
  PageMeta,
  VisuallyHidden,
} from '@rangmala/shared/ui';
import { getAppointmentsPath } from '../../api/use-appointments.ts';
import { getArtistPath, getArtistsPath } from '../../api/use-artists.ts';
import { getArtTypesPath } from '../../api/use-art-types.ts';
import { getFreeDaysPath } from '../../api/use-free-days.ts';
import { getAvailabilityPath } from '../../api/use-availability.ts';
import { BookingFailureNotice } from '../../components/BookingFailureNotice.tsx';
import { usePhoneField } from '../../components/use-phone-field.ts';
import { readChoices } from '../../lib/choices.ts';
import { describeNextStep } from './announcement.ts';
import { ArtTypeStep } from './ArtTypeStep.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import type { LaterStepsProps } from './LaterSteps.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useBookingSubmission } from './use-booking-submission.ts';
import { useChoices } from './use-choices.ts';
import { useIdea } from './use-idea.ts';

export const data: PageData = (_params, search, session) => {
  const { artType, artist, date, time } = readChoices(search);
  return [
    getArtTypesPath(),
    ...(artType ? [getArtistsPath(artType)] : []),
    ...(artist ? [getArtistPath(artist), getFreeDaysPath(artist)] : []),
    ...(artist && date ? [getAvailabilityPath(artist, date)] : []),
    ...(artist && date && time && session?.user ? [getAppointmentsPath(session.user.userId)] : []),
  ];
};

/** The component of the later steps; undefined until its code has loaded. */
let loadedSteps: ComponentType<LaterStepsProps> | undefined;

async function loadLaterSteps() {
  const { LaterSteps } = await import('./LaterSteps.tsx');
  loadedSteps = LaterSteps;
  return { default: LaterSteps };
}

const LazySteps = lazy(loadLaterSteps);

/** Loads the code of the later steps when the URL has an art type or an artist. Hydration waits for this code. */
export const parts: PageParts = async (search) => {
  const { artType, artist } = readChoices(search);
  if (artType || artist) await loadLaterSteps();
};

const TITLE = 'Book an Appointment';
const LEAD = 'Half an hour with one of our artists, by video, call or chat. It’s free.';

export default function AppointmentPage() {
  const { isAuthenticated } = useUser();
  const choicesState = useChoices();
  const submission = useBookingSubmission(links.appointment(choicesState[0]));
  const form = useBookingForm(choicesState, submission.failure?.kind === 'unknown-result');
  const { artTypes, artType, artist, choices, choose, errors, visibleSteps, slot } = form;
  const phone = usePhoneField(isAuthenticated && choices.method === 'Call');
  const formElement = useRef<HTMLFormElement>(null);
  const idea = useIdea(formElement);
  const summary = useRef<HTMLElement>(null);
  const [{ LaterSteps }] = useState(() => ({ LaterSteps: loadedSteps ?? LazySteps }));

  const isBusy = submission.isBusy || idea.isSubmitWaiting;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { date, method } = choices;
    if (!form.isComplete || submission.isBusy) return;
    if (idea.delaySubmitDuringUpload()) return;
    if (!artType || !artist || !date || !slot || !method) return;
    if (method === 'Call' && !phone.validate()) return;
    void submission
      .book({
        ...idea.request,
        ...(method === 'Call' && phone.value.trim() && { phone: phone.value }),
        artist_id: artist.id,
        date,
        time: slot.value,
        art_type: artType.name,
        session_type: method,
      })
      .then((failure) => failure?.kind === 'refused' && form.reloadSlots());
  }

  return (
    <Container>
      <PageMeta
        title={TITLE}
        description="Book half an hour with one of our artists by video, call or chat. Choose an art type, an artist, a day and a time."
        path={links.appointment()}
      />
      <PageHeader
        title={TITLE}
        lead={LEAD}
        trail={[{ name: 'Home', to: links.home() }, { name: 'Appointment' }]}
      />
      <NoScriptNotice>Booking an appointment here</NoScriptNotice>
      <VisuallyHidden role="status">{describeNextStep(form)}</VisuallyHidden>
      {artTypes.data?.length === 0 ? (
        <EmptyState
          title="No sessions to book yet."
          action={<ButtonLink to={links.contact()}>Contact us</ButtonLink>}
        >
          <p>Please check back soon, or tell us what you’d like drawn.</p>
        </EmptyState>
      ) : artTypes.data ? (
        <Form
          ref={formElement}
          onSubmit={submit}
          onPointerEnter={() => void loadLaterSteps()}
          autoComplete="off"
          aria-label={TITLE}
        >
          <Steps>
            <ArtTypeStep
              artTypes={artTypes.data}
              chosenType={artType}
              error={errors.artType}
              onChoose={(value) => choose('artType', value)}
            />
            {visibleSteps.artist && artType && (
              <Suspense fallback={<LoadingState tall label="Loading the next steps…" />}>
                <LaterSteps form={form} artType={artType} submission={submission} phone={phone} idea={idea} />
              </Suspense>
            )}
          </Steps>
          <BookingSummary form={form} isBusy={isBusy} isGuest={!isAuthenticated} ref={summary}>
            {submission.failure && (
              <BookingFailureNotice
                failure={submission.failure}
                onChooseTime={(freeTime) => {
                  form.chooseOtherTime(freeTime);
                  // Moves the focus, because the pressed button disappears with the offered times.
                  summary.current?.focus();
                }}
              />
            )}
          </BookingSummary>
        </Form>
      ) : artTypes.error ? (
        <ErrorState message={artTypes.error.message} onRetry={() => void artTypes.reload()} />
      ) : (
        <LoadingState tall label="Loading the art types…" />
      )}
    </Container>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 1fr) 23rem;
  }
`;

const Steps = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
`;
