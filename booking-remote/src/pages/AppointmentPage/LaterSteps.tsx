import type { ArtType } from '@rangmala/shared/contract';
import { useUser } from '@rangmala/shared/session';
import { DateStep } from '../../components/DateStep.tsx';
import { MethodStep } from '../../components/MethodStep.tsx';
import { TimeStep } from '../../components/TimeStep.tsx';
import type { PhoneField } from '../../components/use-phone-field.ts';
import { describeWeek } from '../../lib/business-time.ts';
import { ArtistStep } from './ArtistStep.tsx';
import { IdeaStep } from './IdeaStep.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { BookingSubmission } from './use-booking-submission.ts';
import type { Idea } from './use-idea.ts';

export interface LaterStepsProps {
  form: BookingForm;
  artType: ArtType;
  submission: BookingSubmission;
  phone: PhoneField;
  idea: Idea;
}

/** The steps after the choice of an art type. */
export function LaterSteps({ form, artType, submission, phone, idea }: LaterStepsProps) {
  const { isAuthenticated } = useUser();
  const { artists, artist, choices, choose, errors, visibleSteps, week } = form;

  return (
    <>
      <ArtistStep
        artType={artType.name}
        artists={artists.data}
        failure={artists.error}
        onRetry={artists.reload}
        chosenArtist={artist}
        error={errors.artist}
        onChoose={(id) => choose('artist', id)}
      />
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
          error={submission.failure || submission.isBusy ? undefined : errors.time}
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
