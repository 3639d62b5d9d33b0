import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { detailOr, refusedFields } from '@rangmala/shared/api';
import { PASSWORD_MIN, passwordChange } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { AppLink, Button, Container, Notice, PageHeader, PageMeta, PasswordField } from '@rangmala/shared/ui';
import { changeArtistPassword, PASSWORD_FAILED } from '../../api/artist-sign-in.ts';
import { sessionsPath } from '../../api/use-artist-sessions.ts';
import { ArtistGate, useSignedOut } from '../../components/ArtistGate.tsx';
import { focusFirst, formValues, type FieldErrors } from '../../components/form-values.ts';
import { FormCard } from '../../components/FormCard.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';

export const data: PageData = ({ artistId }) => (artistId ? [sessionsPath(artistId)] : []);

/** Specification §9: how long after a change the profile is shown again. */
const RETURN_MS = 1500;

export default function ArtistPasswordPage() {
  const { artistId = '' } = useParams();
  return (
    <Container $narrow>
      <PageMeta title="Change Password" description="A new password for an artist’s account." noIndex />
      <PageHeader
        title="Change Password"
        lead="You stay signed in here. Every other browser that is signed in as you is signed out."
        trail={[
          { name: 'Home', to: links.home() },
          { name: 'Artist Profile', to: links.artist(artistId) },
          { name: 'Change Password' },
        ]}
      />
      <NeedsScript>
        Changing the password needs JavaScript, which is switched off in this browser.
      </NeedsScript>
      <ArtistGate artistId={artistId}>{() => <PasswordForm artistId={artistId} />}</ArtistGate>
    </Container>
  );
}

function PasswordForm({ artistId }: { artistId: string }) {
  const navigate = useNavigate();
  const isSignedOut = useSignedOut(artistId);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');

  const goBack = useEffectEvent(() => void navigate(links.artist(artistId), { replace: true }));
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => goBack(), RETURN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (refused: FieldErrors) => {
      setErrors(refused);
      focusFirst(form, refused);
    };
    const read = formValues(event, passwordChange);
    setFailure(undefined);
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    setErrors({});
    setState('busy');
    try {
      await changeArtistPassword(artistId, read.values);
      form.reset();
      setState('done');
    } catch (error) {
      setState('open');
      if (isSignedOut(error)) return;
      const refused = refusedFields(error);
      if (Object.keys(refused).length > 0) refuse(refused);
      else setFailure(detailOr(PASSWORD_FAILED, error));
    }
  }

  return (
    <FormCard
      aria-label="Change password"
      noValidate
      method="dialog"
      onSubmit={(event) => void submit(event)}
    >
      {/* For password managers, which keep a password with the name it belongs to. */}
      <input type="text" autoComplete="username" value={artistId} readOnly hidden />
      <PasswordField
        label="Current password"
        name="old_password"
        autoComplete="current-password"
        required
        error={errors.old_password}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters. A few words in a row are easy to keep in mind.`}
        required
        error={errors.new_password}
      />
      <Button type="submit" busy={state !== 'open'}>
        {state === 'busy' ? 'Saving...' : 'Change Password'}
      </Button>
      {state === 'done' && <Notice tone="good">Password updated successfully!</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <AppLink to={links.artist(artistId)}>Back to your profile</AppLink>
    </FormCard>
  );
}
