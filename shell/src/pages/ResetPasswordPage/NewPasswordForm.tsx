import { LINK_EXPIRED } from '@rangmala/shared/contract/rules';
import { FormCard, NewPasswordField, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, NoScriptNotice, Notice } from '@rangmala/shared/ui';
import { useResetPassword } from '../../api/accounts.ts';

export function NewPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const resetPassword = useResetPassword();
  const { errors, busy, failure, form } = useSentForm({
    schema: () =>
      import(/* webpackChunkName: "contract" */ '@rangmala/shared/contract').then(
        ({ passwordResetSchema }) => passwordResetSchema,
      ),
    fallbackMessage: 'Failed to change password.',
    send: async (reset) => {
      await resetPassword(reset);
      onReset();
    },
  });
  const problem = failure ?? errors.token;

  return (
    <FormCard {...form} aria-label="Reset password">
      <input type="hidden" name="token" value={token} />
      <NewPasswordField label="New password" name="password" error={errors.password} />
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
