import { ChangePasswordForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { changePassword } from '../../api/accounts.ts';
import { AccountNav } from '../../components/AccountNav.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';

export default function ChangePasswordPage() {
  const { user } = useUser();
  return (
    <FormScreen
      head={
        <>
          <PageMeta title="Change Password" description="Choose another password for your account." noIndex />
          <PageHeader
            title="Change Password"
            lead="You stay signed in here. Every other browser that is signed in to your account is signed out."
            trail={[{ name: 'My Account', to: links.account() }, { name: 'Change Password' }]}
          />
        </>
      }
      aside={<AccountNav />}
    >
      <ChangePasswordForm
        username={user?.email ?? ''}
        change={changePassword}
        afterwards="Every other browser was signed out."
      >
        <AppLink to={links.forgotPassword()}>Forgot your current password?</AppLink>
      </ChangePasswordForm>
    </FormScreen>
  );
}
