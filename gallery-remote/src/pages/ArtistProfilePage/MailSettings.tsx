import { useApi } from '@rangmala/shared/api';
import type { ArtistAccount, ArtistAccountChange } from '@rangmala/shared/contract';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { useSentForm } from '@rangmala/shared/forms';
import { Button, LoadingState, Notice, Stack, TextField } from '@rangmala/shared/ui';
import { CheckboxLabel } from './CheckboxLabel.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { getArtistAccountPath } from '../../api/paths.ts';

export function MailSettings({ artistId }: { artistId: string }) {
  const { data, error, reload } = useApi(getArtistAccountPath(artistId));
  return (
    <ProfileSection
      id="email"
      title="Email"
      lead="We’ll email you when a customer books, changes or cancels a session, or sends you a message."
    >
      {data ? (
        <SettingsForm artistId={artistId} account={data} />
      ) : (
        <LoadingState label="Loading your email settings…" error={error} onRetry={reload} />
      )}
    </ProfileSection>
  );
}

/** Returns the latest email address that the artist has entered. The email field contains this address. */
const getDisplayedEmail = ({ email, pending_email }: ArtistAccount): string => pending_email ?? email ?? '';

const REMOVAL_HINT =
  'To remove your address, empty this field and save. We’ll stop emailing you, and you won’t be able to reset your password by email.';

/** Returns the change that saves the entered settings. */
function toChange(account: ArtistAccount, email: string, daily_summary: boolean): ArtistAccountChange {
  const isResend = account.pending_email !== null && daily_summary === account.daily_summary;
  // Sends an unchanged address only to request another link, because an outdated page could overwrite a newer address.
  if (email === getDisplayedEmail(account) && !isResend) return { daily_summary };
  // Clearing a pending address does not remove the verified address.
  const newEmail = email === '' && account.pending_email !== null ? (account.email ?? '') : email;
  return { email: newEmail, daily_summary };
}

function SettingsForm({ artistId, account }: { artistId: string; account: ArtistAccount }) {
  const changeApi = useChangeApi();
  const { field, errors, busy, failure, isSent, form } = useSentForm('PUT /artists/{id}/account', {
    values: { email: getDisplayedEmail(account) },
    keepsValues: true,
    toBody: ({ email = '', daily_summary }) => toChange(account, email.trim(), daily_summary !== undefined),
    send: (body) => changeApi('PUT /artists/{id}/account', { params: { id: artistId }, body }),
  });
  const isRemovable = account.email !== null && account.pending_email === null;

  return (
    <Stack as="form" $maxWidth="32rem" {...form} aria-label="Email settings">
      <TextField
        key={getDisplayedEmail(account)}
        label="Email"
        hint={isRemovable ? REMOVAL_HINT : undefined}
        {...field('email')}
        type="email"
        autoComplete="email"
        error={errors.email ?? failure}
      />
      <CheckboxLabel>
        <input type="checkbox" name="daily_summary" defaultChecked={account.daily_summary} /> Send me a
        summary on the morning of each day with sessions
      </CheckboxLabel>
      {!account.email && !account.pending_email && (
        <Notice tone="info">
          You get no emails yet, because we don’t have your address. Enter it here and save.
        </Notice>
      )}
      {account.pending_email && (
        <Notice tone="info">
          We’ve sent a link to {account.pending_email}. Open it to confirm the address.{' '}
          {account.email && `Until then, we’ll keep writing to ${account.email}. `}
          Save again to get another link
          {account.email && `, or empty the field and save to keep ${account.email}`}.
        </Notice>
      )}
      {isSent && <Notice tone="good">Email settings saved.</Notice>}
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Saving...' : 'Save Email Settings'}
        </Button>
      </div>
    </Stack>
  );
}
