import { useRef, type FormEvent } from 'react';
import type { ArtistWithAvailability, ArtType } from '@rangmala/shared/contract';
import { ARTIST_TESTIMONIAL_MAX, BIO_MAX } from '@rangmala/shared/contract/rules';
import { formatTime, formatDayWithoutYear } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, CheckboxGroup, Notice, Stack, TextArea } from '@rangmala/shared/ui';
import { orderArtTypes } from '../../lib/profile-draft.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { PortraitField } from './PortraitField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { AvailabilityFields } from './AvailabilityFields.tsx';
import { BookingLimitFields } from './BookingLimitFields.tsx';

export interface ProfileFormProps {
  artist: ArtistWithAvailability;
  artTypes: readonly ArtType[];
}

/** The form for the public profile and the hours, which are saved together. */
export function ProfileForm({ artist, artTypes }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const profile = useProfileForm(artist);
  const { draft, problems, edit, isBusy } = profile;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await profile.saveChanges()) return;
    // Moves the focus to the first invalid field.
    requestAnimationFrame(() => {
      const firstInvalidField = form.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-invalid] :is(input, select)',
      );
      firstInvalidField?.focus();
    });
  }

  return (
    <Stack
      as="form"
      $gap="xl"
      $maxWidth="46rem"
      ref={form}
      aria-label="Artist profile"
      noValidate
      method="dialog"
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void submit(event)}
    >
      {profile.isRestored && (
        <Notice tone="info">
          <p>We’ve restored your unsaved changes.</p>
          <Button variant="quiet" onClick={profile.discard}>
            Discard changes
          </Button>
        </Notice>
      )}
      <ProfileSection
        id="profile"
        title="Profile"
        lead={
          <>
            This is how visitors see you on{' '}
            <AppLink to={links.galleryArtist(artist.id)}>your public page</AppLink>.
          </>
        }
      >
        <PortraitField
          name={artist.name}
          image={draft.image}
          placeholder={draft.image === artist.image ? artist.placeholder : undefined}
          onImage={(image) => edit({ image })}
        />
        <TextArea
          label="Bio"
          name="bio"
          rows={6}
          value={draft.bio}
          error={problems.bio}
          hint={`Tell visitors who you are and how you work. ${draft.bio.trim().length} of ${BIO_MAX} characters.`}
          onChange={({ currentTarget: { value } }) => edit({ bio: value })}
        />
        <TextArea
          label="Testimonial"
          name="testimonial"
          rows={3}
          value={draft.testimonial}
          error={problems.testimonial}
          hint={`A sentence we can quote. ${draft.testimonial.trim().length} of ${ARTIST_TESTIMONIAL_MAX} characters.`}
          onChange={({ currentTarget: { value } }) => edit({ testimonial: value })}
        />
        <div data-invalid={problems.art_types ? true : undefined}>
          <CheckboxGroup
            legend="Art types"
            name="art_types"
            options={artTypes.map(({ name }) => ({ value: name, label: name }))}
            value={draft.art_types}
            error={problems.art_types}
            onChange={(chosenTypes) => edit({ art_types: orderArtTypes(draft.art_types, chosenTypes) })}
          />
        </div>
      </ProfileSection>
      <ProfileSection
        id="hours"
        title="Hours"
        lead="When customers can book you, in Indian Standard Time. Sessions already booked stay booked."
      >
        <AvailabilityFields
          week={draft.availability}
          problems={problems.availability}
          onChange={(availability) => edit({ availability })}
        />
        <BookingLimitFields limits={draft} onChange={edit} />
        {profile.sessionsOutsideHours.length > 0 && (
          <Notice tone="info">
            <p>These booked sessions are now outside your hours. They will still take place:</p>
            <ul>
              {profile.sessionsOutsideHours.map(({ date, time }) => (
                <li key={`${date} ${time}`}>
                  {formatDayWithoutYear(date)}, {formatTime(time)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </ProfileSection>
      <SaveBar
        hasChanged={profile.hasChanged}
        isBusy={isBusy}
        outcome={profile.outcome}
        failure={profile.failure}
        onDiscard={profile.discard}
      />
    </Stack>
  );
}
