import styled from 'styled-components';
import type { ArtType } from '@rangmala/shared/contract';
import { useUser } from '@rangmala/shared/session';
import { useFreeDays } from '../../api/use-free-days.ts';
import { DateStep } from '../../components/DateStep.tsx';
import { FreeDays } from '../../components/FreeDays.tsx';
import { MethodStep } from '../../components/MethodStep.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import type { usePhoneField } from '../../components/use-phone-field.ts';
import { formatWeekdays } from '../../lib/week.ts';
import { ArtistStep } from './ArtistStep.tsx';
import { IdeaStep } from './IdeaStep.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { Booking } from './use-booking.ts';
import type { Idea } from './use-idea.ts';

export interface LaterStepsProps {
  form: BookingForm;
  artType: ArtType;
  booking: Booking;
  phone: ReturnType<typeof usePhoneField>;
  idea: Idea;
}

/** The steps after the choice of an art type: artist, date, time, method and idea. */
export function LaterSteps({ form, artType, booking, phone, idea }: LaterStepsProps) {
  const { isAuthenticated } = useUser();
  const { artists, artist, choices, choose, errors, visibleSteps, week } = form;
  const free = useFreeDays(artist?.id);

  return (
    <>
      <ArtistStep
        artType={artType.name}
        artists={artists.data}
        failure={artists.error?.message}
        onRetry={() => void artists.reload()}
        chosenArtist={artist}
        error={errors.artist}
        onChoose={(id) => choose('artist', id)}
      />
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
      {form.isComplete && isAuthenticated && artist && <IdeaStep idea={idea} artistName={artist.name} />}
    </>
  );
}

/** The artist's weekdays; the space of the line is reserved while they load. */
function WeekHint({ name, days }: { name: string | undefined; days: string | undefined }) {
  return (
    <Line>{days ? `${name} takes appointments ${days === 'every day' ? days : `on ${days}`}.` : ''}</Line>
  );
}

const Line = styled.p`
  min-height: 1lh;
`;
