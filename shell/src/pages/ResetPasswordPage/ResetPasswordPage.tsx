import { useState } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import { LINK_EXPIRED, LINK_TOKEN } from '@rangmala/shared/contract/rules';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, ButtonLink, NoScriptNotice, Notice, Stack } from '@rangmala/shared/ui';
import { FormCard, NewPasswordField, useSentForm } from '@rangmala/shared/forms';
import { callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';
import { ResetLinkHelp } from '../../components/FormAsides.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [isReset, setIsReset] = useState(false);
  const token = search.get('token') ?? '';

  return (
    <FormScreen
      title="Reset Password"
      description="Set a new password for your account with the link we emailed you."
      lead="Choose a new password. You’ll be signed out on all devices."
      trail={[{ name: 'Home', to: links.home() }]}
      aside={<ResetLinkHelp />}
    >
      {/* The URL may contain the secret token, so the browser must not send the URL as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      {isReset ? (
        <PasswordChangedNotice />
      ) : LINK_TOKEN.test(token) ? (
        <NewPasswordForm token={token} onReset={() => setIsReset(true)} />
      ) : (
        <IncompleteLink />
      )}
    </FormScreen>
  );
}

/** Shown when the token is missing or has the wrong format. */
function IncompleteLink() {
  return (
    <>
      <Notice tone="bad">
        This link is incomplete. Copy all of it from the email, or request a new one.
      </Notice>
      <p>
        <ButtonLink to={links.forgotPassword()}>Request a New Link</ButtonLink>
      </p>
    </>
  );
}

/** Replaces the form after a reset and takes the focus. */
function PasswordChangedNotice() {
  return (
    <Stack $gap="l" ref={(element) => element?.focus()} tabIndex={-1}>
      <Notice tone="good">
        <p>Password updated successfully!</p>
        <p>You’ve been signed out everywhere. You can now sign in with your new password.</p>
      </Notice>
      <p>
        <ButtonLink to={links.signIn()}>Sign in now</ButtonLink>
      </p>
    </Stack>
  );
}

function NewPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const { refresh } = useUser();
  const { errors, field, busy, failure, form } = useSentForm('POST /reset-password', {
    fallbackMessage: 'Failed to change password.',
    send: async (body) => {
      await callApi('POST /reset-password', { body });
      // The server has signed out all browsers. Ignores a failure, because the password is already set.
      await refresh().catch(() => undefined);
      onReset();
    },
  });
  const problem = failure ?? errors.token;

  return (
    <FormCard {...form} aria-label="Reset password">
      <input type="hidden" name="token" value={token} />
      <NewPasswordField label="New password" {...field('password')} />
      <NoScriptNotice>Setting a new password</NoScriptNotice>
      <Button type="submit" busy={busy}>
        {busy ? 'Saving...' : 'Reset Password'}
      </Button>
      {problem && (
        <Notice tone="bad">
          <p>{problem}</p>
          {problem === LINK_EXPIRED && <AppLink to={links.forgotPassword()}>Request a new link</AppLink>}
        </Notice>
      )}
    </FormCard>
  );
}
