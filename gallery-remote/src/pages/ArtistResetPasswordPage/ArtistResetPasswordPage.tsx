import { useSearchParams } from '@rangmala/shared/router';
import { FormCard, NewPasswordField, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, ButtonLink, NoScriptNotice, Notice, Page } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';

export default function ArtistResetPasswordPage() {
  const [search] = useSearchParams();
  const { errors, field, busy, failure, isSent, form } = useSentForm('POST /artists/reset-password', {
    fallbackMessage: 'Failed to change password.',
    send: (body) => callApi('POST /artists/reset-password', { body }),
  });
  const problem = failure ?? errors.token;

  return (
    <Page
      narrow
      title="Reset Artist Password"
      description="Set a new password for your artist account."
      trail={[{ name: 'Artist Sign In', to: links.artistLogin() }]}
    >
      {isSent ? (
        <>
          <Notice tone="good">
            <p>Password updated successfully!</p>
            <p>You’ve been signed out everywhere. You can now sign in with your new password.</p>
          </Notice>
          <p>
            <ButtonLink to={links.artistLogin()}>Sign in now</ButtonLink>
          </p>
        </>
      ) : (
        <FormCard {...form} aria-label="Reset artist password">
          <input type="hidden" name="token" value={search.get('token') ?? ''} />
          <NewPasswordField label="New password" {...field('password')} />
          <NoScriptNotice>Setting a new password</NoScriptNotice>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Reset Password'}
          </Button>
          {problem && (
            <Notice tone="bad">
              <p>{problem}</p>
              <AppLink to={links.artistForgotPassword()}>Request a new link</AppLink>
            </Notice>
          )}
        </FormCard>
      )}
    </Page>
  );
}
