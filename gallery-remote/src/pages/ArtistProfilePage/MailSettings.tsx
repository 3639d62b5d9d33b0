import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ApiError } from '@rangmala/shared/api';
import type { ArtistAccount, ArtistAccountChange } from '@rangmala/shared/contract';
import { Button, ErrorState, LoadingState, Notice, TextField } from '@rangmala/shared/ui';
import { useArtistAccount, useChangeArtistAccount } from '../../api/artist-account.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export function MailSettings({ artistId }: { artistId: string }) {
  const { data, error, reload } = useArtistAccount(artistId);
  return (
    <ProfileSection
      id="email"
      title="Email"
      lead="We’ll email you when a customer books, changes or cancels a session, or sends you a message."
    >
      {data ? (
        <SettingsForm key={shownEmailOf(data)} artistId={artistId} account={data} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void reload()} />
      ) : (
        <LoadingState label="Loading your email settings…" />
      )}
    </ProfileSection>
  );
}

/** Returns the email address in the field: the latest one that the artist has entered. */
const shownEmailOf = ({ email, pending_email }: ArtistAccount): string => pending_email ?? email ?? '';

function SettingsForm({ artistId, account }: { artistId: string; account: ArtistAccount }) {
  const changeAccount = useChangeArtistAccount(artistId);
  const redirectIfSignedOut = useRedirectWhenSignedOut(artistId);
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isSaved, setSaved] = useState(false);

  async function save(settings: ArtistAccountChange): Promise<void> {
    setBusy(true);
    setErrorMessage(undefined);
    setSaved(false);
    try {
      await changeAccount(settings);
      setSaved(true);
    } catch (error) {
      if (!redirectIfSignedOut(error)) {
        setErrorMessage(
          error instanceof ApiError ? error.message : 'We couldn’t save this. Please try again.',
        );
      }
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = form.get('email');
    const email = typeof value === 'string' ? value.trim() : '';
    const daily_summary = form.has('daily_summary');
    const isResend = account.pending_email !== null && daily_summary === account.daily_summary;
    // An unchanged address is sent only to get another link. Otherwise an outdated page would undo a change.
    void save(email === shownEmailOf(account) && !isResend ? { daily_summary } : { email, daily_summary });
  }

  return (
    <Form onSubmit={submit} noValidate aria-label="Email settings">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={shownEmailOf(account)}
        error={errorMessage}
      />
      <CheckboxLabel>
        <input type="checkbox" name="daily_summary" defaultChecked={account.daily_summary} /> Send me a
        summary on the morning of each day with sessions
      </CheckboxLabel>
      {account.pending_email && (
        <Notice tone="info">
          We’ve sent a link to {account.pending_email}. Open it to confirm the address.{' '}
          {account.email && `Until then, we’ll keep writing to ${account.email}. `}Save again to get another
          link.
        </Notice>
      )}
      {isSaved && <Notice tone="good">Email settings saved.</Notice>}
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {isBusy ? 'Saving...' : 'Save Email Settings'}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 32rem;
`;

const CheckboxLabel = styled.label`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  min-height: ${({ theme }) => theme.size.target};

  input {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;
