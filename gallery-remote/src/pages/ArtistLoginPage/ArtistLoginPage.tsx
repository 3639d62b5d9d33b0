import { useState, type FormEvent } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { artistCredentials } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import {
  AppLink,
  Button,
  Container,
  Notice,
  PageHeader,
  PageMeta,
  PasswordField,
  TextField,
} from '@rangmala/shared/ui';
import { useArtistSignIn } from '../../api/artist-sign-in.ts';
import { focusFirst, formValues, type FieldErrors } from '../../components/form-values.ts';
import { FormCard } from '../../components/FormCard.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';

export default function ArtistLoginPage() {
  const { artist } = useUser();
  return (
    <Container $narrow>
      <PageMeta
        title="Artist Sign In"
        description="For the artists of Rangmala: your sessions, your profile, your week and your gallery."
        noIndex
      />
      <PageHeader
        title="Artist Sign In"
        lead="For the artists who draw for us: your sessions, your profile, your week and your gallery."
        trail={[{ name: 'Home', to: links.home() }, { name: 'Artist Sign In' }]}
      />
      <NeedsScript>Signing in needs JavaScript, which is switched off in this browser.</NeedsScript>
      {artist ? <SignedIn id={artist.artist_id} /> : <SignInForm />}
    </Container>
  );
}

/** Whoever is signed in is led on; the link is there for the moment that it takes. */
function SignedIn({ id }: { id: string }) {
  return (
    <>
      <p>
        You are signed in. <AppLink to={links.artist(id)}>Go to your profile</AppLink>
      </p>
      <Navigate to={links.artist(id)} replace />
    </>
  );
}

function SignInForm() {
  const signIn = useArtistSignIn();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const read = formValues(event, artistCredentials);
    setFailure(undefined);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) {
      focusFirst(event.currentTarget, read.errors);
      return;
    }
    setBusy(true);
    try {
      await signIn(read.values);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormCard aria-label="Artist sign in" noValidate method="dialog" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Artist ID"
        name="artist_id"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.artist_id}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Signing In...' : 'Sign In'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Help>
        Forgotten your password, or not one of us yet?{' '}
        <AppLink to={links.contact()}>Write to the studio</AppLink> or see our{' '}
        <AppLink to={links.jobs()}>jobs</AppLink>.
      </Help>
    </FormCard>
  );
}

const Help = styled.p`
  font-size: ${({ theme }) => theme.text.small};
`;
