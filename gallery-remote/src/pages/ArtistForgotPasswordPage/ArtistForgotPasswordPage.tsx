import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, NoScriptNotice, Notice, Page } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { ArtistIdField } from '../../components/ArtistIdField.tsx';

export default function ArtistForgotPasswordPage() {
  const { errors, busy, failure, result, form } = useSentForm('POST /artists/forgot-password', {
    fallbackMessage: 'We couldn’t send the link. Please try again.',
    send: (body) => callApi('POST /artists/forgot-password', { body }),
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
        {result && <Notice tone="good">{result.message}</Notice>}
        <p>
          No email address in your account? <AppLink to={links.contact()}>Write to us</AppLink>.
        </p>
      </FormCard>
    </Page>
  );
}
