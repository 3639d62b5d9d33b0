import { useState } from 'react';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, NoScriptNotice, Notice, Page } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { ArtistIdField } from '../../components/ArtistIdField.tsx';

export default function ArtistForgotPasswordPage() {
  const [confirmation, setConfirmation] = useState<string>();
  const { errors, busy, failure, form } = useSentForm('POST /artists/forgot-password', {
    fallbackMessage: 'We couldn’t send the link. Please try again.',
    send: async (body) => setConfirmation((await callApi('POST /artists/forgot-password', { body })).message),
  });

  return (
    <Page
      narrow
      title="Forgot Artist Password"
      description="Get a link to set a new artist password."
      lead="Enter your artist ID and we’ll send a link to your confirmed email address."
      trail={[{ name: 'Artist Sign In', to: links.artistLogin() }]}
    >
      <NoScriptNotice>Requesting a link</NoScriptNotice>
      <FormCard {...form} aria-label="Forgot artist password">
        <ArtistIdField error={errors.artist_id} />
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Send Reset Link'}
        </Button>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {confirmation && <Notice tone="good">{confirmation}</Notice>}
        <p>
          No email address in your account? <AppLink to={links.contact()}>Write to us</AppLink>.
        </p>
      </FormCard>
    </Page>
  );
}
