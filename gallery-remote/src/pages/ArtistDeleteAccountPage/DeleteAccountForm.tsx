import { useNavigate } from '@rangmala/shared/router';
import type { ArtistDeletionEffects } from '@rangmala/shared/contract';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, Notice, PasswordField, Section } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { formatCount } from '../../lib/format-count.ts';

interface DeleteAccountFormProps {
  artistId: string;
  effects: ArtistDeletionEffects;
}

/** Lists the data that is deleted and kept, and deletes the account when the form with the password is sent. */
export function DeleteAccountForm({ artistId, effects }: DeleteAccountFormProps) {
  const navigate = useNavigate();
  const { field, busy, failure, form } = useSentForm('POST /artists/{id}/deletion', {
    fallbackMessage: 'Your account could not be deleted. Please try again.',
    send: async ({ password }) => {
      await callApi('POST /artists/{id}/deletion', { params: { id: artistId }, body: { password } });
      await navigate(links.artistAccountDeleted(), { replace: true, state: { deleted: true } });
    },
  });

  return (
    <FormCard {...form} aria-label="Delete your artist account">
      <DeletionSummary effects={effects} />
      <input type="text" autoComplete="username" value={artistId} readOnly hidden />
      <PasswordField label="Password" {...field('password')} autoComplete="current-password" required />
      <Button type="submit" variant="danger" busy={busy}>
        Delete My Account
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <AppLink to={links.artist(artistId)}>Keep my account</AppLink>
    </FormCard>
  );
}

function DeletionSummary({
  effects: { artworks, upcoming_sessions: sessions },
}: {
  effects: ArtistDeletionEffects;
}) {
  return (
    <Section $gap="s">
      <p>
        <strong>This cannot be undone.</strong> You’ll be signed out everywhere.
      </p>
      <h2>What will be deleted</h2>
      <ul>
        <li>Your public page, portrait, bio, hours, email address and calendar feed.</li>
        {artworks > 0 && (
          <li>
            Your gallery: {formatCount(artworks, 'artwork')} with{' '}
            {artworks === 1 ? 'its picture' : 'their pictures'}.
          </li>
        )}
        {sessions > 0 && (
          <li>
            {sessions === 1
              ? 'Your upcoming session will be cancelled, and we’ll email the customer.'
              : `Your ${sessions} upcoming sessions will be cancelled, and we’ll email the customers.`}
          </li>
        )}
      </ul>
      <h2>What we’ll keep</h2>
      <ul>
        <li>Past sessions, in your customers’ lists, with your name and your chat messages.</li>
        <li>What customers wrote about the shop, and the shop’s orders and invoices.</li>
      </ul>
    </Section>
  );
}
