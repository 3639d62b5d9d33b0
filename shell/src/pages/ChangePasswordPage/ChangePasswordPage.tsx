import { useState } from 'react';
import { PASSWORD_MIN, passwordChange } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Button, Notice, PageHeader, PageMeta, PasswordField } from '@rangmala/shared/ui';
import { changePassword } from '../../api/accounts.ts';
import { AccountNav } from '../../components/AccountNav.tsx';
import { FormCard, FormScreen, NeedsScript } from '../../components/FormScreen.tsx';
import { useSentForm } from '../../lib/use-sent-form.ts';

export default function ChangePasswordPage() {
  const { user } = useUser();
  const [isChanged, setChanged] = useState(false);
  const { errors, busy, failure, form } = useSentForm({
    schema: passwordChange,
    otherwise: 'Failed to change password.',
    send: async (given) => {
      setChanged(false);
      await changePassword(given);
      setChanged(true);
    },
  });

  return (
    <FormScreen
      head={
        <>
          <PageMeta
            title="Change Password"
            description="Choose another password for your account at Rangmala."
            noIndex
          />
          <PageHeader
            title="Change Password"
            lead="You stay signed in here. Every other browser that is signed in to your account is signed out."
            trail={[{ name: 'My Account', to: links.account() }, { name: 'Change Password' }]}
          />
        </>
      }
      aside={<AccountNav />}
    >
      <FormCard {...form} aria-label="Change password">
        {/* For password managers, which keep a password with the name it belongs to. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label="Current password"
          name="old_password"
          autoComplete="current-password"
          required
          error={errors.old_password}
        />
        <PasswordField
          label="New password"
          name="new_password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters. A few words in a row are easy to keep in mind.`}
          required
          error={errors.new_password}
        />
        <NeedsScript>Changing the password does not work here.</NeedsScript>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Change Password'}
        </Button>
        {isChanged && (
          <Notice tone="good">
            <p>Password updated successfully!</p>
            <p>Every other browser was signed out.</p>
          </Notice>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <AppLink to={links.forgotPassword()}>Forgot your current password?</AppLink>
      </FormCard>
    </FormScreen>
  );
}
