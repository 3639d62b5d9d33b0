import { useRef, type FormEvent } from 'react';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
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
import { appointmentsPath } from '../../api/use-appointments.ts';
import { artistPath, artistsPath } from '../../api/use-artists.ts';
import { artTypesPath } from '../../api/use-art-types.ts';
import { freeDaysPath, useFreeDays } from '../../api/use-free-days.ts';
import { availabilityPath } from '../../api/use-availability.ts';
import { FreeDays } from '../../components/FreeDays.tsx';
import { DateStep } from '../../components/DateStep.tsx';
import { MethodStep } from '../../components/MethodStep.tsx';
import { RefusalNotice } from '../../components/RefusalNotice.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import { usePhone } from '../../components/use-phone.ts';
import { readChoices } from '../../lib/choices.ts';
import { formatWeekdays } from '../../lib/week.ts';
import { announcement } from './announcement.ts';
import { ArtistStep } from './ArtistStep.tsx';
import { ArtTypeStep } from './ArtTypeStep.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { IdeaStep } from './IdeaStep.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useChoices } from './use-choices.ts';
import { useIdea } from './use-idea.ts';

export const data: PageData = (_params, search, session) => {
  const { artType, artist, date, time } = readChoices(search);
  return [
    artTypesPath(),
    ...(artType ? [artistsPath(artType)] : []),
    ...(artist ? [artistPath(artist), freeDaysPath(artist)] : []),
    ...(artist && date ? [availabilityPath(artist, date)] : []),
    ...(artist && date && time && session?.user ? [appointmentsPath(session.user.userId)] : []),
  ];
};

const TITLE = 'Book an Appointment';
const LEAD = 'Half an hour with one of our artists, by video, call or chat. It’s free.';

export default function AppointmentPage() {
  const { isAuthenticated } = useUser();
  const address = useChoices();
  const booking = useBooking(links.appointment(address[0]));
  const form = useBookingForm(address, booking.refusal?.kind === 'lost');
  const { artTypes, artists, artType, artist, choices, choose, errors, visibleSteps, slot, week } = form;
  const free = useFreeDays(artist?.id);
  const phone = usePhone(isAuthenticated && choices.method === 'Call');
  const idea = useIdea();
  const summary = useRef<HTMLElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { date, method } = choices;
    if (
      !form.isComplete ||
      booking.isBusy ||
      idea.picture.isUploading ||
      !artType ||
      !artist ||
      !date ||
      !slot ||
      !method
    )
      return;
    if (method === 'Call' && !phone.check()) return;
    void booking
      .book({
        ...idea.request,
        ...(method === 'Call' && phone.value.trim() && { phone: phone.value }),
        artist_id: artist.id,
        date,
        time: slot.value,
        art_type: artType.name,
        session_type: method,
      })
      .then((refusal) => refusal?.kind === 'refused' && form.reloadSlots());
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
      <VisuallyHidden role="status">{announcement(form)}</VisuallyHidden>
      {artTypes.data?.length === 0 ? (
        <EmptyState
          title="No appointments yet."
          action={<ButtonLink to={links.contact()}>Contact us</ButtonLink>}
        >
          <p>Please check back soon, or tell us what you’d like drawn.</p>
        </EmptyState>
      ) : artTypes.data ? (
        <Form onSubmit={submit} autoComplete="off" aria-label={TITLE}>
          <Steps>
            <ArtTypeStep
              artTypes={artTypes.data}
              chosenType={artType}
              error={errors.artType}
              onChoose={(value) => choose('artType', value)}
            />
            {visibleSteps.artist && artType && (
              <ArtistStep
                artType={artType.name}
                artists={artists.data}
                failure={artists.error?.message}
                onRetry={() => void artists.reload()}
                chosenArtist={artist}
                error={errors.artist}
                onChoose={(id) => choose('artist', id)}
              />
            )}
            {visibleSteps.date && (
              <DateStep
                number={3}
                date={choices.date}
                hint={<WeekHint name={artist?.name} days={week && formatWeekdays(week)} />}
                onChoose={(date) => choose('date', date)}
              >
                <FreeDays free={free.data} chosen={choices.date} onChoose={(date) => choose('date', date)} />
              </DateStep>
            )}
            {visibleSteps.time && choices.date && (
              <TimeStep
                number={4}
                date={choices.date}
                time={choices.time}
                slots={form.slots}
                failure={form.slotsFailure}
                onRetry={form.reloadSlots}
                error={booking.refusal || booking.isBusy ? undefined : errors.time}
                onChoose={({ value }) => choose('time', value)}
              />
            )}
            {visibleSteps.method && (
              <MethodStep
                number={5}
                method={choices.method}
                onChoose={(method) => choose('method', method)}
                artistName={artist?.name ?? ''}
                {...(isAuthenticated && { phone })}
              />
            )}
            {form.isComplete && isAuthenticated && artist && (
              <IdeaStep idea={idea} artistName={artist.name} />
            )}
          </Steps>
          <BookingSummary form={form} isBusy={booking.isBusy} isGuest={!isAuthenticated} ref={summary}>
            {booking.refusal && (
              <RefusalNotice
                refusal={booking.refusal}
                onTake={(free) => {
                  form.chooseInstead(free);
                  // The pressed button disappears with the offered times.
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

/** The artist's weekdays; the space of the line is reserved while they load. */
function WeekHint({ name, days }: { name: string | undefined; days: string | undefined }) {
  return (
    <Line>{days ? `${name} takes appointments ${days === 'every day' ? days : `on ${days}`}.` : ''}</Line>
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

const Line = styled.p`
  min-height: 1lh;
`;
