import { ChangePasswordForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { AccountNav } from '../../components/AccountNav.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';

export default function ChangePasswordPage() {
  const { user } = useUser();
  return (
    <FormScreen
      title="Change Password"
      description="Set a new password for your account."
      lead="You’ll stay signed in here and be signed out on all other devices."
      trail={[{ name: 'My Account', to: links.account() }]}
      aside={<AccountNav />}
    >
      <ChangePasswordForm
        username={user?.email ?? ''}
        change={(body) => callApi('POST /change-password', { body })}
        successNote="You’ve been signed out on all other devices."
      >
        <AppLink to={links.forgotPassword()}>Forgot your current password?</AppLink>
      </ChangePasswordForm>
    </FormScreen>
  );
}
