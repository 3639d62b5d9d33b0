import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { passwordResetSchema } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Notice, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { ResetLinkInfo } from '../../components/ResetLinkInfo.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordChangedNotice } from './PasswordChangedNotice.tsx';

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [isSet, setIsSet] = useState(false);
  const token = passwordResetSchema.shape.token.safeParse(search.get('token'));

  return (
    <FormScreen
      head={
        <>
          <PageMeta
            title="Reset Password"
            description="Choose a new password for your account, by the link that we mailed you."
            noIndex
          />
          {/* The address holds the link's secret: it goes nowhere with what this page asks for or leads to. */}
          <meta name="referrer" content="no-referrer" />
          <PageHeader
            title="Reset Password"
            lead="Choose a new password. Every browser that is signed in to your account is signed out by it."
            trail={[{ name: 'Home', to: links.home() }, { name: 'Reset Password' }]}
          />
        </>
      }
      aside={<ResetLinkInfo />}
    >
      {isSet ? (
        <PasswordChangedNotice />
      ) : token.success ? (
        <NewPasswordForm token={token.data} onSet={() => setIsSet(true)} />
      ) : (
        <BrokenLink />
      )}
    </FormScreen>
  );
}

/** A mail program broke the link in two, or somebody came without one. */
function BrokenLink() {
  return (
    <>
      <Notice tone="bad">
        This is not the whole link. Please copy all of it from the mail, or ask for a new one.
      </Notice>
      <p>
        <ButtonLink to={links.forgotPassword()}>Ask for a New Link</ButtonLink>
      </p>
    </>
  );
}
