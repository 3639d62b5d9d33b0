import type { ReactNode } from 'react';
import type { PasswordChange } from '@rangmala/shared/contract';
import { Button, NoScriptNotice, Notice, PasswordField } from '@rangmala/shared/ui';
import { FormCard } from './FormCard.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useSentForm } from './use-sent-form.ts';

export interface ChangePasswordFormProps {
  /** Name under which password managers store the password. */
  username: string;
  /** Sends the change. Rejects with an ApiError when the call fails. */
  change: (passwords: PasswordChange) => Promise<void>;
  /** Shows the button as busy while another page is being opened. */
  isLeaving?: boolean;
  /** Text added to the success message. */
  successNote?: string;
  /** Links at the end of the form. */
  children: ReactNode;
}

/** The form for a signed-in customer or artist to change the password. */
export function ChangePasswordForm({
  username,
  change,
  isLeaving = false,
  successNote,
  children,
}: ChangePasswordFormProps) {
  const { field, busy, failure, isSent, form } = useSentForm('POST /change-password', {
    fallbackMessage: 'Failed to change password.',
    send: change,
  });

  return (
    <FormCard {...form} aria-label="Change password">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        {...field('old_password')}
        autoComplete="current-password"
        required
      />
      <NewPasswordField label="New password" {...field('new_password')} />
      <NoScriptNotice>Changing the password</NoScriptNotice>
      <Button type="submit" busy={busy || isLeaving}>
        {busy ? 'Saving...' : 'Change Password'}
      </Button>
      {isSent && (
        <Notice tone="good">
          <p>Password updated successfully!</p>
          {successNote && <p>{successNote}</p>}
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {children}
    </FormCard>
  );
}
