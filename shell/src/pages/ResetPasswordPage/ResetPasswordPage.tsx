import { useState } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import { LINK_TOKEN } from '@rangmala/shared/contract/rules';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Notice, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { ResetLinkHelp } from '../../components/ResetLinkHelp.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordChangedNotice } from './PasswordChangedNotice.tsx';

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [isReset, setIsReset] = useState(false);
  const token = search.get('token') ?? '';

  return (
    <FormScreen
      head={
        <>
          <PageMeta
            title="Reset Password"
            description="Set a new password for your account with the link we emailed you."
            noIndex
          />
          {/* The URL may contain the secret token, so the browser must not send the URL as a referrer. */}
          <meta name="referrer" content="no-referrer" />
          <PageHeader
            title="Reset Password"
            lead="Choose a new password. You’ll be signed out on all devices."
            trail={[{ name: 'Home', to: links.home() }, { name: 'Reset Password' }]}
          />
        </>
      }
      aside={<ResetLinkHelp />}
    >
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
